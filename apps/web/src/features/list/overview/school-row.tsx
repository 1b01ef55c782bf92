import { isUnsent } from '@bearings/domain/list/rules'
import type { ListEntry, ListStatus } from '@bearings/domain/list/schema'
import type { Standing } from '@bearings/domain/matching/placed-list'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Means } from '@bearings/domain/matching/within-budget'
import { memo } from 'react'
import { priceHead } from '#colleges/price-words.ts'
import { PlanAndDeadline } from '../plan/plan-and-deadline.tsx'
import { StatusSelect } from '../status-select.tsx'
import type { AskedOfSchool } from './asked-of-school.ts'
import { ForYou } from './for-you.tsx'
import { AdmissionRate, NetPrice, SatRange } from './school-figures.tsx'
import { SchoolName } from './school-name.tsx'
import classes from './school-row.module.css'

type Props = {
  entry: ListEntry
  /** The student's own SAT score. */
  you: number | null
  /** `null` while the profile loads. */
  applicant: Applicant | null
  /** How the school stands for the student; absent while the profile loads. */
  standing: Standing | undefined
  means: Means
  today: string
  hasCommitted: boolean
  Asked: AskedOfSchool
  /** The ends of the SAT strips, the same in each row. */
  scale: readonly [number, number]
  onStatus: (entry: ListEntry, status: ListStatus) => void
  onRemove: (entry: ListEntry) => void
}

/**
 * One school: a row of the table, or a card on narrow screens. The whole row links to the school's page. It is
 * rendered again only with other props, so that opening a dialog over the list does not render all rows.
 */
export const SchoolRow = memo(function SchoolRow({
  entry,
  you,
  applicant,
  standing,
  means,
  today,
  hasCommitted,
  Asked,
  scale,
  onStatus,
  onRemove,
}: Props) {
  return (
    <tr className={`relative ${classes.row}`}>
      <SchoolName entry={entry} onRemove={() => onRemove(entry)} />
      <td className={classes.forYou}>
        <span className={classes.label}>For you</span>
        {applicant && standing && (
          <ForYou
            placement={standing.placement}
            applicant={applicant}
            isAffordable={standing.isAffordable}
            override={entry.override}
          />
        )}
      </td>
      <td className={classes.sat}>
        <span className={classes.label}>SAT middle 50%</span>
        <SatRange entry={entry} you={you} scale={scale} />
      </td>
      <td className={`line-20 figures ${classes.figure} ${classes.admits}`}>
        <span className={classes.label}>Admits</span>
        <AdmissionRate entry={entry} />
      </td>
      <td className={`line-20 figures ${classes.figure} ${classes.price}`}>
        <span className={classes.label}>{priceHead(means)}</span>
        <NetPrice entry={entry} means={means} />
      </td>
      <td className={classes.deadline}>
        <PlanAndDeadline entry={entry} today={today} hasCommitted={hasCommitted} />
      </td>
      <td className={classes.status}>
        <span className={classes.label}>Status</span>
        <span className={classes.select}>
          <StatusSelect of={entry} onChange={(status) => onStatus(entry, status)} />
        </span>
        {!hasCommitted && isUnsent(entry.status) && (
          <span className={classes.asked}>
            <Asked entryId={entry.id} name={entry.name} />
          </span>
        )}
      </td>
    </tr>
  )
})
