import type { FindingFile } from '@bearings/domain/colleges/find/schema'
import { computedLabels } from '@bearings/domain/matching/labels'
import { oddsOf } from '@bearings/domain/matching/odds-of'
import { placedLabel, reasonOf } from '@bearings/domain/matching/placed-label'
import type { Placement } from '@bearings/domain/matching/placement'
import { z } from 'zod'
import { applicantIn, CounselCase, type CounselKind, type Student } from './counsel-file.ts'
import { catalog, placedAt } from './placing.ts'

export const format = 'json'
export const columns = [] as const

/** Places each student at a college of the catalog, as the pages do. Each answer must be one that a counselor accepts. */
export async function run(contents: Record<string, unknown>): Promise<boolean> {
  const read = z.array(CounselCase).safeParse(Object.values(contents))
  if (!read.success) {
    console.log(z.prettifyError(read.error))
    return false
  }
  const file = await catalog()
  const judged = read.data.map((one) => ({ name: one.name, faults: faultsOf(one, file) }))
  for (const { name, faults } of judged) for (const fault of faults) console.log(`${name}: ${fault}`)
  const held = judged.filter(({ faults }) => faults.length === 0).length
  console.log(`${held} of ${judged.length} hold`)
  return judged.length > 0 && held === judged.length
}

function faultsOf({ student, unitid, plan, major, expect }: CounselCase, file: FindingFile): string[] {
  if (!file.colleges.some((college) => college.unitid === unitid))
    return [`the catalog has no college ${unitid}`]
  const placedFor = (who: Student) => {
    const application = { plan: who.plan ?? plan ?? null, major: who.major ?? major ?? null }
    const applicant = applicantIn(who)
    const placement = placedAt(file, unitid, applicant, application)!
    return { placement, reason: reasonOf(placedLabel(placement), placement, applicant) }
  }
  const { placement, reason } = placedFor(student)
  const odds = oddsOf(placement)
  const label = 'label' in placement ? computedLabels.indexOf(placement.label) : null
  const other = student.compareTo ? oddsOf(placedFor(student.compareTo).placement) : null
  const shown = odds
    ? `${odds.low.toFixed(3)} to ${odds.high.toFixed(3)}, about ${odds.middle.toFixed(3)}`
    : 'none'
  const kind = kindOf(placement, expect.kind)
  const checks: [boolean | undefined, string][] = [
    [
      expect.kind.some((one) => one === kind),
      `a kind of ${kind}, not ${expect.kind.join(' or ')} (${reason})`,
    ],
    [
      within(label, undefined, expect.labelAtMost),
      `the label ${computedLabels[label ?? -1]} is more than expected (${shown})`,
    ],
    [
      within(label, expect.labelAtLeast, undefined),
      `the label ${computedLabels[label ?? -1]} is less than expected (${shown})`,
    ],
    [within(odds?.low, expect.lowAtLeast, expect.lowAtMost), `the low end of ${shown}`],
    [within(odds?.high, expect.highAtLeast, expect.highAtMost), `the high end of ${shown}`],
    [
      !expect.midAtLeastOther ||
        (!!odds && !!other && odds.middle >= other.middle * (expect.atLeastTimes ?? 1)),
      `${odds?.middle} against ${other?.middle} of the other`,
    ],
    [
      expect.apartAtMost === undefined ||
        (!!odds && !!other && Math.abs(odds.middle - other.middle) <= expect.apartAtMost),
      `${odds?.middle} is too far from ${other?.middle} of the other`,
    ],
    [!expect.saysWholeUniversity || /university as a whole/i.test(reason), `the reason is “${reason}”`],
    [
      !expect.withheldAsAdvised ||
        JSON.stringify(labelAndOdds(placement)) ===
          JSON.stringify(labelAndOdds(placedFor({ ...student, withholdsScores: true }).placement)),
      `the label is not the one without the score`,
    ],
  ]
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault)
}

function labelAndOdds(placement: Placement) {
  return ['label' in placement ? placement.label : placement.status, oddsOf(placement)]
}

/** A comparison is a kind by itself: of whatever kinds its two placements are. */
function kindOf(placement: Placement, expected: readonly string[]): CounselKind | Placement['status'] {
  if (expected.includes('order') && oddsOf(placement)) return 'order'
  const kinds: Partial<Record<Placement['status'], CounselKind>> = {
    estimated: 'estimate',
    by_rate: 'rate',
    guaranteed: 'guaranteed',
    no_odds: 'refused',
    takes_nobody: 'closed',
    open: 'open',
  }
  return kinds[placement.status] ?? placement.status
}

/** Whether a value is known and within its limits, where there are any. */
function within(
  value: number | null | undefined,
  least: number | undefined,
  most: number | undefined,
): boolean {
  if (least === undefined && most === undefined) return true
  if (value === null || value === undefined) return false
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity)
}
