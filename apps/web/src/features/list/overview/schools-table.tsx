import { groupedByForm } from '@bearings/domain/list/by-form'
import type { ListEntry, ListStatus } from '@bearings/domain/list/schema'
import type { Standing } from '@bearings/domain/matching/placed-list'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Means } from '@bearings/domain/matching/within-budget'
import { useMemo } from 'react'
import { priceHead } from '#colleges/price-words.ts'
import { FirstRows } from '#ui/first-rows.tsx'
import type { AskedOfSchool } from './asked-of-school.ts'
import { FormHeading } from './form-heading.tsx'
import { satScaleOf } from './sat-scale.ts'
import { SchoolRow } from './school-row.tsx'
import classes from './schools-table.module.css'

type Props = {
  /** Whether rows have one line, where there is room for a table. */
  isCompact: boolean
  /** Whether the schools stand under the forms with which they are applied to. */
  isByForm: boolean
  entries: ListEntry[]
  you: number | null
  /** `null` while the profile loads. */
  applicant: Applicant | null
  /** The entries, and maybe more, as they stand for the student. */
  placed: readonly (Standing & { school: ListEntry })[] | null
  means: Means
  today: string
  hasCommitted: boolean
  Asked: AskedOfSchool
  onStatus: (entry: ListEntry, status: ListStatus) => void
  onRemove: (entry: ListEntry) => void
}

export function SchoolsTable({
  isCompact,
  isByForm,
  entries,
  you,
  applicant,
  placed,
  means,
  today,
  hasCommitted,
  Asked,
  onStatus,
  onRemove,
}: Props) {
  const standings = useMemo(() => new Map(placed?.map((each) => [each.school.id, each])), [placed])
  const [from, to] = satScaleOf(entries, you)
  const scale = useMemo(() => [from, to] as const, [from, to])
  // The heading of a form counts all its schools.
  const first = isByForm ? entries.length : 10
  const groupsOf = (shown: readonly ListEntry[]) =>
    isByForm ? groupedByForm(shown) : [{ name: null, entries: [...shown] }]
  return (
    <FirstRows rows={entries} first={first}>
      {(shown) => (
        <div className={`container ${classes.frame}`} data-compact={isCompact || undefined}>
          <table className={`panel wide ${classes.table}`}>
            <thead className={classes.head}>
              <tr>
                <th scope="col">School</th>
                <th scope="col" className={classes.forYou}>
                  For you
                </th>
                <th scope="col" className={classes.sat}>
                  SAT range{you !== null && `, you ${you}`}
                </th>
                <th scope="col" className={classes.admits}>
                  Admits
                </th>
                <th scope="col" className={classes.price}>
                  {priceHead(means)}
                </th>
                <th scope="col" className={classes.deadline}>
                  Plan and deadline
                </th>
                <th scope="col" className={classes.status}>
                  Status
                </th>
              </tr>
            </thead>
            {groupsOf(shown).map((group) => (
              <tbody key={group.name} className={classes.body}>
                {isByForm && <FormHeading group={group} />}
                {group.entries.map((entry) => (
                  <SchoolRow
                    key={entry.id}
                    entry={entry}
                    you={you}
                    applicant={applicant}
                    standing={standings.get(entry.id)}
                    means={means}
                    today={today}
                    hasCommitted={hasCommitted}
                    Asked={Asked}
                    scale={scale}
                    onStatus={onStatus}
                    onRemove={onRemove}
                  />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </FirstRows>
  )
}
