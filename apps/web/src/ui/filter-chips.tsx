import { say } from '@bearings/domain/say'
import { formatInteger } from '@bearings/domain/words'
import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { scrollToMiddle } from './use-tab-in-view.ts'
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
  const row = useRef<HTMLElement>(null)
  const address = useLocation({ select: ({ href }) => href })
  const areCounted = chips.some(({ count }) => count !== undefined)
  // On a phone the row extends beyond the screen; a count that comes later makes a chip wider.
  useEffect(() => scrollToMiddle(row.current, '[aria-current]'), [address, areCounted])

  // Each link clears the parameters of the others, so that only one is active.
  const absent = Object.fromEntries(
    chips.flatMap(({ search }) => Object.keys(search).map((asked) => [asked, undefined])),
  )
  return (
    <div className={`no-print cluster spread ${classes.bar}`}>
      <nav ref={row} aria-label={label} className={classes.chips}>
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
