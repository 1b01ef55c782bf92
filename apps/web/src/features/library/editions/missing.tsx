import { faultsInArticle } from '@bearings/domain/library/editions/rules'
import type { ArticleWords, Edition } from '@bearings/domain/library/editions/schema'
import { Text } from '@mantine/core'
import { labelOf } from './words.ts'
import classes from './editions.module.css'

type Props = {
  words: ArticleWords
  /** The saved article, with the faults that the server found in it; `null` if the words are not saved. */
  saved: Edition | null
}

/**
 * Lists what keeps an article from being published. The browser checks the fields; only the server checks
 * where links lead.
 */
export function Missing({ words, saved }: Props) {
  const faults = saved?.faults ?? faultsInArticle(words)
  if (faults.length === 0) return null
  return (
    <section aria-label="Before it can be published" className={`rounded ${classes.missing}`}>
      <Text fw={600}>Before it can be published</Text>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <strong>{labelOf(path)}:</strong> {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
