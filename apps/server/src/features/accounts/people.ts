import type { PeopleOf } from '@bearings/auth/open'
import { invalid } from '@bearings/auth/terms/failure'
import type { AdminUser } from '@bearings/auth/terms/schema'
import { SignUpData } from '@bearings/domain/accounts/schema'
import { Role } from '@bearings/domain/actor'
import { isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isDisabledAt } from '#database/people.ts'
import { users } from '#database/tables/users.ts'
import { audit } from '#platform/audit.ts'
import { endAllOf, lockStudentsOf, notifyOfDisabling } from '../advising/links/ending.ts'
import { deliver } from '../advising/requests/service.ts'
import { forgetCommentsFrom } from '../essays/comments/service.ts'
import { isOpen } from '../family/invitations/service.ts'
import { welcome } from '../notifications/service.ts'
import { forgetWaiting } from '../people/approvals.ts'
import { endWithRole } from '../people/role-change.ts'
import { forgetTasksFrom } from '../tasks/service.ts'
import { find, forgetInAuditLog, removeAddresses } from './erasure-store.ts'
import { forgetEventsOf } from './erasure.ts'
import { faultInId } from './student-id/service.ts'

type UserRow = typeof users.$inferSelect
type Data = Record<string, unknown>

/**
 * The product's own data about people, besides sign-in, and what happens to their other data when they sign
 * up, change or are erased.
 */
export const people: PeopleOf<typeof users, Database> = {
  table: users,
  /** Members of a demo have no address that a mail could reach, and nothing to sign in with. */
  real: isNull(users.demoId),
  columns: {
    role: users.role,
    timeZone: users.timeZone,
    demoId: users.demoId,
    graduationYear: users.graduationYear,
  },

  signedUp: (data, email) => {
    const { studentId, ...profile } = profileIn(data, email)
    const { student_id: _, family_code: _code, language: _language, ...others } = data
    const metadata = withoutNulls(studentId === null ? others : { ...others, student_id: data['student_id'] })
    return { profile: { ...profile, studentId }, metadata }
  },
  admit: async (db, { role, studentId }, { data: { family_code: code }, now }) => {
    // The code is checked again when it is used, so an expired one lets nobody see anything.
    if (role === 'guardian' && !(await isInvited(db, code, now))) throw invalid(notInvited)
    if (typeof studentId !== 'string') return
    const fault = await faultInId(db, studentId)
    if (fault) throw invalid(fault)
  },
  profileOf: ({ role, fullName, studentId, timeZone, language }) => ({
    role: role === 'advisor' || role === 'guardian' ? role : 'student',
    fullName,
    studentId,
    timeZone,
    language,
  }),
  confirmed: (user, { role, fullName, studentId, timeZone, language }) => ({
    // Nobody can sign up as an admin, so another admin made this person one.
    role: user.role === 'admin' ? 'admin' : role,
    fullName,
    studentId,
    ...(timeZone !== undefined && timeZone !== null && { timeZone }),
    ...(language !== undefined && language !== null && { language }),
  }),

  // Of the metadata with its own column, people may change only the name and the time zone.
  changed: (_, { full_name, time_zone }) => {
    const { full_name: fullName, time_zone: timeZone } = parsed({ full_name, time_zone })
    return { ...(fullName && { fullName }), ...(timeZone && { timeZone }) }
  },
  changedByAdmin: (user, input) => {
    const role = roleIn(input)
    const data = input.user_metadata
    if (!user) {
      const profile = profileIn(
        { ...data, role: role === 'advisor' || role === 'admin' ? 'advisor' : 'student' },
        input.email,
      )
      return { ...profile, role: role ?? 'student' }
    }
    return { ...(data && namesIn(data, user)), ...(role && { role }) }
  },

  metadataColumns: ({ fullName, role, studentId, timeZone }) => ({
    full_name: fullName,
    role,
    student_id: studentId,
    time_zone: timeZone,
  }),
  emptied: ({ role }) => ({ role, fullName: 'Deleted account', discoverable: false }),

  onConfirmed: async (tx, user, at) => {
    await welcome(tx, { userId: user.id, role: user.role, now: at })
    if (user.role === 'advisor') await deliver(tx, user, at)
  },
  onAddressChanged: async (tx, user, at) => {
    if (user.role === 'advisor') await deliver(tx, user, at)
  },
  beforeChangedByAdmin: lockStudentsOf,
  onChangedByAdmin: async (tx, before, after, { at, origin }) => {
    const isDisabled = isDisabledAt(at, after)
    if (after.role === 'advisor' && before.bannedUntil?.getTime() !== after.bannedUntil?.getTime()) {
      if (isDisabled) await forgetWaiting(tx, after)
      await notifyOfDisabling(tx, { ...after, isDisabled }, at)
    }
    if (before.role !== after.role) {
      await endWithRole(tx, before, { role: after.role, now: at })
      const detail = { by: 'service key', from: before.role, to: after.role } as const
      await audit(tx, { at, action: 'role_changed', targetId: after.id, origin, detail })
    }
    if (isAdvisorAt(after) && (!isAdvisorAt(before) || before.email !== after.email))
      await deliver(tx, after, at)
  },
  onErase: async (tx, userId, at) => {
    const person = await find(tx, userId)
    if (person) {
      await forgetEventsOf(tx, person)
      await removeAddresses(tx, person)
    }
    await lockStudentsOf(tx, userId)
    await endAllOf(tx, userId, at)
    await forgetTasksFrom(tx, userId)
    await forgetCommentsFrom(tx, userId)
  },
  // The database allows this only for accounts that are gone.
  onErased: forgetInAuditLog,
}

/** Whether a request that was sent to this account's address has found its advisor. */
function isAdvisorAt({ role, emailConfirmedAt }: UserRow): boolean {
  return role === 'advisor' && emailConfirmedAt !== null
}

const notInvited = 'This invitation no longer works. Ask for a new one.'

async function isInvited(db: Database, code: unknown, now: Date): Promise<boolean> {
  return typeof code === 'string' && isOpen(db, code, now)
}

/**
 * Returns the person's data from the metadata of a sign-up, with defaults for missing values.
 * @throws {AuthFailure} validation_failed for a role that people may not give themselves.
 */
function profileIn(data: Data, email: string) {
  const {
    full_name: fullName,
    role = 'student',
    student_id: studentId,
    time_zone: timeZone,
    language,
  } = parsed(data)
  return {
    role,
    fullName: fullName ?? email.split('@')[0]!.slice(0, 120),
    studentId: role === 'student' ? (studentId ?? null) : null,
    ...(timeZone !== undefined && { timeZone }),
    ...(language !== undefined && { language }),
  }
}

function parsed(data: Data) {
  const { success, data: known, error } = SignUpData.safeParse(data)
  if (success) return known
  const [issue] = error.issues
  throw invalid(`data.${issue!.path.join('.')}: ${issue!.message}`)
}

/** Returns the product's role, from either field. The protocol's own `authenticated` is ignored. */
function roleIn({ role, app_metadata: app, user_metadata: user }: AdminUser): Role | undefined {
  const own = role === 'authenticated' ? undefined : role
  const wanted = own ?? app?.role ?? user?.role
  if (wanted === undefined || wanted === null) return undefined
  const known = Role.safeParse(wanted)
  if (!known.success || known.data === 'guardian') throw invalid('role can be student, advisor or admin')
  return known.data
}

function namesIn({ full_name, student_id }: Data, user: UserRow) {
  if (full_name === undefined && student_id === undefined) return {}
  const { fullName, studentId } = profileIn({ full_name: full_name ?? user.fullName, student_id }, user.email)
  return { fullName, ...(student_id !== undefined && user.role === 'student' && { studentId }) }
}

function withoutNulls(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}
