import { criteriaOf, requirementsIn } from '@bearings/domain/money/managed/requirements'
import { faultInUsualDay } from '@bearings/domain/money/scholarships/dates'
import { Criterion } from '@bearings/domain/money/scholarships/schema'
import { z } from 'zod'
import { dateCell, sureFactsIn, textCell, yesOrNoCell } from './facts.ts'
import type { Files } from './files.ts'

const usualDayCell = textCell.refine((day) => day === null || faultInUsualDay(day) === null)
const criteriaCell = z
  .string()
  .transform((cell) => JSON.parse(cell) as unknown)
  .pipe(z.array(Criterion))

/**
 * Returns the scholarships. They count as not verified until an admin checks them, and the unsure ones are left
 * out.
 */
export function scholarshipsOf(files: Files) {
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
    key: row.key,
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
