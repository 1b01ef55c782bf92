import { isPastDay } from '#calendar-dates.ts'
import { isLate, isOwn } from '#deadlines/rules.ts'
import type { Deadline } from '#deadlines/schema.ts'
import { isFinished } from '#essays/rules.ts'
import { askBy, nextNeeded } from '#recommenders/rules.ts'
import { shareWritten } from './applications.ts'
import type { Here, SeniorFacts, Thing } from './thing.ts'

/**
 * Returns the things with a date of their own. What belongs to an application that is still to be sent counts
 * there, unless it is due before it.
 */
export function datedThings({
  deadlines,
  essays,
  ...here
}: Here & Pick<SeniorFacts, 'deadlines' | 'essays'>) {
  const unsent = new Map(
    deadlines.flatMap(({ source, id, done, date }) => (source === 'school' && !done ? [[id, date]] : [])),
  )
  return deadlines
    .filter((deadline) => isOwn(deadline) && deadline.source !== 'school' && !deadline.done)
    .flatMap((deadline) => {
      const sendBy = deadline.entryId === null ? undefined : unsent.get(deadline.entryId)
      const late = isLate(deadline, here.timeZone, here.now)
      if (sendBy !== undefined && (late || deadline.date >= sendBy)) return []
      // Nobody can still apply for a scholarship whose date has passed.
      return late && deadline.source === 'scholarship' ? [] : [dated(deadline, late, essays)]
    })
}

function dated(deadline: Deadline, late: boolean, essays: SeniorFacts['essays']): Thing {
  const { id, date, schoolName } = deadline
  const when = { id, date: late ? null : date, missed: late ? date : null }
  const essay = deadline.source === 'essay' && essays.find((each) => each.id === id)
  if (essay) return { kind: 'essay', ...when, done: shareWritten(essay), essay, schoolName, isFor: null }
  return { kind: 'dated', ...when, done: 0, deadline }
}

/** Returns unfinished essays without a date. One that is shared counts by the next application that is due. */
export function undatedEssays(essays: SeniorFacts['essays'], applications: readonly Thing[]): Thing[] {
  const [next] = applications
    .flatMap((thing) => (thing.kind === 'application' && thing.date !== null ? [thing] : []))
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
  return essays
    .filter((essay) => essay.entryId === null && essay.deadline === null && !isFinished(essay))
    .map((essay) => {
      const { id } = essay
      const when = { id, date: next?.date ?? null, missed: null, done: shareWritten(essay) }
      return { kind: 'essay', ...when, essay, schoolName: null, isFor: next?.name ?? null }
    })
}

/** Returns the people who are still to be asked for a letter. Once the day to ask has passed, it is today. */
export function lettersToAsk({
  recommenders: { recommenders, schools },
  today,
}: Here & Pick<SeniorFacts, 'recommenders'>) {
  return recommenders.flatMap((writer): Thing[] => {
    const by = askBy(writer, schools, today)
    const school = nextNeeded(writer, schools, today)
    if (by === null || school === null) return []
    const what = {
      kind: 'letter',
      name: writer.name,
      school: school.name,
      neededBy: school.deadline,
    } as const
    return [{ ...what, id: writer.id, date: isPastDay(by, today) ? today : by, missed: null, done: 0 }]
  })
}
