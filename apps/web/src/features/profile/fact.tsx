import type { ReactNode } from 'react'
import classes from './fact.module.css'

/** A fact of a profile: its name with what is known beside it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`wrap-anywhere stack hairline ${classes.fact}`}>
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
