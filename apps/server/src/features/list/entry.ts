import type { Actor } from '@bearings/domain/actor'
import { cycleOfClass } from '@bearings/domain/class-year'
import { testPolicyNow } from '@bearings/domain/colleges/catalog/rules'
import { asOf, deadlineFor } from '@bearings/domain/colleges/rules'
import type { Deadline } from '@bearings/domain/colleges/schema'
import { formOf } from '@bearings/domain/list/by-form'
import { nextPlan } from '@bearings/domain/list/next-plan'
import { inOrderOfSteps } from '@bearings/domain/list/record/rules'
import { chosenFields, type ListEntry } from '@bearings/domain/list/schema'
import { pick } from '@bearings/domain/pick'
import { todayIn } from '@bearings/domain/today'
import { placeInWords } from '../colleges/catalog/store.ts'
import { factOf, figureOf, satRange } from '../colleges/figures/described.ts'
import type { describedOnLists } from '../colleges/figures/store.ts'
import { listedCollege } from './listed-college.ts'
import type { EntryRow } from './store.ts'

export function entryOf(
  row: EntryRow,
  known: readonly Deadline[],
  describedAt: Awaited<ReturnType<typeof describedOnLists>>,
  { today, cycle }: ReturnType<typeof timesOf>,
): ListEntry {
  const { id, schoolId, unitid, name, deadlineState, deadlineSource } = row
  const { acceptanceRate, tuition, ranking } = row
  const { location, type } = placeInWords(row)
  const described = describedAt(row.level)
  const newest = deadlineFor(row.plan, known)
  const admissionRate = figureOf(described, 'admission_rate', row.admission_rate, row.control)
  const testPolicy = testPolicyNow(factOf(described, 'test_policy', row.test_policy), row.requirements)
  return {
    id,
    schoolId,
    unitid,
    name,
    location: location || null,
    type: type || null,
    acceptanceRate,
    tuition,
    ranking,
    college: listedCollege(row, { admissionYear: admissionRate?.year, testPolicy: testPolicy?.value }),
    override: overrideOf(row),
    archived: row.archivedAt !== null,
    change: row.change,
    earlyForbids: row.earlyForbids,
    figures: {
      admissionRate,
      netPrice: figureOf(described, 'net_price_avg', row.net_price_avg, row.control),
      cost: figureOf(described, 'cost_of_attendance', row.cost_of_attendance, row.control),
      sat: satRange(described, row),
      undergraduates: figureOf(described, 'undergrad_enrollment', row.undergrad_enrollment, row.control),
      testPolicy,
    },
    ...pick(row, chosenFields),
    deadlineState,
    deadlineSource,
    catalogDeadline: newest && asOf(cycle, newest),
    nextPlan: nextPlan(row, known, { today, cycle }),
    form: formOf(row.requirements?.applicationSystem ?? null, row.applicationPage),
    checklist: { done: row.done, total: row.items, asksForEssays: row.essaysToDo > 0 },
    days: inOrderOfSteps(row.days),
    addedAt: row.createdAt.toISOString(),
  }
}

/** Returns today's date where the student is, and the application year in which they apply. */
export function timesOf({ timeZone, graduationYear }: Pick<Actor, 'timeZone' | 'graduationYear'>, now: Date) {
  const today = todayIn(timeZone, now)
  return { today, cycle: cycleOfClass(graduationYear, today) }
}

function overrideOf({ override, overriddenBy }: EntryRow): ListEntry['override'] {
  if (!override) return null
  const { updatedAt, ...set } = override
  return { ...set, by: overriddenBy ?? '', at: updatedAt.toISOString() }
}
