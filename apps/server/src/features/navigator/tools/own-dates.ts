import { cycleOn } from '@bearings/domain/calendar-dates'
import { openingOf } from '@bearings/domain/class-year'
import { testDay } from '@bearings/domain/deadlines/options'
import { isLate, isOwn, leftInWords, undatedIn, undatedInWords } from '@bearings/domain/deadlines/rules'
import { pathOf } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { addDays, dateInWords } from '@bearings/domain/today'
import { truncateLine } from '@bearings/domain/truncate'
import { capitalized, day, inProse, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { type Notes, ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { tool } from './tool.ts'

const page = () => ownSource('Your deadlines', '/deadlines')
const most = 8

export const myDeadlines = tool({
  description:
    'The student’s own dates that are not done: schools, essays, checklists, tasks of the advisor. Late ones first',
  input: z.object({
    /** Up to this many days from today. `null` for the next dates. */
    days: z.number().int().min(0).max(400).nullable(),
    onlyLate: z.boolean(),
  }),
  async run(context, { days, onlyLate }, notes) {
    const all = await context.deadlines()
    notes.use('your deadlines')
    const mark = notes.cite(page())
    const open = all.filter((one) => !one.done && isOwn(one))
    const late = open.filter((one) => isOver(context, one))
    if (open.length === 0) return `Nothing that is still open has a date${mark}. ${await whyNone(context)}`
    if (onlyLate) return lateOnly(context, late, mark)
    const last = days === null ? null : addDays(context.today, days)
    const coming = open.filter((one) => !late.includes(one) && (last === null || one.date <= last))
    const span = last === null ? '' : days === 0 ? ' today' : ` up to ${day(last)}`
    const lateLine =
      late.length > 0
        ? `${capitalized(counted(late.length, 'date is late', 'dates are late'))}${mark}:\n${lines(context, late)}\n\n`
        : ''
    if (coming.length === 0)
      return `${lateLine}Nothing${late.length > 0 ? ' else' : ''} is due${span}${mark}.${nextOne(context, open, late)} [All deadlines](/deadlines)`
    const rest =
      coming.length > most ? `\n\nAnd ${counted(coming.length - most, 'more date')} after these.` : ''
    const head = days === null ? 'Your next dates' : `Due${span}: ${counted(coming.length, 'date')}`
    return `${lateLine}${head}${mark}:\n${lines(context, coming.slice(0, most))}${rest} [All deadlines](/deadlines)`
  },
})

/** Says why nothing has a date: the dates of the schools are not known yet, or there are no schools. */
async function whyNone(context: QuestionContext): Promise<string> {
  const undated = undatedIn(await context.list())
  if (undated.length === 0)
    return 'Name a college, and I look up its dates. Your own come with the schools you add to [your list](/schools) and the plans you choose for them.'
  if (context.cycle > cycleOn(context.today)) return undatedInWords(undated.length, openingOf(context.cycle))!
  const names = inProse(undated.slice(0, most).map(({ name }) => quoted(name)))
  const more = undated.length > most ? ` and ${undated.length - most} more` : ''
  return `No date is known yet for ${names}${more}. Look it up on the college’s own page, and set it in [your list](/schools), so that you are reminded.`
}

function lateOnly(context: QuestionContext, late: Deadline[], mark: string): string {
  if (late.length === 0) return `Nothing is late${mark}.`
  return `${capitalized(counted(late.length, 'date is late', 'dates are late'))}${mark}:\n${lines(context, late)}\n\nIf a college’s date has passed, its page on [your list](/schools) names the next plan that is still open, and your advisor can ask for an extension.`
}

function nextOne(context: QuestionContext, open: readonly Deadline[], late: readonly Deadline[]): string {
  const next = open.find((one) => !late.includes(one))
  return next
    ? ` The next date is ${day(next.date)} (${untilDay(next.date, context.today)}): ${nameOf(next)}.`
    : ''
}

export function isOver({ request: { actor, now } }: QuestionContext, deadline: Deadline): boolean {
  return isLate(deadline, actor.timeZone, now())
}

export function lines(context: QuestionContext, dates: readonly Deadline[]): string {
  return dates
    .map((one) => {
      const left = leftInWords(one)
      return `- **${day(one.date)}** (${untilDay(one.date, context.today)}): [${nameOf(one)}](${pathOf(one)})${left ? `, ${left}` : ''}`
    })
    .join('\n')
}

export function nameOf({ source, title, detail, schoolName }: Deadline): string {
  const short = truncateLine(quoted(title), 79)
  if (source === 'school') return `${short}, ${detail}`
  if (source === 'task') return `${short} (from your advisor)`
  return schoolName && schoolName !== title ? `${quoted(schoolName)}: ${short}` : short
}

export const testDates = tool({
  description: 'Coming dates of the SAT and ACT with the days to register by',
  input: z.object({ test: z.enum(['SAT', 'ACT', 'PSAT']).nullable() }),
  async run(context, { test }, notes) {
    const all = (await context.deadlines()).filter(
      ({ source, title }) => source === 'test' && (test === null || title.startsWith(test)),
    )
    const days = all.filter(({ title }) => !/registration/i.test(title)).slice(0, test === null ? 5 : 4)
    if (days.length === 0)
      return `No ${test ?? 'SAT or ACT'} date after today is in the catalog yet. [The guide to the dates](/resources/guides/sat-and-act-dates) says who publishes them.`
    const lines = days.map((one) => {
      const registrations = all
        .filter(({ title, detail }) => /registration/i.test(title) && detail.includes(dateInWords(one.date)))
        .map(
          ({ title, date }) =>
            `${/late/i.test(title) ? 'late registration' : 'registration'} until ${day(date)}`,
        )
      const source = one.published
        ? notes.cite({ title: `${one.title} dates`, url: one.published.url, kind: 'catalog' })
        : ''
      const isClosed = registrations.length === 0 && one.detail === testDay
      const open = isClosed ? ['registration for it is closed'] : registrations
      // Without a date to register by, the notes say how it is given and who signs up where.
      const how = one.detail === testDay ? '' : `. ${one.detail.replace(/\.$/, '')}`
      const rest = open.length > 0 ? `; ${open.join(', ')}` : how
      return `- ${one.title}: **${day(one.date)}** (${untilDay(one.date, context.today)})${rest}${source}`
    })
    notes.use('published test dates')
    return `The next test dates:\n${lines.join('\n')}\n\nThey are among [your deadlines](/deadlines) too.`
  },
})

/** Returns the open dates, for tools that say what is most urgent. */
export async function openDates(context: QuestionContext): Promise<{ late: Deadline[]; coming: Deadline[] }> {
  const open = (await context.deadlines()).filter((one) => !one.done && isOwn(one))
  const late = open.filter((one) => isOver(context, one))
  return { late, coming: open.filter((one) => !late.includes(one)) }
}

export function citeDates(notes: Notes): string {
  notes.use('your deadlines')
  return notes.cite(page())
}
