import type { ComponentType } from 'react'

/** Shows what a school asks to write that is not added yet. */
export type AskedOfSchool = ComponentType<{ entryId: string; name: string }>
