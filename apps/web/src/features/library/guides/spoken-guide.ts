import { spokenHere } from '@bearings/domain/language/speech'
import type { GuideSummary } from '@bearings/domain/library/schema'

/** Returns a guide with its title and summary in the reader's language, or in English, and which of the two it is. */
export function spokenGuide<G extends GuideSummary>(guide: G) {
  const edition = spokenHere() === 'es' ? guide.spanish : null
  return {
    ...guide,
    title: edition?.title ?? guide.title,
    summary: edition?.summary ?? guide.summary,
    lang: edition ? 'es' : 'en',
  }
}
