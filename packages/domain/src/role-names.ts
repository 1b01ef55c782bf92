import type { Role } from './actor.ts'

/** The roles as people read them. Not in `actor.ts`, because the pages load no schema library. */
export const roleNames: Record<Role, string> = { student: 'Student', advisor: 'Advisor', admin: 'Admin' }
