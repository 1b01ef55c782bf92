import type { Role } from '@bearings/domain/actor'
import { signedInWith } from '@bearings/domain/audit-log/words'
import { identityCheckNames, identityChecks } from '@bearings/domain/people/options'
import { roleInWords, roleNames } from '@bearings/domain/role-names'
import { capitalized, counted, inProse } from '@bearings/domain/words'
import { type ByAction, valueFor } from './by-action.ts'

type Detail = Record<string, unknown>

/** Actions whose names do not say by themselves what happened. */
export const actionNames: ByAction<string> = {
  archive_brought_in: 'Archive imported',
  authenticators_removed: 'Authenticator apps and passkeys removed by an admin',
  challenge_created: 'Second step asked for',
  confirmation_sent: 'Confirmation sent again',
  email_change_asked: 'New email asked for by an admin',
  email_change_refused: 'New email refused by the owner of the current one',
  erasure_requested: 'Deletion requested',
  erasure_revoked: 'Deletion canceled',
  exported: 'List exported',
  factor_deleted: 'Authenticator app removed',
  factor_in_progress: 'Authenticator app being added',
  factor_unenrolled: 'Authenticator app or passkey removed',
  identity_linked: 'School sign-in connected',
  identity_refused: 'School sign-in refused',
  invite_made: 'Invite created',
  job_asked_for: 'Job started by hand',
  login: 'Signed in',
  login_failed: 'Sign-in failed',
  logout: 'Signed out',
  navigator_model_switched: 'Language model switched',
  person_disabled: 'Account disabled',
  person_enabled: 'Account enabled',
  person_signed_out: 'Signed out by an admin',
  recovery_codes_generated: 'Recovery codes created',
  school_mode_changed: 'School changed',
  sign_in_link_sent: 'Sign-in link sent',
  sign_in_lock_cleared: 'Lock cleared',
  sign_in_refused: 'Refused at sign-in',
  token_refreshed: 'Sign-in renewed',
  token_reuse_detected: 'Copied sign-in ended',
  user_confirmation_requested: 'Confirmation email requested',
  user_deleted: 'Account deleted',
  user_invited: 'Invited',
  user_modified: 'Account changed',
  user_reauthenticate_requested: 'Verification code requested',
  user_recovery_requested: 'Password reset requested',
  user_repeated_signup: 'Signed up again',
  user_signedup: 'Signed up',
  user_updated_password: 'Password changed',
  verification_attempted: 'Second step tried',
}

const signedOutOf: Record<string, string> = {
  global: 'On every device',
  local: 'On this device',
  others: 'On all other devices',
}

/** Why somebody who signed in at the school got no account. */
const whyRefused: Record<string, string> = {
  disabled: 'The account is disabled',
  unverified: 'The school’s sign-in has not confirmed the email address',
  domain: 'The email address is of another domain',
  unexpected: 'The email address is not among the school’s people',
}

/** What the detail of an action says. The person who acted is in a column of their own. */
const sentences: ByAction<(detail: Detail) => string> = {
  archive_brought_in: ({ schools, essays, weeks }) =>
    inProse([
      counted(Number(schools), 'school'),
      counted(Number(essays), 'essay'),
      counted(Number(weeks), 'week'),
    ]),
  authenticators_removed: checkInWords,
  class_set: (detail) => `${from(detail)}. ${checkInWords(detail)}`,
  confirmation_sent: checkInWords,
  email_change_asked: checkInWords,
  erasure_requested: checkInWords,
  erasure_revoked: checkInWords,
  exported: ({ what }) => String(what),
  identity_linked: ({ joined }) =>
    joined === true ? 'With a new account' : 'With the account that was there',
  identity_refused: ({ reason }) => whyRefused[String(reason)] ?? '',
  job_asked_for: ({ name }) => String(name),
  login: ({ method, kind }) => signedInWith(String(method ?? kind)),
  login_failed: ({ address, heldUntil }) =>
    [typeof address === 'string' ? `address: ${address}` : '', heldUntil ? 'Refused there for a while' : '']
      .filter(Boolean)
      .join(', '),
  logout: ({ scope }) => signedOutOf[String(scope)] ?? '',
  navigator_model_switched: ({ switchedOn }) => `Turned ${String(switchedOn) === 'true' ? 'on' : 'off'}`,
  person_disabled: checkInWords,
  person_signed_out: checkInWords,
  role_changed: from,
  school_mode_changed: ({ from, to }) => `From ${schoolInWords(from)} to ${schoolInWords(to)}`,
  sign_in_link_sent: checkInWords,
  sign_in_lock_cleared: checkInWords,
  sign_in_refused: ({ network }) => `Because of others on the network ${String(network)}`,
  student_id_format_changed: ({ from, to }) => `From ${formatInWords(from)} to ${formatInWords(to)}`,
  user_signedup: ({ role }) => (isRole(role) ? `As ${roleInWords(role)}` : ''),
  verification_attempted: ({ factor, right }) =>
    factor === 'passkey'
      ? 'Passkey added'
      : `${right ? 'Right' : 'Wrong'} ${factor === 'recovery code' ? 'recovery code' : 'code from the app'}`,
}

function from({ from: before, to }: Detail): string {
  return `From ${typeof before === 'string' || typeof before === 'number' ? before : 'none'} to ${String(to)}`
}

/** How the admin made sure who was asking. Entries of people who acted for themselves have none. */
function checkInWords({ check, note }: Detail): string {
  const known = identityChecks.find((each) => each === check)
  return [known && identityCheckNames[known], note].filter(Boolean).join('. ')
}

function formatInWords(mask: unknown): string {
  return typeof mask === 'string' ? mask : 'any format'
}

function schoolInWords(name: unknown): string {
  return typeof name === 'string' ? name : 'no school'
}

function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(roleNames, value)
}

/** Words the detail of an action in a phrase; `null` for an action that has none. */
export function sentenceOf(action: string, detail: Detail): string | null {
  const sentence = valueFor(sentences, action)
  return sentence ? withMeans(sentence(detail), detail.by) : null
}

/** Adds with what someone without an account acted; an admin is named in a column. */
export function withMeans(said: string, by: unknown): string {
  const means = meansInWords(by)
  return said === '' ? capitalized(means) : [said, means].filter(Boolean).join(', ')
}

function meansInWords(by: unknown): string {
  if (by === 'command line') return 'on the command line'
  if (by === 'provider') return 'at the school’s sign-in'
  return by === 'service key' ? 'with the service key' : ''
}
