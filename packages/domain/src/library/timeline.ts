import { firstMonthOfSchool, type Grade, gradeOf, hasGraduated, schoolYearOf } from '../class-year.ts'
import { dateInWords } from '../today.ts'
import type { Milestone } from './schema.ts'

/** A milestone with its dates for one student. */
export type DatedMilestone = Milestone & { startsOn: string; endsOn: string; state: 'past' | 'now' | 'ahead' }

/** Returns the milestones of a student who is in this grade today, with dates, earliest first. */
export function timelineFor(milestones: readonly Milestone[], grade: Grade, today: string): DatedMilestone[] {
  return milestones
    .map((milestone) => dated(milestone, schoolYearOf(today) + milestone.grade - grade, today))
    .toSorted((one, two) => one.startsOn.localeCompare(two.startsOn))
}

/** Returns what is left of this school year's milestones for a grade, and what goes on from the summer before, earliest first. */
export function leftThisYear(
  milestones: readonly Milestone[],
  grade: Grade,
  today: string,
): DatedMilestone[] {
  return timelineFor(milestones, grade, today).filter(
    ({ state, grade: of }) => state === 'now' || (state === 'ahead' && of === grade),
  )
}

/** A milestone with its next date: the first, and once that has passed, the last. */
export type ComingMilestone = DatedMilestone & { day: string }

/** Returns a class's ongoing and upcoming milestones by their next date, earliest first. */
export function comingMilestones(
  milestones: readonly Milestone[],
  graduationYear: number,
  today: string,
): ComingMilestone[] {
  const grade = gradeOf(graduationYear, today)
  if (grade === null) return []
  return timelineFor(milestones, grade, today)
    .filter(({ state }) => state !== 'past')
    .map((milestone) => ({
      ...milestone,
      day: milestone.startsOn < today ? milestone.endsOn : milestone.startsOn,
    }))
    .toSorted((one, two) => one.day.localeCompare(two.day))
}

/** Why a class has no milestones in Deadlines; `null` for one that is in high school. */
export function timelineUnavailableReason(graduationYear: number, today: string): string | null {
  if (gradeOf(graduationYear, today) !== null) return null
  return hasGraduated(graduationYear, today)
    ? `The class of ${graduationYear} has graduated, so nothing of its timeline is ahead.`
    : `The timeline of the class of ${graduationYear} begins in 9th grade.`
}

/** "Oct 01, 2026", "About Nov 01 to Nov 15, 2026", "Dec 20, 2026 to Jan 04, 2027". */
export function daysInWords({
  startsOn,
  endsOn,
  certainty,
}: Pick<DatedMilestone, 'startsOn' | 'endsOn' | 'certainty'>): string {
  const isOfOneYear = startsOn.slice(0, 4) === endsOn.slice(0, 4)
  const start = isOfOneYear ? dateInWords(startsOn).split(',')[0] : dateInWords(startsOn)
  const days = startsOn === endsOn ? dateInWords(startsOn) : `${start} to ${dateInWords(endsOn)}`
  return certainty === 'usual' ? `About ${days}` : days
}

function dated(milestone: Milestone, fall: number, today: string): DatedMilestone {
  const yearOf = (day: string) => (Number(day.slice(0, 2)) >= firstMonthOfSchool ? fall : fall + 1)
  const startsOn = `${yearOf(milestone.start)}-${milestone.start}`
  const sameYear = `${yearOf(milestone.end)}-${milestone.end}`
  // A milestone from June to August ends in the next school year.
  const endsOn = sameYear < startsOn ? `${fall + 1}-${milestone.end}` : sameYear
  return {
    ...milestone,
    startsOn,
    endsOn,
    state: endsOn < today ? 'past' : startsOn > today ? 'ahead' : 'now',
  }
}
