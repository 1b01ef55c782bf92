import { figureText } from '@bearings/domain/colleges/figure-text'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Button } from '@mantine/core'
import { ChangeLine } from '#colleges/change-line.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { removeButtonOf } from '../use-remove-school.ts'
import classes from './school-name.module.css'

type Props = { entry: ListEntry; onRemove: () => void }

/** The cell that names a school, says where it is, and has its actions. */
export function SchoolName({ entry, onRemove }: Props) {
  const { id, name } = entry
  return (
    <th scope="row" className={classes.school}>
      <RowLink
        to="/schools/$schoolId/research"
        params={{ schoolId: id }}
        className={`font-heading text-name ${classes.name}`}
        title={name}
      >
        {name}
      </RowLink>
      <ChangeLine change={entry.change} />
      <span className={`block relative ${classes.under}`}>
        <About entry={entry} />
        <span className={`no-print flex gap-1 ${classes.actions}`}>
          <LinkButton
            to="/schools/$schoolId/research"
            params={{ schoolId: id }}
            variant="subtle"
            color="sea"
            size="compact-xs"
            aria-label={`Research: ${name}`}
          >
            Research
          </LinkButton>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            className={classes.remove!}
            id={removeButtonOf(id)}
            aria-label={`Remove: ${name}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </span>
      </span>
    </th>
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
