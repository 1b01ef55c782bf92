import type { ReactNode, Ref } from 'react'
import classes from './selection-bar.module.css'

type Props = {
  /** Names the bar, such as "Selected people". */
  label: string
  count: number
  /** Selects more rows, or none. */
  select: ReactNode
  /** What can be done to the selected rows. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** The bar over the end of a list while some of its rows are selected. */
export function SelectionBar({ label, count, select, children, ref }: Props) {
  return (
    <section ref={ref} className={`${classes.bar} no-print`} aria-label={label} data-bottom-bar>
      <output className="strong">{count} selected</output>
      {select}
      <span className={`flex wrap gap-2 ${classes.actions}`}>{children}</span>
    </section>
  )
}
