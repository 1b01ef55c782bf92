import { weekAfter } from '@bearings/domain/weeks/rules'
import { day, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { type Notes, ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { citeDates, lines, nameOf, openDates } from './own-dates.ts'
import { essayName } from './own-essays.ts'
import { tool } from './tool.ts'

function citeWeek(notes: Notes): string {
  notes.use('your weekly log')
  return notes.cite(ownSource('Your weekly log', '/dashboard'))
}

export const myWeek = tool({
  description: 'The student’s weekly log: goal and tasks of this week or the next one',
  input: z.object({ next: z.boolean() }),
  async run(context, { next }, notes) {
    const { current, planned } = await context.weeks()
    const mark = citeWeek(notes)
    const following = weekAfter(current.weekStartDate)
    const week = next ? planned.find(({ weekStartDate }) => weekStartDate === following) : current
    const which = next ? 'Next week' : 'This week'
    if (!week || (week.tasks.length === 0 && week.weekGoal === ''))
      return `${which} has no goal and no tasks yet${mark}. [Plan it](/dashboard)`
    const done = week.tasks.filter((task) => task.done).length
    const open = week.tasks.filter((task) => !task.done).map(({ text }) => `- ${quoted(text)}`)
    const goal = week.weekGoal ? ` Goal: ${quoted(week.weekGoal)}.` : ''
    const tasks = open.length > 0 ? ` Still open:\n${open.join('\n')}\n\n` : ' '
    const count = week.tasks.length
    const state =
      count === 0
        ? 'has no tasks yet'
        : `${done} of ${counted(count, 'task')} ${count === 1 ? 'is' : 'are'} done`
    return `${which} ${state}${mark}.${goal}${tasks}[Open the weekly log](/dashboard)`
  },
})

export const advisorTasks = tool({
  description: 'What the student’s advisor has given them to do and is not done',
  input: z.object({}),
  async run(context, _input, notes) {
    const { tasks, counts } = await context.tasks()
    notes.use('tasks from your advisor')
    const mark = notes.cite(ownSource('Tasks from your advisor', '/student/advisor'))
    if (counts.pending === 0)
      return `You have no open tasks from your advisor${mark}. [My Advisor](/student/advisor)`
    const rows = tasks.slice(0, 8).map(({ id, title, dueOn }) => {
      const due = dueOn ? `, due ${day(dueOn)} (${untilDay(dueOn, context.today)})` : ''
      return `- [${quoted(title)}](/student/advisor?task=${id})${due}`
    })
    const head =
      counts.pending === 1 ? 'One task from your advisor is' : `${counts.pending} tasks from your advisor are`
    return `${head} open${mark}:\n${rows.join('\n')}`
  },
})

export const nextSteps = tool({
  description:
    'What the student should do now: the next dates, the essay that is due first, open tasks, what is late',
  input: z.object({}),
  async run(context, _input, notes) {
    const { late, coming } = await openDates(context)
    const mark = citeDates(notes)
    const steps: string[] = []
    if (coming.length > 0) steps.push(`**What is due next**${mark}:\n${lines(context, coming.slice(0, 3))}`)
    steps.push(...(await nextEssay(context, notes)), ...(await openThisWeek(context, notes)))
    if (late.length > 0)
      steps.push(
        `**What is late**${mark}:\n${lines(context, late.slice(0, 3))}\n\nThe page of a school whose date has passed names the next plan that is still open.`,
      )
    if (steps.length === 0)
      return `Nothing is late, and nothing has a date${mark}. A good next step: [finish your profile](/profile), then [put schools on your list](/schools), so that dates and essays follow.`
    // What can still be in time comes before what cannot.
    const first = coming[0] ?? late[0]
    const start = first
      ? `Start with one thing: ${nameOf(first)} (${untilDay(first.date, context.today)}). `
      : ''
    return `${start}In this order:\n\n${steps.join('\n\n')}`
  },
})

async function nextEssay(context: QuestionContext, notes: Notes): Promise<string[]> {
  const open = (await context.essays()).filter(
    ({ status }) => status === 'drafting' || status === 'reviewing',
  )
  const [next] = open.toSorted(
    (one, other) =>
      (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') || one.words - other.words,
  )
  if (!next) return []
  notes.use('your essays')
  const mark = notes.cite(ownSource('Your essays', '/essays'))
  const due = next.deadline ? `, due ${untilDay(next.deadline, context.today)}` : ''
  const written = next.words === 0 ? 'not started' : counted(next.words, 'word')
  return [`**The essay to write on**: [${essayName(next)}](/essays/${next.id}) (${written}${due})${mark}.`]
}

async function openThisWeek(context: QuestionContext, notes: Notes): Promise<string[]> {
  const open = (await context.weeks()).current.tasks.filter((task) => !task.done)
  if (open.length === 0) return []
  const names = open.slice(0, 3).map(({ text }) => quoted(text))
  return [
    `**In this week’s log** ${counted(open.length, 'task')} ${open.length === 1 ? 'is' : 'are'} open${citeWeek(notes)}: ${names.join('; ')}.`,
  ]
}
