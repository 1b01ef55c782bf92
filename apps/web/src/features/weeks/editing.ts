import { draftKeysOf } from '#platform/drafts/draft-storage.ts'

/** The week in the editor, by its Monday; `start` is `null` while there is none. */
export type Editing = { start: string | null; open: (start: string) => void; close: () => void }

/** Returns the key under which this device keeps what was typed for a week. */
export function draftKey(start: string): string {
  return `weeks.${start}`
}

/** Returns the keys of what was typed for weeks before this one, which can no longer be saved there. */
export function lateDrafts(userId: string, current: string): string[] {
  return draftKeysOf(userId).filter((key) => key.startsWith(draftKey('')) && key < draftKey(current))
}
