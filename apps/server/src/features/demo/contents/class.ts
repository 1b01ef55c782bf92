import { usualSharing } from '@bearings/domain/advising/options'
import { dayInCycle } from '@bearings/domain/demo/rules'
import type { Classmate, Persona } from '@bearings/domain/demo/schema'
import { addDays, todayIn } from '@bearings/domain/today'
import type { Member } from '../store.ts'
import { applicationsOf, type KnownSchool, schoolsOf } from './schools.ts'
import { ofAll, seasonOn, taskOf } from './tasks.ts'

export type Mate = Classmate & { member: Member }
type Class = { mates: readonly Mate[]; advisor: Member; persona: Persona; now: Date }

const littleSharing = { ...usualSharing, list: false, testScores: false, weeks: false }

/** Returns the rows of the advisor's other students, each as of the day on which they last did something. */
export function classOf({ mates, advisor, persona, now }: Class, catalog: readonly KnownSchool[]) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const between = ({ member }: Mate) => ({ studentId: member.id, advisorId: advisor.id })
  return {
    requests: mates.map((mate) => ({
      ...between(mate),
      sentBy: 'advisor' as const,
      status: 'approved' as const,
      createdAt: daysAgo(mate.linkedDays + 1),
      updatedAt: daysAgo(mate.linkedDays),
    })),
    links: mates.map((mate) => ({
      ...between(mate),
      ...(mate.shares === 'usual' ? usualSharing : littleSharing),
      createdAt: daysAgo(mate.linkedDays),
      updatedAt: daysAgo(mate.linkedDays),
    })),
    profiles: mates.map(({ member, activeDays }) => ({
      userId: member.id,
      highSchool: persona.profile.highSchool,
      createdAt: daysAgo(70),
      updatedAt: daysAgo(activeDays),
    })),
    lists: mates.map(({ member, activeDays, schools, dueSoon }) => {
      const [at, { timeZone }] = [daysAgo(activeDays), member]
      const place = {
        today: standingOn(todayIn(timeZone, at), todayIn(timeZone, now)),
        timeZone,
        now: at,
        takesTests: true,
      }
      const list = schoolsOf(applicationsOf(schools, catalog, place.today), place)
      const soon = addDays(todayIn(timeZone, now), 4)
      return { userId: member.id, list: dueSoon ? withItemDue(list, soon) : list }
    }),
    tasks: mates.flatMap((mate) => tasksOf(mate, now).map((task) => ({ ...task, ...between(mate) }))),
  }
}

/** The student's last active day, at the earliest the first day of this application year. */
function standingOn(active: string, today: string): string {
  const begins = dayInCycle('08-01', today)
  return active < begins ? begins : active
}

/** Returns a list on which the next open item of its last school is due on this day. */
function withItemDue(list: ReturnType<typeof schoolsOf>, day: string) {
  const isOpen = ({ done }: { done: boolean }) => !done
  const last = list.findLastIndex(({ items }) => items.some(isOpen))
  return list.map((school, at) => {
    const { items } = school
    const next = at === last ? items.findIndex(isOpen) : -1
    return { ...school, items: items.map((item, index) => (index === next ? { ...item, dueOn: day } : item)) }
  })
}

/** The one that the whole class was given, and what is late or soon. */
function tasksOf({ member, classTaskDays, overdue, dueSoon }: Mate, now: Date) {
  const today = todayIn(member.timeZone, now)
  const season = seasonOn(today)
  return [
    { ...season.ofAll, ...ofAll, completed: classTaskDays },
    ...(overdue ? [{ ...season.done, due: -6, given: 20, completed: null }] : []),
    ...(overdue ? [{ ...season.late, due: -2, given: 10, completed: null }] : []),
    ...(dueSoon ? [{ ...season.soon, due: 4, given: 6, completed: null }] : []),
  ].map((planned) => taskOf(planned, today, now))
}
