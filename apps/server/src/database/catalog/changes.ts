import { changeStatuses, successorRoles } from '@bearings/domain/colleges/changes/options'
import type { CollegeChange } from '@bearings/domain/colleges/changes/schema'
import { z } from 'zod'
import { cell, sureFacts, textCell, unitidCell, yesOrNoCell } from './facts.ts'
import type { Files } from './files.ts'

const partOfDate = cell(z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/))

/** Returns what becomes of the colleges that close, merge or change, by federal number. */
export function changesOf(files: Files): ReadonlyMap<number, CollegeChange> {
  const rows = sureFacts(files, 'closures.csv', {
    status: z.enum(changeStatuses),
    announced_on: partOfDate,
    last_intake: cell(z.string().regex(/^\d{4}$/)),
    ends_on: partOfDate,
    successor: textCell,
    successor_unitid: cell(unitidCell),
    successor_role: cell(z.enum(successorRoles)),
    takes_applicants: yesOrNoCell,
  })
  return new Map(
    rows.map((row) => [
      row.unitid,
      {
        status: row.status,
        endsOn: row.ends_on,
        lastIntake: row.last_intake,
        successor:
          row.successor === null
            ? null
            : {
                name: row.successor,
                unitid: row.successor_unitid,
                role: row.successor_role ?? 'joins',
              },
        takesApplicants: row.takes_applicants,
        isCertain: row.confidence === 'sure',
        sourceUrl: row.source_url,
        checkedOn: row.checked_on,
      },
    ]),
  )
}
