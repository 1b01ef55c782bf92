import { say } from '@bearings/domain/say'
import { formatInteger } from '@bearings/domain/words'
import { useEffect, useRef } from 'react'
import { scrollToMiddle } from './use-tab-in-view.ts'
import classes from './filter-chips.module.css'

type Filter<V> = { value: V; name: string; count?: number }
type Props<V> = { filters: readonly Filter<V>[]; value: V; onChange: (value: V) => void }

/**
 * Buttons that filter what is already on this page, unlike the links of `FilterChips`, which ask the server.
 */
export function FilterButtons<V extends string | undefined>({ filters, value, onChange }: Props<V>) {
  const row = useRef<HTMLFieldSetElement>(null)
  // On a phone the row extends beyond the screen.
  useEffect(() => scrollToMiddle(row.current, '[aria-pressed=true]'), [value])

  const shown = filters.find((filter) => filter.value === value)
  return (
    <>
      <fieldset ref={row} aria-label={say('Filter')} className={`shrinks no-print ${classes.chips}`}>
        {filters.map((filter) => (
          <button
            key={filter.name}
            type="button"
            className={`pill line-20 ${classes.chip}`}
            aria-pressed={filter.value === value}
            onClick={() => onChange(filter.value)}
          >
            {filter.name}{' '}
            {filter.count !== undefined && <span className="pill-count">{formatInteger(filter.count)}</span>}
          </button>
        ))}
      </fieldset>
      {value !== undefined && shown && (
        <p className="only-print">{say('Only: {name}', { name: shown.name })}</p>
      )}
    </>
  )
}
