import type { Grade } from '#class-year.ts'
import type { Milestone } from '#library/schema.ts'
import { leftThisYear } from '#library/timeline.ts'
import { hasCommitted } from '#list/options.ts'
import { applicationThings, askedThing } from './applications.ts'
import { datedThings, lettersToAsk, undatedEssays } from './beside.ts'
import { aidThing, firstSteps, portalsThing } from './first-steps.ts'
import type { Here, SeniorFacts, Thing } from './thing.ts'

/**
 * Returns what a student who applies this year can take up, the next thing first: by the nearest date that is
 * still open, and of one day what is least done. What has missed its date, and then what has none, comes after.
 */
export function thingsOfSenior(facts: SeniorFacts): Thing[] {
  const { schools, essays, today } = facts
  const applications = applicationThings(facts)
  const open = {
    college: schools.length === 0,
    'first-essay': essays.length === 0,
    profile: !facts.isProfileComplete,
  }
  return ranked([
    ...askedThing(facts.asked, applications),
    ...applications,
    ...datedThings(facts),
    // Nothing is written for colleges once the student has committed to one.
    ...(hasCommitted(schools) ? [] : undatedEssays(essays, applications)),
    ...lettersToAsk(facts),
    ...portalsThing(facts),
    ...(schools.length === 0 ? [] : aidThing(facts.aid, today)),
    ...firstSteps(open),
  ])
}

type YoungerFacts = Here &
  Pick<SeniorFacts, 'deadlines' | 'essays'> & {
    grade: Grade
    milestones: readonly Milestone[]
    courses: number
    activities: number
    schools: readonly unknown[]
  }

/** The same for a student who applies in a later year: of this school year, and never the date of an application. */
export function thingsOfYounger({
  grade,
  milestones,
  courses,
  activities,
  schools,
  ...facts
}: YoungerFacts): Thing[] {
  const deadlines = facts.deadlines.filter(({ source }) => source !== 'school' && source !== 'checklist')
  const ofYear = leftThisYear(milestones, grade, facts.today).map((milestone): Thing => {
    const { title, state, startsOn, endsOn } = milestone
    const date = state === 'now' ? endsOn : startsOn
    return { kind: 'milestone', id: title, date, missed: null, done: 0, milestone }
  })
  const open = { courses: courses === 0, activities: activities === 0, explore: schools.length === 0 }
  return ranked([...datedThings({ ...facts, deadlines }), ...ofYear, ...firstSteps(open)])
}

/** Where no date and no share differ, things stay in the order in which they are given. */
function ranked(things: readonly Thing[]): Thing[] {
  return things.toSorted(
    (one, other) =>
      place(one) - place(other) || (one.date ?? '').localeCompare(other.date ?? '') || one.done - other.done,
  )
}

function place({ date, missed }: Thing): number {
  if (date !== null) return 0
  return missed === null ? 2 : 1
}
