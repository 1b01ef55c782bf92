import { type Draft, draftKeysOf } from '#platform/drafts/draft-storage.ts'
import { draftOf, keepDraft } from '#platform/drafts/drafts.ts'
import { isBlank, typedSince, type WeekForm } from './week-form.ts'

/** The week in the editor, by its Monday; `start` is `null` while there is none. */
export type Editing = { start: string | null; open: (start: string) => void; close: () => void }

/** Returns the key under which this device keeps what was typed for a week. */
export function draftKey(start: string): string {
  return `weeks.${start}`
}

type LateDraft = { start: string; draft: Draft<WeekForm>; typed: WeekForm }

/**
 * Returns what was typed for weeks before this one, which can no longer be saved there, the latest first. Drafts
 * without new words are removed.
 */
export function lateDrafts(userId: string, current: string): LateDraft[] {
  const keys = draftKeysOf(userId).filter((key) => key.startsWith(draftKey('')) && key < draftKey(current))
  return keys
    .toSorted()
    .toReversed()
    .flatMap((key) => {
      const draft = draftOf<WeekForm>(userId, key)!
      const typed = typedSince(JSON.parse(draft.basedOn) as WeekForm, draft.value)
      if (!isBlank(typed)) return { start: key.slice(draftKey('').length), draft, typed }
      keepDraft(userId, key, null)
      return []
    })
}
