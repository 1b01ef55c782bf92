import { portalsToLookAt } from '#list/portal.ts'
import type { FirstStep, SeniorFacts, Thing } from './thing.ts'

/** Returns the first step of applying for aid that is not done, once its day has come. That day is no deadline. */
export function aidThing(aid: SeniorFacts['aid'], today: string): Thing[] {
  const next = aid?.steps.find(({ day, doneAt }) => day !== null && doneAt === null)
  if (!next?.day || next.day > today) return []
  return [{ kind: 'aid', id: next.step, date: null, missed: null, done: 0, step: next.step, since: next.day }]
}

/** Returns the portals that wait to be looked at, as one thing. */
export function portalsThing({ schools, today }: Pick<SeniorFacts, 'schools' | 'today'>): Thing[] {
  const { length: count } = portalsToLookAt(schools, today)
  return count === 0 ? [] : [{ kind: 'portals', id: 'portals', date: null, missed: null, done: 0, count }]
}

/** Returns those of the first steps that are open, in this order. */
export function firstSteps(open: Partial<Record<FirstStep, boolean>>): Thing[] {
  return (Object.keys(open) as FirstStep[])
    .filter((kind) => open[kind])
    .map((kind) => ({ kind, id: kind, date: null, missed: null, done: 0 }))
}
