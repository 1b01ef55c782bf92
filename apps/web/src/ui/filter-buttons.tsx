import classes from './filter-chips.module.css'

type Filter<V> = { value: V; name: string; count?: number }
type Props<V> = { filters: readonly Filter<V>[]; value: V; onChange: (value: V) => void }

/** Buttons that say which of the things on this page are shown; beside `FilterChips`, whose links ask the server. */
export function FilterButtons<V extends string | undefined>({ filters, value, onChange }: Props<V>) {
  return (
    <fieldset aria-label="Filter" className={`${classes.chips} ${classes.group} no-print`}>
      {filters.map((filter) => (
        <button
          key={filter.name}
          type="button"
          className={classes.chip}
          aria-pressed={filter.value === value}
          onClick={() => onChange(filter.value)}
        >
          {filter.name} {filter.count !== undefined && <span className={classes.count}>{filter.count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
