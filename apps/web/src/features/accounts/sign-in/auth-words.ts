import type { PasswordReason } from '@bearings/domain/accounts/rules'
import { isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js'

const weaknesses: Record<PasswordReason, string> = {
  length: 'Use at least 8 characters.',
  pwned:
    'This password is easy to guess: it is mostly a common password, a name, a college or a season. Choose another, such as four unrelated words.',
}

export function wordsFor(reasons: readonly PasswordReason[]): string {
  return reasons.map((reason) => weaknesses[reason]).join(' ')
}

/** Says why the server refused a password; `null` if it refused something else. */
export function weaknessIn(error: unknown): string | null {
  if (!isAuthWeakPasswordError(error)) return null
  const known = error.reasons.filter((reason) => reason in weaknesses) as PasswordReason[]
  return wordsFor(known) || error.message
}

/** What to say instead of messages that tell nobody what to do. The protocol keeps them: its clients look for some. */
const plainer: Record<string, string> = {
  'This account is disabled':
    'This account is disabled. An administrator at your school can enable it again.',
  'Invalid TOTP code entered': 'This is not the code that your app shows now',
}

/** Returns the server's message in plain words, or `fallback` when there is none. */
export function messageOf(error: Error, fallback: string): string {
  if (isAuthRetryableFetchError(error)) return fallback
  return plainer[error.message] ?? (error.message || fallback)
}

/** Returns the protocol's error code, such as `email_not_confirmed`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/**
 * Returns the data of a client response, or throws its error, because mutations expect errors to be thrown.
 */
export function unwrap<Answer extends { data: unknown; error: Error | null }>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  if (answer.error) throw answer.error
  return answer.data
}
