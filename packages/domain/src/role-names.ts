import type { Role } from './actor.ts'

/** The roles as people read them. Not in `actor.ts`, because the pages load no schema library. */
export const roleNames: Record<Role, string> = {
  student: 'Student',
  guardian: 'Guardian',
  advisor: 'Advisor',
  admin: 'Admin',
}

/** A role within a sentence: "an advisor". */
export function roleInWords(role: Role): string {
  return `${role === 'student' || role === 'guardian' ? 'a' : 'an'} ${roleNames[role].toLowerCase()}`
}
