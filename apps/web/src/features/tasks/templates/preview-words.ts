import { passedUnless } from '@bearings/domain/tasks/templates/rules'
import type { EditedDate, Preview, Template } from '@bearings/domain/tasks/templates/schema'
import { counted } from '@bearings/domain/words'
import { dateInWords } from '#platform/dates.ts'

/** Says from which day a student's dates are counted, or why there is none. */
export function baseInWords({ deadline, without }: Preview): string {
  if (without === 'not-shared') return 'Does not share the school list: set the dates yourself'
  if (without === 'no-deadline') return 'No application deadline ahead: set the dates yourself'
  if (!deadline) return ''
  const day = dateInWords(deadline.date)
  return deadline.title === null ? `Counted from ${day}` : `${deadline.title}, ${day}`
}

/** What an advisor should see of one student before assigning: tasks without a date, and with one that has passed. */
export function toSee(
  { items }: Pick<Template, 'items'>,
  { studentId, dates }: Preview,
  edited: readonly EditedDate[],
): { undated: number; passed: number } {
  const isPassed = passedUnless(edited)
  const own = new Map(
    edited.filter((each) => each.studentId === studentId).map(({ itemId, dueOn }) => [itemId, dueOn]),
  )
  const dueOnOf = (id: string, index: number) => (own.has(id) ? own.get(id) : dates[index]!.dueOn)
  return {
    undated: items.filter(({ id, dueFrom }, index) => dueFrom === 'deadline' && dueOnOf(id, index) === null)
      .length,
    passed: dates.filter((date) => isPassed(studentId, date)).length,
  }
}

/** Returns "2 due today, 1 without a date", or "" if there is nothing to see. */
export function toSeeInWords({ undated, passed }: ReturnType<typeof toSee>, leavesOut: boolean): string {
  return [
    passed > 0 && (leavesOut ? `${passed} left out` : `${passed} due today`),
    undated > 0 && `${undated} without a date`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Says how many tasks have a day that has passed, and what becomes of them. */
export function passedInWords({ tasks, students }: { tasks: number; students: number }, leavesOut: boolean) {
  const [is, its] = tasks === 1 ? ['is', 'its'] : ['are', 'their']
  const whose = `because ${its} day has passed, for ${counted(students, 'student')}.`
  return leavesOut
    ? `${counted(tasks, 'task')} ${is} left out, ${whose}`
    : `${counted(tasks, 'task')} would be due today, ${whose}`
}

/** Returns "Ada, Ben and 28 more". */
export function namesOf(previews: readonly Preview[]): string {
  const names = previews.slice(0, 3).map(({ fullName }) => fullName)
  return previews.length > 3 ? `${names.join(', ')} and ${previews.length - 3} more` : names.join(', ')
}
