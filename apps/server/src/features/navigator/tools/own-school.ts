import { planLabels } from '@bearings/domain/colleges/rules'
import { decidedStatuses } from '@bearings/domain/list/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { day, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { essayLine, isDone } from './own-essays.ts'
import { missingLetters } from './own-letters.ts'
import { citeList } from './own-list.ts'
import { tool } from './tool.ts'

/** Checklist items and essays in one answer. */
const most = 10

export const mySchool = tool({
  description:
    'Where the student’s own application to one college stands: status, plan, deadline, and what is still open of its checklist, essays and letters',
  input: z.object({ college: z.string().min(1).max(200) }),
  async run(context, { college }, notes) {
    const entry = await entryOf(context, college)
    if (!entry) return 'That college is not on your list. [Find it](/schools/find) to add it.'
    const mark = citeList(notes)
    const open = decidedStatuses.includes(entry.status) ? [] : await openOf(context, entry)
    const rest = open.length > most ? `\n- and ${open.length - most} more` : ''
    const left =
      open.length > 0
        ? ` Still open:\n${open
            .slice(0, most)
            .map((line) => `- ${line}`)
            .join('\n')}${rest}\n\n`
        : ' Nothing on its checklist and none of its essays or letters is open. '
    return `${headOf(entry, context.today)}${mark}.${left}[Open its page](/schools/${entry.id}/research)`
  },
})

/** Returns the student's entry for a college, by id or by name; `undefined` if it is not on the list. */
export async function entryOf(context: QuestionContext, college: string): Promise<ListEntry | undefined> {
  const [known] = await context.colleges([college])
  return known && (await context.list()).find(({ schoolId }) => schoolId === known.id)
}

function headOf({ name, status, plan, deadline }: ListEntry, today: string): string {
  const date = deadline ? `${day(deadline)} (${untilDay(deadline, today)})` : 'no deadline yet'
  return `**${quoted(name)}** is ${status} on your list: ${plan ? `${planLabels[plan]}, ` : ''}${date}`
}

async function openOf(context: QuestionContext, { id }: ListEntry): Promise<string[]> {
  const { items } = await context.entry(id)
  const essays = (await context.essays()).filter((essay) => essay.entryId === id && !isDone(essay))
  const { recommenders, schools } = await context.recommenders()
  const school = schools.find(({ entryId }) => entryId === id)
  const letters = school ? missingLetters(school, { recommenders }) : null
  return [
    ...items
      // Essays and letters have lines of their own.
      .filter(({ done, kind }) => !done && !(kind === 'essays' && essays.length > 0))
      .filter(({ kind }) => !(kind === 'recommendations' && letters !== null))
      .map(({ label, dueOn }) => `${quoted(label)}${dueOn ? `, by ${day(dueOn)}` : ''}`),
    ...essays.map((essay) => essayLine(context, essay)),
    ...(letters ? [`[Letters](/recommenders): ${letters}`] : []),
  ]
}
