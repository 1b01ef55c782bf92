import type { PasswordReason } from '@bearings/domain/accounts/rules'
import { isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js'

const weaknesses: Record<PasswordReason, string> = {
  length: 'Use at least 8 characters.',
  pwned:
    'This password is easy to guess: it is mostly a common password, a name, a college or a season. Choose another, such as four unrelated words.',
}

/** What is wrong with a password, in words. */
export function wordsFor(reasons: readonly PasswordReason[]): string {
  return reasons.map((reason) => weaknesses[reason]).join(' ')
}

/** Why the server refused a password, in words; `null` when that is not what is wrong. */
export function weaknessIn(error: unknown): string | null {
  if (!isAuthWeakPasswordError(error)) return null
  const known = error.reasons.filter((reason) => reason in weaknesses) as PasswordReason[]
  return wordsFor(known) || error.message
}

/** The server's message, or `fallback` when it had none to give. */
export function messageOf(error: Error, fallback: string): string {
  return isAuthRetryableFetchError(error) ? fallback : error.message || fallback
}

/** The protocol's name for what was refused, such as `email_not_confirmed`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The client hands errors back beside the data; mutations want them thrown. */
export function unwrap<Answer extends { data: unknown; error: Error | null }>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  if (answer.error) throw answer.error
  return answer.data
}
