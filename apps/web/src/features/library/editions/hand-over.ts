import type { Edition } from '@bearings/domain/library/editions/schema'
import { draftKey, slotsToTry } from '#platform/draft-slots.ts'
import { keepDraft } from '#platform/drafts.ts'
import { type EditionValues, valuesOf } from './edition-form.ts'

/** What an article's unsaved words are kept under; each tab adds its slot. */
export function draftNameOf(slug: string): string {
  return `library.article.${slug}`
}

/** What was typed while a new article was on its way goes on as the unsaved words of the article that is saved now. */
export function handOver(userId: string, typed: EditionValues, saved: Edition): void {
  const name = draftNameOf(saved.slug)
  // The slot that the article's own page opens with.
  const [slot = 0] = slotsToTry(userId, name)
  keepDraft(userId, draftKey(name, slot), {
    value: { ...typed, slug: saved.slug, basedOn: saved.revision },
    savedAt: new Date().toISOString(),
    basedOn: JSON.stringify(valuesOf(saved)),
  })
}
