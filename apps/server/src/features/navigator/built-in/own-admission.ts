import { planLabels } from '@bearings/domain/colleges/rules'
import { stages } from '@bearings/domain/list/options'
import type { AnswerCard } from '#features/library/content/answers.ts'
import type { Notes } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import type { Ask } from '../requests/requests.ts'
import { planIn } from '../slots/slots.ts'
import { citeList } from '../tools/own-list.ts'
import { entryOf } from '../tools/own-school.ts'

/**
 * Returns what the asker's own list adds to what comes after a yes, and the card that holds where it is binding; `null`
 * if nothing of it is known, or the card is about something else.
 */
export async function ownAdmission(
  context: QuestionContext,
  { card, of }: { card: AnswerCard; of?: Ask },
  notes: Notes,
): Promise<{ card: AnswerCard; said: string } | null> {
  const [college] = of?.colleges ?? []
  if (card.slug === ofSent && college) return ownSending(context, { card, college }, notes)
  if (card.slug !== ofAdmitted || !of || !college) return null
  const entry = await entryOf(context, college.id)
  const round = entry?.plan ?? planIn(of.text)
  const isBinding = round === 'early_decision' || round === 'early_decision_2'
  const bound = isBinding ? (await context.answers()).find(({ slug }) => slug === ofBound) : undefined
  if (!entry) return bound ? { card: bound, said: '' } : null
  const plan = entry.plan ? `, ${planLabels[entry.plan]}` : ''
  const isMarked = stages.decided.some((status) => status === entry.status)
  const mark = isMarked ? '' : ' Set it to Accepted in [your list](/schools), so that it counts as an offer.'
  const waiting = (await context.list()).filter(
    ({ id, status }) => id !== entry.id && stages.waiting.some((one) => one === status),
  ).length
  const others =
    waiting > 0
      ? ` ${counted(waiting, 'other application')} ${waiting === 1 ? 'waits' : 'wait'} for an answer.`
      : ''
  return {
    card: bound ?? card,
    said: `**${quoted(entry.name)}** is ${entry.status} on your list${plan}${citeList(notes)}.${mark}${others}`,
  }
}

/** Says what the list has to be told of an application that was sent. */
async function ownSending(
  context: QuestionContext,
  { card, college }: { card: AnswerCard; college: Ask['colleges'][number] },
  notes: Notes,
): Promise<{ card: AnswerCard; said: string } | null> {
  const entry = await entryOf(context, college.id)
  if (!entry || !stages.planning.some((status) => status === entry.status)) return null
  const page = `/schools/${entry.id}/research`
  notes.offer({ kind: 'open', label: 'Mark it as submitted', url: page })
  return {
    card,
    said: `**${quoted(entry.name)}** is still ${entry.status} on your list${citeList(notes)}: set it to Submitted on [its page](${page}), so that its reminders stop.`,
  }
}

const ofSent = 'what-happens-now'
const ofAdmitted = 'admitted-what-now'
const ofBound = 'withdraw-others-after-ed-yes'
