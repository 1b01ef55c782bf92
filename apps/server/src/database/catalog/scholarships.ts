import { criteriaOf, requirementsIn } from '@bearings/domain/money/managed/requirements'
import { faultInUsualDay } from '@bearings/domain/money/scholarships/dates'
import { Criterion } from '@bearings/domain/money/scholarships/schema'
import { stateNames } from '@bearings/domain/states'
import { z } from 'zod'
import { dateCell, sureFactsIn, textCell, yesOrNoCell } from './facts.ts'
import type { Files } from './files.ts'

const usualDayCell = textCell.refine((day) => day === null || faultInUsualDay(day) === null)
const criteriaCell = z
  .string()
  .transform((cell) => JSON.parse(cell) as unknown)
  .pipe(z.array(Criterion))

/** Returns the scholarships and the aid of states. */
export function scholarshipsOf(files: Files) {
  return [...nationalOf(files), ...stateAidOf(files)]
}

/**
 * Returns the aid of each state for its residents, which nobody else finds. The places where it can be used stand
 * where a scholarship says whom it is for.
 */
function stateAidOf(files: Files) {
  const rows = sureFactsIn(files, 'state-aid.csv', {
    key: z.string().min(1),
    state: z.string().length(2),
    amount: textCell,
    colleges: textCell,
    apply_with: textCell,
    deadline: dateCell,
    usual_deadline: usualDayCell,
    deadline_note: textCell,
    renewal: textCell,
    criteria: criteriaCell,
  })
  return rows.map((row) => ({
    ...none,
    key: row.key,
    kind: 'state-aid' as const,
    name: row.name,
    sponsor: stateNames[row.state] ?? row.state,
    url: row.source_url,
    amount: row.amount,
    eligibility: row.colleges,
    applyWith: row.apply_with,
    deadline: row.deadline,
    usualDeadline: row.usual_deadline,
    deadlineNote: row.deadline_note,
    renewal: row.renewal,
    criteria: criteriaOf(requirementsIn(row.criteria)),
  }))
}

const none = { opensOn: null, usualOpening: null, renewal: null, readOn: null, asksForMoney: false }

/**
 * Returns the scholarships. They count as not verified until an admin checks them, and the unsure ones are left
 * out.
 */
function nationalOf(files: Files) {
  const rows = sureFactsIn(files, 'scholarships.csv', {
    key: z.string().min(1),
    sponsor: textCell,
    amount: textCell,
    eligibility: textCell,
    apply_with: textCell,
    opens_on: dateCell,
    deadline: dateCell,
    usual_opening: usualDayCell,
    usual_deadline: usualDayCell,
    deadline_note: textCell,
    asks_for_money: yesOrNoCell,
    read_on: dateCell,
    criteria: criteriaCell,
  })
  return rows.map((row) => ({
    ...none,
    key: row.key,
    kind: 'scholarship' as const,
    name: row.name,
    sponsor: row.sponsor,
    url: row.source_url,
    amount: row.amount,
    eligibility: row.eligibility,
    applyWith: row.apply_with,
    opensOn: row.opens_on,
    deadline: row.deadline,
    usualOpening: row.usual_opening,
    usualDeadline: row.usual_deadline,
    deadlineNote: row.deadline_note,
    asksForMoney: row.asks_for_money ?? false,
    readOn: row.read_on,
    criteria: criteriaOf(requirementsIn(row.criteria)),
  }))
}
