import { partWords, type ResumePart } from '@bearings/domain/profile/resume/options'
import type { ResumeItem } from '@bearings/domain/profile/resume/rules'
import type { Ref } from 'react'
import classes from './paper.module.css'

export type Part = { part: ResumePart; items: ResumeItem[] }

type Props = {
  name: string
  /** Left out where the student does not show it. */
  email: string | null
  parts: readonly Part[]
  isInColumns: boolean
  ref: Ref<HTMLElement>
}

/** The parts that stand on the left of two columns: those of short lines. */
const aside: readonly ResumePart[] = ['education', 'leadership', 'courses']

/** The résumé as it is printed, on a sheet of US Letter. */
export function Paper({ name, email, parts, isInColumns, ref }: Props) {
  const isAside = ({ part }: Part) => aside.includes(part)
  return (
    <article ref={ref} className={`font-heading line-1-4 ${classes.paper}`} aria-label="Your résumé">
      <header className={`centered ${classes.head}`}>
        <h2>{name}</h2>
        {email !== null && <p>{email}</p>}
      </header>
      {isInColumns ? (
        <div className={`stack ${classes.columns}`}>
          <div>{parts.filter(isAside).map(section)}</div>
          <div>{parts.filter((part) => !isAside(part)).map(section)}</div>
        </div>
      ) : (
        parts.map(section)
      )}
    </article>
  )
}

function section({ part, items }: Part) {
  return (
    <section key={part} className={classes.part}>
      <h3>{partWords[part]}</h3>
      <ul>
        {items.map(({ key, title, role, when, text }) => (
          <li key={key} data-item={title}>
            <div className="wrap-anywhere flex wrap spread gap-4 row-gap-0">
              <span>
                {role || when || text ? <b>{title}</b> : title}
                {role && `, ${role}`}
              </span>
              {when && <span className={classes.when}>{when}</span>}
            </div>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
