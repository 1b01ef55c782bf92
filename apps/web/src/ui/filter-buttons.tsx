import { say } from '@bearings/domain/say'
import { formatInteger } from '@bearings/domain/words'
import { useEffect, useRef } from 'react'
import classes from './filter-chips.module.css'

type Filter<V> = { value: V; name: string; count?: number }
type Props<V> = { filters: readonly Filter<V>[]; value: V; onChange: (value: V) => void }

/**
 * Buttons that filter what is already on this page, unlike the links of `FilterChips`, which ask the server.
 */
export function FilterButtons<V extends string | undefined>({ filters, value, onChange }: Props<V>) {
  const row = useRef<HTMLFieldSetElement>(null)
  // On a phone the row extends beyond the screen. Scrolls only the row, so that the page stays in place.
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed=true]')
    if (!row.current || !chosen) return
    const [outer, inner] = [row.current, chosen].map((element) => element.getBoundingClientRect())
    row.current.scrollLeft += inner!.left - outer!.left - (outer!.width - inner!.width) / 2
  }, [value])

  const shown = filters.find((filter) => filter.value === value)
  return (
    <>
      <fieldset ref={row} aria-label={say('Filter')} className={`${classes.chips} ${classes.group} no-print`}>
        {filters.map((filter) => (
          <button
            key={filter.name}
            type="button"
            className={`pill ${classes.chip}`}
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
