import type { School } from '@bearings/domain/schools/catalog/schema'
import type { CSSProperties } from 'react'
import classes from './fields-of-study.module.css'
import group from './figures-card.module.css'

type Props = { fields: NonNullable<School['fields']>; source: number }

/** What most people study there, each field with its share of the degrees. */
export function FieldsOfStudy({ fields: { label, year, shares }, source }: Props) {
  const largest = Math.max(...shares.map(({ share }) => share))

  return (
    <section className={group.group}>
      <h3 className="eyebrow">{label}</h3>
      <ul className={classes.fields}>
        {shares.slice(0, 8).map(({ title, share }) => (
          <li key={title} className={classes.field}>
            <span className={classes.name}>
              {title}
              <span className={classes.share}>{Math.round(share * 100)}%</span>
            </span>
            <span
              className={classes.bar}
              // React knows no custom properties by name.
              style={{ '--share': share / largest } as CSSProperties}
            />
          </li>
        ))}
      </ul>
      <span className={group.year}>
        {year} <span aria-label={`source ${source}`}>[{source}]</span>
      </span>
    </section>
  )
}
