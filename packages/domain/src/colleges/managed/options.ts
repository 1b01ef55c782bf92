import type { TextBounds } from '#field-bounds.ts'

/** The bounds of the fields of a catalog school, which are an admin's own words. */
export const bounds = {
  name: { min: 1, max: 200, missing: 'School name is required.' },
  location: { max: 200 },
  type: { max: 100 },
  acceptanceRate: { max: 40 },
  tuition: { max: 60 },
  ranking: { max: 100 },
} as const satisfies Record<string, TextBounds>

export type ManagedField = keyof typeof bounds
export const managedFields = Object.keys(bounds) as ManagedField[]

export const managedFilters = ['offered', 'archived', 'added'] as const
export type ManagedFilter = (typeof managedFilters)[number]

/** The columns of the exported and imported file, by what they hold. Only the name is required. */
export const fileColumns = {
  id: 'id',
  name: 'name',
  location: 'location',
  type: 'type',
  acceptanceRate: 'acceptance_rate',
  tuition: 'tuition',
  ranking: 'ranking',
  archived: 'archived',
} as const
export type FileColumn = keyof typeof fileColumns
