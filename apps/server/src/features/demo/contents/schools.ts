import { cycleOn } from '@bearings/domain/calendar-dates'
import { deadlineFor } from '@bearings/domain/colleges/rules'
import type { Deadline, Plan } from '@bearings/domain/colleges/schema'
import { dayInCycle, isOut, type Step, statusOn, stepsIn } from '@bearings/domain/demo/rules'
import type { DemoSchool } from '@bearings/domain/demo/schema'
import type { ChecklistKind } from '@bearings/domain/list/checklist/schema'
import { prefilledDeadline } from '@bearings/domain/list/plans'
import { isDated, undoneBy } from '@bearings/domain/list/record/rules'
import type { DatedStep } from '@bearings/domain/list/record/schema'
import { defaultChecklist } from '@bearings/domain/list/rules'
import type { EntryDeadlineState, ListStatus } from '@bearings/domain/list/schema'
import { addDays, instantIn } from '@bearings/domain/today'

export type KnownSchool = { id: string; unitid: number | null; deadlines: Deadline[] }

/** A school of the list, with the state of its application on a day. */
export type Application = DemoSchool & Known & { status: ListStatus; since: string | null; isOut: boolean }
type Known = {
  schoolId: string | null
  deadline: string | null
  deadlineState: EntryDeadlineState | null
  deadlineSource: string | null
}

/** Returns the schools of a list as they stand on this day, with the catalog's deadlines. */
export function applicationsOf(
  schools: readonly DemoSchool[],
  catalog: readonly KnownSchool[],
  today: string,
): Application[] {
  return schools.map((school) => {
    const known = catalog.find(({ unitid }) => unitid === school.unitid)
    const current = statusOn(school, today)
    return {
      ...school,
      ...current,
      ...deadlineOf(current.plan, known?.deadlines ?? [], today),
      schoolId: known?.id ?? null,
      isOut: isOut(school.course, today),
    }
  })
}

type Place = { today: string; timeZone: string; now: Date; takesTests: boolean }

/** Returns applications as rows, added a week apart, with each checklist as far along as its status says. */
export function schoolsOf(applications: readonly Application[], place: Place) {
  const { today, timeZone, now, takesTests } = place
  return applications.map((application, index) => {
    const { schoolId, name, location, major, plan, since } = application
    const { status, deadline, deadlineState, deadlineSource } = application
    const createdAt = new Date(now.getTime() - (applications.length - index) * 7 * day)
    const stepAt = since === null ? createdAt : instantIn(timeZone, since, '16:10')
    const dates = { createdAt: earlier(createdAt, stepAt), updatedAt: earlier(stepAt, now) }
    const items = checklistOf(application, today).filter(({ kind }) => takesTests || kind !== 'test_scores')
    return {
      entry: {
        ...(schoolId === null ? { name, location } : { schoolId }),
        major,
        plan,
        status,
        deadline,
        deadlineState,
        deadlineSource,
        ...dates,
      },
      items: items.map((item) => ({ ...item, ...dates })),
      days: daysOf(application, today),
    }
  })
}

/** Returns the days on which an application has come to its status. */
function daysOf({ course, status }: Application, today: string): DatedStep[] {
  const undone = undoneBy(status)
  return stepsIn(course, today).flatMap((step) =>
    step.date <= today && isDated(step.status) && !undone.includes(step.status)
      ? [{ status: step.status, on: step.date }]
      : [],
  )
}

/** Returns the date reported for this year's plan, else the last known or usual one, moved to this year. */
function deadlineOf(plan: Plan, deadlines: Deadline[], today: string): Omit<Known, 'schoolId'> {
  const reported = prefilledDeadline(plan, deadlines, cycleOn(today))
  if (reported?.cycle === cycleOn(today))
    return { deadline: reported.date, deadlineState: reported.state, deadlineSource: reported.source }
  const known = deadlineFor(plan, deadlines)
  if (known?.date) {
    const deadline = dayInCycle(known.date.slice(5), today)
    const isUsual = known.state === 'typical' && known.cycle === cycleOn(today)
    const deadlineState = isUsual ? 'typical' : 'carried_over'
    return { deadline, deadlineState, deadlineSource: known.source }
  }
  const usual = usualDay[plan]
  if (usual === null) return { deadline: null, deadlineState: null, deadlineSource: null }
  return { deadline: dayInCycle(usual, today), deadlineState: 'own', deadlineSource: null }
}

const usualDay: Record<Plan, string | null> = {
  early_decision: '11-01',
  early_action: '11-01',
  restrictive_early_action: '11-01',
  priority: '12-01',
  early_decision_2: '01-05',
  regular: '01-05',
  rolling: null,
}

const begun: ChecklistKind[] = ['application_form', 'transcript', 'test_scores']

/** Returns the checklist. Open items of an application in progress are due a week before its deadline. */
function checklistOf({ status, course, deadline, isOut }: Application, today: string) {
  const dueOn = status === 'In Progress' && deadline ? dueBefore(deadline, today) : null
  return defaultChecklist.map(({ kind, label }, position) => {
    const done = isOut || (hasBegun(course, status) && begun.includes(kind))
    return { kind, label, position, done, dueOn: done ? null : dueOn }
  })
}

function hasBegun(course: readonly Step[], status: ListStatus): boolean {
  return course.length > 0 && status !== 'Not Started'
}

/** Returns the day a week before the deadline, or tomorrow if that has passed. */
function dueBefore(deadline: string, today: string): string {
  const [aWeekBefore, tomorrow] = [addDays(deadline, -7), addDays(today, 1)]
  return aWeekBefore > tomorrow ? aWeekBefore : tomorrow
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

const day = 86_400_000
