/** The Monday of the week in the editor; `null` while none is. */
export type Editing = { start: string | null; open: (start: string) => void; close: () => void }

/** Under which the device keeps what was typed in a week. */
export function draftKey(start: string): string {
  return `weeks.${start}`
}
