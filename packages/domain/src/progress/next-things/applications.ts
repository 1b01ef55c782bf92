import { isLate, undatedIn } from '#deadlines/rules.ts'
import { isFinished, mostWords, wordsOfDraft } from '#essays/rules.ts'
import type { SeniorFacts, Thing, Written } from './thing.ts'

type Facts = Pick<SeniorFacts, 'deadlines' | 'schools' | 'essays' | 'timeZone' | 'now'>

/** Returns a thing for each application that is still to be sent, whatever became of its date. */
export function applicationThings({ deadlines, schools, essays, timeZone, now }: Facts): Thing[] {
  const dated = deadlines
    .filter(({ source, done }) => source === 'school' && !done)
    .flatMap((deadline): Thing[] => {
      const { id, title: name, detail: plan, date } = deadline
      const entry = schools.find((school) => school.id === id)
      if (!entry) return []
      if (isLate(deadline, timeZone, now))
        return [
          { kind: 'missed', id, date: entry.nextPlan?.date ?? null, missed: date, done: 0, entry, plan },
        ]
      const own = essays.filter(({ entryId }) => entryId === id)
      const left = deadline.left ?? { essays: 0, items: 0 }
      const essay = leastDone(own)
      const done = shareDone(own, entry.checklist)
      return [{ kind: 'application', id, date, missed: null, done, entryId: id, name, plan, left, essay }]
    })
  const unplanned = undatedIn(schools).map(({ id, name }): Thing => ({
    kind: 'unplanned',
    id,
    date: null,
    missed: null,
    done: 0,
    entryId: id,
    name,
  }))
  return [...dated, ...unplanned]
}

/** The share of an essay that is written, 0 to 1. An essay without a limit is written at the length of a draft. */
export function shareWritten(essay: Written): number {
  return isFinished(essay) ? 1 : Math.min(1, essay.words / (mostWords(essay) ?? wordsOfDraft))
}

function leastDone(essays: readonly Written[]): Written | null {
  const open = essays.filter((essay) => !isFinished(essay))
  return open.toSorted((one, other) => shareWritten(one) - shareWritten(other))[0] ?? null
}

function shareDone(essays: readonly Written[], checklist: { done: number; total: number }): number {
  const all = essays.length + checklist.total
  const written = essays.reduce((sum, essay) => sum + shareWritten(essay), 0)
  return all === 0 ? 0 : (written + checklist.done) / all
}

/**
 * Returns the adding of what the colleges ask, which comes before the first application that is due. Once something of
 * each college is there, the student knows of it, and it is no longer the next thing.
 */
export function askedThing(asked: SeniorFacts['asked'], applications: readonly Thing[]): Thing[] {
  if (!asked || asked.untouched === 0) return []
  const [date = null] = applications.flatMap((thing) => thing.date ?? []).toSorted()
  return [{ kind: 'asked', id: 'asked', date, missed: null, done: 0, asked }]
}
