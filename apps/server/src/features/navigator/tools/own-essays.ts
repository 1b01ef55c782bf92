import { statusLabels } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { truncateLine } from '@bearings/domain/truncate'
import { day, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { coachingOf } from '../coaching.ts'
import { ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { tool } from './tool.ts'

export const myEssays = tool({
  description:
    'How far each of the student’s essays is: words, limit, status and deadline, without the texts',
  input: z.object({}),
  async run(context, _input, notes) {
    const essays = await context.essays()
    notes.use('your essays')
    const mark = notes.cite(ownSource('Your essays', '/essays'))
    if (essays.length === 0) return `You have no essays in Bearings yet${mark}. [Add the first](/essays)`
    const done = essays.filter(isDone)
    const open = essays.filter((essay) => !isDone(essay)).toSorted(byDate)
    const begun = open.filter(({ words }) => words > 0).length
    const head = `You have ${counted(essays.length, 'essay')}${mark}: ${done.length} finished, ${begun} started, ${open.length - begun} not started.`
    if (open.length === 0) return `${head} Nothing is left to write.`
    const rows = open.slice(0, 8).map((essay) => `- ${essayLine(context, essay)}`)
    const rest = open.length > 8 ? `\n- and ${open.length - 8} more` : ''
    return `${head} Left to write:\n${rows.join('\n')}${rest}\n\n[Open your essays](/essays)`
  },
})

export function isDone({ status }: EssaySummary): boolean {
  return status === 'complete' || status === 'submitted'
}

function byDate(one: EssaySummary, other: EssaySummary): number {
  return (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999')
}

export function essayName({
  promptName,
  schoolName,
}: Pick<EssaySummary, 'promptName' | 'schoolName'>): string {
  const prompt = quoted(truncateLine(promptName, 70))
  return schoolName ? `${quoted(schoolName)}: ${prompt}` : prompt
}

/** Returns an essay with its length, status and deadline, and a link to it. */
export function essayLine(context: QuestionContext, essay: EssaySummary): string {
  const written =
    essay.words === 0
      ? 'not started'
      : essay.wordLimit === null
        ? counted(essay.words, 'word')
        : `${essay.words} of ${essay.wordLimit} words`
  const due = essay.deadline
    ? `, due ${day(essay.deadline)} (${untilDay(essay.deadline, context.today)})`
    : ''
  return `[${essayName(essay)}](/essays/${essay.id}): ${written}, ${statusLabels[essay.status].toLowerCase()}${due}`
}

export const coachEssay = tool({
  description:
    'Observations on one of the student’s own essays (structure, length, repeated words, passive openings) and questions to think about. It never returns text to use',
  input: z.object({ essay: z.string().max(200) }),
  async run(context, { essay: wanted }, notes) {
    const essays = await context.essays()
    const found = essayMeant(context, essays, wanted)
    if (!found) {
      const begun = essays.filter(({ words }) => words > 0).slice(0, 6)
      if (begun.length === 0)
        return `None of your essays has text yet${notes.cite(ownSource('Your essays', '/essays'))}. [Begin one](/essays), and I will read it with you: I ask and point, the words remain yours.`
      return `Which one should I read? ${begun.map((essay) => `“${essayName(essay)}”`).join(', ')}. You can also ask from the essay’s own page.`
    }
    if (found.words === 0)
      return `“${essayName(found)}” has no text yet. Write badly for ten minutes, then ask again. [Open it](/essays/${found.id})`
    const { content, promptName, wordLimit } = await context.essayToCoach(found.id)
    notes.use('your essay')
    const mark = notes.cite(ownSource(`Your essay: ${essayName(found)}`, `/essays/${found.id}`))
    const { observations, questions } = coachingOf({ text: content, prompt: promptName, wordLimit })
    return [
      `What I see in “${essayName(found)}”${mark}:`,
      observations.map((line) => `- ${line}`).join('\n'),
      '',
      'Questions to take back to it:',
      questions.map((line) => `- ${line}`).join('\n'),
      '',
      'I point and ask; the sentences stay yours. A teacher or your advisor should read it too.',
    ].join('\n')
  },
})

/** Finds the essay that the words name, that the page shows, or that is the only one with text. */
function essayMeant(
  context: QuestionContext,
  essays: readonly EssaySummary[],
  wanted: string,
): EssaySummary | undefined {
  const here = essays.find(({ id }) => id === context.essayId || id === wanted)
  if (here) return here
  const words =
    wanted
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu)
      ?.filter((word) => !ordinary.has(word)) ?? []
  const named = essays
    .map((essay) => ({
      essay,
      hits: words.filter((word) => essayName(essay).toLowerCase().includes(word)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits || other.essay.words - one.essay.words)
  if (named[0]) return named[0].essay
  const ofPage = essays.filter(
    ({ entryId, words: written }) => entryId !== null && entryId === context.entryId && written > 0,
  )
  const begun = essays.filter(({ words: written }) => written > 0)
  if (ofPage.length === 1) return ofPage[0]
  return begun.length === 1 ? begun[0] : undefined
}

const ordinary = new Set(
  'essay essays personal review feedback read this that draft look over help with please give some check what think about could would strengthen improve critique coach edit revise thoughts good'.split(
    ' ',
  ),
)

/** The answer to every request for a text, with and without a model. */
export const refusal =
  'I do not write essays, not even a paragraph: colleges ask for your own words, and many say that text from a tool counts as fraud. What I can do is read your draft, say what I see and ask questions. [Open your essays](/essays) and ask me to read one, or tell me the prompt and three things that happened to you, and I will ask about them.'
