import type { Source } from '@bearings/domain/library/schema'
import classes from './reading-page.module.css'

/** The sources of a text's facts; nothing while a draft has none. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className={`secondary ${classes.sources}`} aria-label="Sources">
      <h2>Sources</h2>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
