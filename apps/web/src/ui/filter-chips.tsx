import { say } from '@bearings/domain/say'
import { formatInteger } from '@bearings/domain/words'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './filter-chips.module.css'

type FilterChip = { to: NonNullable<LinkProps['to']>; search: object; name: string; count?: number }

type Props = { chips: readonly FilterChip[]; label?: string; children?: ReactNode }

/**
 * A chip is active when it leads to what is shown now, whatever else the URL contains, such as an open
 * dialog.
 */
const chosen = { exact: false, includeSearch: true, explicitUndefined: true }

/** Links that filter a list, with controls beside them that sort or narrow it. */
export function FilterChips({ chips, label = say('Filter'), children }: Props) {
  // Each link clears the parameters of the others, so that only one is active.
  const absent = Object.fromEntries(
    chips.flatMap(({ search }) => Object.keys(search).map((asked) => [asked, undefined])),
  )
  return (
    <div className={`no-print cluster spread ${classes.bar}`}>
      <nav aria-label={label} className={classes.chips}>
        {chips.map(({ name, count, to, search }) => (
          <Link
            key={name}
            to={to}
            search={{ ...absent, ...search } as NonNullable<LinkProps['search']>}
            replace
            className={`pill line-20 ${classes.chip}`}
            activeOptions={chosen}
          >
            {name} {count !== undefined && <span className="pill-count">{formatInteger(count)}</span>}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
