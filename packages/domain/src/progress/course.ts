import { isPastDay } from '../calendar-dates.ts'
import { autumnPlans } from '../colleges/options.ts'
import type { Plan } from '../colleges/schema.ts'
import { decidedStatuses, hasCommitted, sentStatuses } from '../list/options.ts'
import { isUnsent } from '../list/rules.ts'
import type { ListStatus } from '../list/schema.ts'

/** The ports of the course, in order. */
export type Port = 'profile' | 'schools' | 'essays' | 'early' | 'regular' | 'decisions'

/** The state of a port: one of the six is `here`, those before it are `passed`, those after it `ahead`. */
export type PortState = 'passed' | 'here' | 'ahead'

/**
 * The applications of one season. `nextDeadline` is the first upcoming deadline of those not sent yet, `late` how many of
 * them have missed theirs.
 * `isOver` means that the student has committed to a school, so that nothing is left to send.
 */
export type Season = {
  total: number
  left: number
  late: number
  nextDeadline: string | null
  isOver: boolean
}

/** A port with the student's progress there. `percent` is 0 to 100. */
export type Stop = { state: PortState } & (
  | { port: 'profile'; percent: number }
  | { port: 'schools'; count: number }
  | ({ port: 'essays' } & Essays)
  | ({ port: 'early' | 'regular' } & Season)
  | { port: 'decisions'; received: number; expected: number }
)

/** The essays so far. `without` counts schools that require essays and have none entered. */
type Essays = { drafted: number; total: number; without: number }

type Application = { plan: Plan | null; deadline: string | null; status: ListStatus }

export type Facts = {
  /** `complete` follows the profile's own rule, which is met before 100 percent. */
  profile: { percent: number; complete: boolean }
  schools: readonly (Application & { id: string; checklist: { asksForEssays: boolean } })[]
  /** `isDrafted` follows the essays' own rule; `entryId` is the school that the essay is for. */
  essays: readonly { entryId: string | null; isDrafted: boolean }[]
  /** The present date where the student is. */
  today: string
}

/** Returns the student's progress, port by port. */
export function course({ profile, schools, essays: written, today }: Facts): Stop[] {
  const applications = schools.filter(({ status }) => status !== 'Withdrawn')
  const isOver = hasCommitted(applications)
  const season = (isOfSeason: (plan: Plan | null) => boolean) =>
    seasonOf(
      // A place that was offered without an application is not to be sent.
      applications.filter(({ plan, status }) => isOfSeason(plan) && status !== 'Offered'),
      { today, isOver },
    )
  const early = season((plan) => autumnPlans.includes(plan))
  const regular = season((plan) => !autumnPlans.includes(plan))
  const sent = applications.filter(({ status }) => sentStatuses.includes(status))
  const received = sent.filter(({ status }) => decidedStatuses.includes(status)).length

  const essays = {
    drafted: written.filter(({ isDrafted }) => isDrafted).length,
    total: written.length,
    without: applications.filter(
      ({ id, status, checklist }) =>
        checklist.asksForEssays &&
        !isOver &&
        isUnsent(status) &&
        !written.some(({ entryId }) => entryId === id),
    ).length,
  }
  const here = indexOfHere({ profile, count: schools.length, essays, early, regular })
  const ports = [
    { port: 'profile', percent: profile.percent },
    { port: 'schools', count: schools.length },
    { port: 'essays', ...essays },
    { port: 'early', ...early },
    { port: 'regular', ...regular },
    { port: 'decisions', received, expected: sent.length },
  ] as const
  return ports.map((port, index) => ({
    ...port,
    state: index < here ? 'passed' : index === here ? 'here' : 'ahead',
  }))
}

function seasonOf(
  applications: readonly Application[],
  { today, isOver }: { today: string; isOver: boolean },
): Season {
  const toSend = isOver ? [] : applications.filter(({ status }) => isUnsent(status))
  const deadlines = toSend.flatMap(({ deadline }) => deadline ?? [])
  // ISO dates sort as text.
  const [nextDeadline = null] = deadlines.filter((deadline) => !isPastDay(deadline, today)).toSorted()
  const late = deadlines.filter((deadline) => isPastDay(deadline, today)).length
  return { total: applications.length, left: toSend.length, late, nextDeadline, isOver }
}

type StageFacts = Pick<Facts, 'profile'> & { essays: Essays; count: number; early: Season; regular: Season }

/**
 * Returns the index of the first port with something left to do; a round without applications is skipped.
 * Once the first round is submitted, the ports before it count as passed, whatever a later round still needs.
 */
function indexOfHere({ profile, count, essays, early, regular }: StageFacts): number {
  if (early.isOver) return 5
  const isOut = early.total > 0 ? early.left === 0 : regular.total > 0 && regular.left === 0
  if (!isOut) {
    if (!profile.complete) return 0
    if (count === 0) return 1
    if (essays.total === 0 || essays.drafted < essays.total || essays.without > 0) return 2
  }
  if (early.left > 0) return 3
  return regular.left > 0 ? 4 : 5
}
