import type { Role } from '@bearings/domain/actor'

/** Says what the command bar finds for a person of this role. */
export const jumpWords: Record<Role, string> = {
  student: 'Jump to a page, a school, an essay, or do something',
  guardian: 'Jump to a page or do something',
  advisor: 'Jump to a page, a student, or do something',
  admin: 'Jump to a page or do something',
}
