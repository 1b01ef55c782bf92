import type { Persona } from '@bearings/domain/demo/schema'
import { defaultChecklist } from '@bearings/domain/schools/list/rules'
import type { ChecklistKind, ListStatus } from '@bearings/domain/schools/list/schema'
import { cycleOn, prefilledDeadline } from '@bearings/domain/schools/rules'
import type { Deadline, Plan } from '@bearings/domain/schools/schema'

export type KnownSchool = { id: string; unitid: number | null; deadlines: Deadline[] }

/** A persona's schools as rows: with the catalog's deadlines, and each checklist as far as its status says. */
export function schoolsOf({ schools }: Persona, catalog: KnownSchool[], today: string, now: Date) {
  return schools.map((school, index) => {
    const known = catalog.find(({ unitid }) => unitid === school.unitid)
    const deadline = deadlineOf(school.plan, known?.deadlines ?? [], today)
    const { name, location, major, plan, status } = school
    const createdAt = weeksBefore(now, schools.length - index)
    return {
      entry: {
        ...(known ? { schoolId: known.id } : { name, location }),
        ...deadline,
        major,
        plan,
        status,
        createdAt,
        updatedAt: createdAt,
      },
      items: checklistOf(status, deadline.deadline),
    }
  })
}

/** The date reported for this year's plan, or else one such as a student might have looked up. */
function deadlineOf(plan: Plan, deadlines: Deadline[], today: string) {
  const reported = prefilledDeadline(plan, deadlines, today)
  if (reported)
    return { deadline: reported.date, deadlineState: reported.state, deadlineSource: reported.source }
  const date = usualDay[plan]
  if (!date) return { deadline: null, deadlineState: null, deadlineSource: null }
  const firstYear = Number(cycleOn(today).slice(0, 4))
  const year = date < '08' ? firstYear + 1 : firstYear
  return { deadline: `${year}-${date}`, deadlineState: 'own' as const, deadlineSource: null }
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

/** What is left to do where an application is under way should be done a week before it is due. */
function checklistOf(status: ListStatus, deadline: string | null) {
  return defaultChecklist.map(({ kind, label }, position) => {
    const done = isDone(status, kind)
    const dueOn = status === 'In Progress' && !done && deadline ? dayBefore(deadline, 7) : null
    return { kind, label, position, done, dueOn }
  })
}

function isDone(status: ListStatus, kind: ChecklistKind): boolean {
  if (status === 'Not Started') return false
  const isPart = status === 'In Progress' || status === 'Withdrawn'
  return !isPart || begun.includes(kind)
}

function dayBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)
}

function weeksBefore(now: Date, weeks: number): Date {
  return new Date(now.getTime() - weeks * 7 * 86_400_000)
}
