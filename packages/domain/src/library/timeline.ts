import type { Milestone } from './schema.ts'

export const grades = [9, 10, 11, 12] as const
export type Grade = (typeof grades)[number]

/** A milestone on its days in the life of one student. */
export type DatedMilestone = Milestone & { startsOn: string; endsOn: string; state: 'past' | 'now' | 'ahead' }

/** A school year begins here, so that the summer after eleventh grade is already a senior's. */
const firstMonth = 7

/** The year in which the school year of this day began. */
export function schoolYearOf(today: string): number {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return month >= firstMonth ? year : year - 1
}

/** The milestones of a student who is in this grade today, each on its days, the earliest first. */
export function timelineFor(milestones: readonly Milestone[], grade: Grade, today: string): DatedMilestone[] {
  return milestones
    .map((milestone) => dated(milestone, schoolYearOf(today) + milestone.grade - grade, today))
    .toSorted((one, two) => one.startsOn.localeCompare(two.startsOn))
}

function dated(milestone: Milestone, fall: number, today: string): DatedMilestone {
  const yearOf = (day: string) => (Number(day.slice(0, 2)) >= firstMonth ? fall : fall + 1)
  const startsOn = `${yearOf(milestone.start)}-${milestone.start}`
  const sameYear = `${yearOf(milestone.end)}-${milestone.end}`
  // What begins in June and ends in August goes over into the next school year.
  const endsOn = sameYear < startsOn ? `${fall + 1}-${milestone.end}` : sameYear
  return {
    ...milestone,
    startsOn,
    endsOn,
    state: endsOn < today ? 'past' : startsOn > today ? 'ahead' : 'now',
  }
}
