/** The Monday of the week in the editor; `null` while none is. */
export type Editing = { start: string | null; open: (start: string) => void; close: () => void }
