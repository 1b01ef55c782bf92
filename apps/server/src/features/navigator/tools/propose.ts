import { takesNobody } from '@bearings/domain/colleges/changes/options'
import { planLabels } from '@bearings/domain/colleges/rules'
import { Plan } from '@bearings/domain/colleges/schema'
import { remindersInWords } from '@bearings/domain/deadlines/options'
import { bounds as listBounds } from '@bearings/domain/list/options'
import { prefilledDeadline } from '@bearings/domain/list/plans'
import { truncate } from '@bearings/domain/truncate'
import { mondayOf } from '@bearings/domain/weeks/mondays'
import { bounds } from '@bearings/domain/weeks/options'
import { capitalized, day, inProse, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { changeSentence } from '../college/change.ts'
import { quoted, unmarked } from '../prose.ts'
import { tool } from './tool.ts'

// These change nothing: they put a card below the answer, and the student's own confirmation calls the endpoint.

export const proposeSchool = tool({
  description:
    'Offer to add a college to the student’s list. The student confirms it on a card; nothing changes until then',
  input: z.object({ college: z.string().max(160), plan: Plan.nullable() }),
  async run(context, { college, plan }, notes) {
    const [found] = await context.colleges([college])
    if (!found)
      return `The catalog has no college called ${quoted(college)}. You can [add it by hand](/schools).`
    const name = quoted(found.name)
    const own = (await context.list()).find(({ schoolId }) => schoolId === found.id)
    if (own) return `**${name}** is on your list already. [Open it](/schools/${own.id}/research)`
    const school = await context.school(found.id)
    if (takesNobody(school.change))
      return `${changeSentence(context, school, notes)}So I do not propose adding it. [Find Schools](/schools/find) has others.`
    const { deadlines } = school
    const choice = plan ?? usualPlan(deadlines.map(({ round }) => round))
    const date = prefilledDeadline(choice, deadlines, context.cycle)?.date
    const detail = [
      'My School List',
      choice && planLabels[choice],
      date && `${day(date)}, ${untilDay(date, context.today)}`,
    ]
    notes.propose({
      kind: 'add-school',
      title: `Add ${name}?`,
      detail: detail.filter((part) => typeof part === 'string').join(' · '),
      schoolId: found.id,
      plan: choice,
    })
    const plans = `${choice ? ` with ${planLabels[choice]}` : ''}${date ? `, due ${day(date)}` : ''}`
    return `I can add **${name}** to your list${plans}. Confirm it on the card below; nothing changes until you do.`
  },
})

function usualPlan(rounds: readonly string[]): Plan | null {
  return (['regular', 'rolling', 'priority'] as const).find((plan) => rounds.includes(plan)) ?? null
}

export const proposeTask = tool({
  description: 'Offer to put a task into a week of the student’s log. The student confirms it on a card',
  input: z.object({ text: z.string().min(1).max(bounds.task.max), on: z.iso.date().nullable() }),
  async run(context, { text, on }, notes) {
    const weekStart = mondayOf(on !== null && on >= context.today ? on : context.today)
    const week = weekStart === mondayOf(context.today) ? 'this week' : `the week of ${day(weekStart)}`
    const task = sentence(truncate(unmarked(text), bounds.task.max))
    if (!/[\p{L}\p{N}]/u.test(task))
      return 'What should the task be? For example: “Add a task for this week: ask Mr. Reyes for a letter.”'
    notes.propose({
      kind: 'plan-task',
      title: `Plan “${task}”?`,
      detail: `Weekly log · ${week}`,
      weekStart,
      text: task,
    })
    return `I can put “${quoted(task)}” into ${week} of your log. Confirm it on the card below.`
  },
})

export const proposeReminder = tool({
  description: `Offer a reminder: a dated item on the checklist of a school of the list, of which the student is reminded ${remindersInWords}. The student confirms it on a card`,
  input: z.object({
    college: z.string().max(160).nullable(),
    text: z.string().min(1).max(listBounds.checklistItem.max),
    on: z.iso.date(),
  }),
  async run(context, { college, text, on }, notes) {
    const label = sentence(truncate(unmarked(text), listBounds.checklistItem.max))
    if (on < context.today) return `${day(on)} has passed. Which day do you mean?`
    const list = await context.list()
    const found = college ? (await context.colleges([college]))[0] : undefined
    const entry = list.find(({ schoolId, id }) => (found ? schoolId === found.id : id === context.entryId))
    if (!entry && found)
      return `**${quoted(found.name)}** is not on your list. Add it first, then dates on its checklist remind you.`
    if (!entry) {
      const names = list.slice(0, 3).map(({ name }) => quoted(name))
      const hint =
        names.length > 0
          ? `: name a school, such as ${inProse(names, 'or')}, to be reminded ${remindersInWords}`
          : ''
      const proposal = await proposeTask.run(context, { text: `${label} (by ${day(on)})`, on }, notes)
      return `${proposal} The weekly log sends no reminders; the checklist of a school does${hint}.`
    }
    const name = quoted(entry.name)
    notes.propose({
      kind: 'set-reminder',
      title: `Set “${label}”?`,
      detail: `${name} · checklist · ${day(on)}`,
      entryId: entry.id,
      label,
      dueOn: on,
    })
    return `I can put “${quoted(label)}” on the checklist of **${name}** for ${day(on)} (${untilDay(on, context.today)}). You are reminded ${remindersInWords}. Confirm it on the card below.`
  },
})

function sentence(text: string): string {
  return capitalized(text.replace(/^[\s:,-]+|[\s:,-]+$/g, ''))
}
