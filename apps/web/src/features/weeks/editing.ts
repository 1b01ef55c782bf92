/** The week in the editor, by its Monday; `start` is `null` while there is none. */
export type Editing = { start: string | null; open: (start: string) => void; close: () => void }

/** Returns the key under which this device keeps what was typed for a week. */
export function draftKey(start: string): string {
  return `weeks.${start}`
}
