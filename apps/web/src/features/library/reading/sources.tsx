import type { Source } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import classes from './reading-page.module.css'

/** The sources of a text's facts, whose titles are in this language; nothing while a draft has none. */
export function Sources({ sources, lang }: { sources: readonly Source[]; lang?: string | undefined }) {
  if (sources.length === 0) return null
  return (
    <section className={`secondary line-20 hairline ${classes.sources}`} aria-label={say('Sources')}>
      <h2>{say('Sources')}</h2>
      <ol lang={lang}>
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
