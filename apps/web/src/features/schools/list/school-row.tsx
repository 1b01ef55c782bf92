import { affordableOnList, placeOnList } from '@bearings/domain/matching/placed-list'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Means } from '@bearings/domain/matching/within-budget'
import { figureText } from '@bearings/domain/schools/figure-text'
import type { ListEntry, ListStatus } from '@bearings/domain/schools/list/schema'
import { Button } from '@mantine/core'
import { LinkButton } from '#ui/link-button.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { ForYou } from '../matching/for-you.tsx'
import { PlanAndDeadline } from '../plan-and-deadline.tsx'
import { priceHead } from '../price-words.ts'
import { StatusSelect } from '../status-select.tsx'
import { AdmissionRate, NetPrice, SatRange } from './school-figures.tsx'
import classes from './schools-table.module.css'

type Props = {
  entry: ListEntry
  /** The student's own SAT score. */
  you: number | null
  /** `null` while the profile loads. */
  applicant: Applicant | null
  means: Means
  today: string
  /** Whether the student has committed to any school on the list. */
  hasCommitted: boolean
  /** The ends of the SAT strips, the same in each row. */
  scale: readonly [number, number]
  onStatus: (status: ListStatus) => void
  onRemove: () => void
}

/** One school: a row of the table, or a card on narrow screens. The whole row links to the school's page. */
export function SchoolRow({
  entry,
  you,
  applicant,
  means,
  today,
  hasCommitted,
  scale,
  onStatus,
  onRemove,
}: Props) {
  const { id, name } = entry
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.school}>
        <RowLink
          to="/schools/$schoolId/research"
          params={{ schoolId: id }}
          className={classes.name}
          title={name}
        >
          {name}
        </RowLink>
        <span className={classes.under}>
          <About entry={entry} />
          <span className={`no-print ${classes.actions}`}>
            <LinkButton
              to="/schools/$schoolId/research"
              params={{ schoolId: id }}
              variant="subtle"
              color="sea"
              size="compact-xs"
              className={classes.action}
              aria-label={`Research: ${name}`}
            >
              Research
            </LinkButton>
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              className={classes.action}
              aria-label={`Remove: ${name}`}
              onClick={onRemove}
            >
              Remove
            </Button>
          </span>
        </span>
      </th>
      <td className={classes.forYou}>
        <span className={classes.label}>For you</span>
        {applicant && (
          <ForYou
            placement={placeOnList(entry, applicant, today)}
            applicant={applicant}
            isAffordable={affordableOnList(entry, means)}
            override={entry.override}
          />
        )}
      </td>
      <td className={classes.sat}>
        <span className={classes.label}>SAT middle 50%</span>
        <SatRange entry={entry} you={you} scale={scale} />
      </td>
      <td className={`${classes.figure} ${classes.admits}`}>
        <span className={classes.label}>Admits</span>
        <AdmissionRate entry={entry} />
      </td>
      <td className={`${classes.figure} ${classes.price}`}>
        <span className={classes.label}>{priceHead(means)}</span>
        <NetPrice entry={entry} means={means} />
      </td>
      <td className={classes.deadline}>
        <PlanAndDeadline entry={entry} today={today} hasCommitted={hasCommitted} />
      </td>
      <td className={classes.status}>
        <span className={classes.label}>Status</span>
        <StatusSelect of={entry} onChange={onStatus} />
      </td>
    </tr>
  )
}

/**
 * Renders "Ann Arbor, MI · Public · 33,700 students", as far as it is known. A row visually hides the unit,
 * and a card shows only the place.
 */
function About({ entry: { location, type, archived, figures } }: { entry: ListEntry }) {
  const { undergraduates } = figures
  const control = type?.replace('Private nonprofit', 'Private')
  return (
    <span className={`truncated detail ${classes.about}`}>
      {location ?? control}
      {archived && ' · No longer in the catalog'}
      <span className={classes.more}>
        {location && control && ` · ${control}`}
        {undergraduates && (
          <>
            {` · ${figureText(undergraduates)}`}
            <span className="unseen"> students</span>
          </>
        )}
      </span>
    </span>
  )
}
