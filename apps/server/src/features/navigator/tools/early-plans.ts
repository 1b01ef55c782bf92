import { cycleOn } from '@bearings/domain/calendar-dates'
import { openingOf } from '@bearings/domain/class-year'
import { earlyRounds, roundLabels } from '@bearings/domain/colleges/rules'
import type { Deadline } from '@bearings/domain/colleges/schema'
import { stages } from '@bearings/domain/list/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { day, inProse, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { figureSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import { citeList, emptyList } from './own-list.ts'
import { tool } from './tool.ts'

const most = 30

type Early = { entry: ListEntry; rounds: Deadline[] }

export const earlyPlans = tool({
  description:
    'Which schools of the student’s list that are not sent yet have an early plan that is still open',
  input: z.object({}),
  async run(context, _input, notes) {
    const { today, cycle } = context
    const list = await context.list()
    if (list.length === 0) return emptyList(notes)
    const mark = citeList(notes)
    if (cycle > cycleOn(today))
      return `It is not too late: the dates for your class are published from ${openingOf(cycle)}${mark}.`
    const unsent = list.filter(({ status }) => stages.planning.some((planning) => planning === status))
    if (unsent.length === 0) return `Every application on your list is sent or closed${mark}.`
    const known: Early[] = await Promise.all(
      unsent.slice(0, most).map(async (entry) => {
        const { deadlines } = entry.schoolId ? await context.school(entry.schoolId) : { deadlines: [] }
        return { entry, rounds: deadlines.filter(({ round }) => earlyRounds.includes(round)) }
      }),
    )
    const isReported = ({ state, date }: Deadline) => state === 'reported' && date !== null
    const isOpen = (deadline: Deadline) => isReported(deadline) && deadline.date! >= today
    const open = known.filter(({ rounds }) => rounds.some(isOpen))
    const closed = known.filter((early) => !open.includes(early) && early.rounds.some(isReported))
    const unsure = known.filter(({ rounds }) => rounds.length > 0 && !rounds.some(isReported))
    const without = known.filter(({ rounds }) => rounds.length === 0)

    const lines = open.map(({ entry, rounds }) => {
      const dates = rounds.filter(isOpen).map((deadline) => {
        const source = notes.cite(figureSource(deadline.source, deadline.cycle, '/schools'))
        return `${roundLabels[deadline.round]} **${day(deadline.date!)}** (${untilDay(deadline.date!, today)})${source}`
      })
      return `- [${quoted(entry.name)}](/schools/${entry.id}/research): ${inProse(dates)}`
    })
    const schools = counted(unsent.length, 'school')
    return [
      open.length > 0
        ? `Of the ${schools} on your list still to be sent, ${open.length} ${open.length === 1 ? 'has' : 'have'} an early plan that is still open${mark}:\n${lines.join('\n')}`
        : `Of the ${schools} on your list still to be sent, none has an early plan that is ${unsure.length > 0 ? 'known to be' : 'still'} open${mark}. [Your other dates](/deadlines)`,
      sentence('Early plans have closed at', closed),
      sentence('No early date is published for this year at', unsure),
      sentence('No early plan is published for', without),
    ]
      .filter((part) => part !== null)
      .join('\n\n')
  },
})

function sentence(words: string, schools: readonly Early[]): string | null {
  return schools.length > 0 ? `${words} ${inProse(schools.map(({ entry }) => quoted(entry.name)))}.` : null
}
