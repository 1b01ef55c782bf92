import type { Edition } from '@bearings/domain/library/editions/schema'
import { draftKey, slotOrder } from '#platform/drafts/draft-slots.ts'
import { keepDraft } from '#platform/drafts/drafts.ts'
import { type EditionValues, valuesOf } from './edition-form.ts'

/** Returns the key under which an article's unsaved words are stored; each tab adds its slot. */
export function draftNameOf(slug: string): string {
  return `library.article.${slug}`
}

/** Stores what was typed while a new article was being saved as the unsaved words of the saved article. */
export function transferDraft(userId: string, typed: EditionValues, saved: Edition): void {
  const name = draftNameOf(saved.slug)
  // The slot that the article's own page will use.
  const [slot = 0] = slotOrder(userId, name)
  keepDraft(userId, draftKey(name, slot), {
    value: { ...typed, slug: saved.slug, basedOn: saved.revision },
    savedAt: new Date().toISOString(),
    basedOn: JSON.stringify(valuesOf(saved)),
  })
}
