import type { TextBounds } from '#field-bounds.ts'

/** The columns of the students on My Students, beside the name, as they stand without a choice. */
export const studentColumns = ['needs', 'deadline', 'list', 'essays', 'letters', 'tasks', 'active'] as const
export type StudentColumn = (typeof studentColumns)[number]

/** The columns of their applications, beside the name and the college. */
export const applicationColumns = ['plan', 'deadline', 'status', 'checklist', 'letters', 'label'] as const
export type ApplicationColumn = (typeof applicationColumns)[number]

/** Both tables, with all of their columns. */
export const columnsOf = { student: studentColumns, application: applicationColumns } as const
export type RosterTable = keyof typeof columnsOf

export const bounds = {
  name: { min: 1, max: 60, missing: 'Give it a name.' },
} as const satisfies Record<string, TextBounds>

/** Views that one advisor saves, of both tables. */
export const mostViews = 20
