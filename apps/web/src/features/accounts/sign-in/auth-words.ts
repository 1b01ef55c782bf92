import type { PasswordReason } from '@bearings/domain/accounts/rules'
import { say, type Text, translated } from '@bearings/domain/say'
import { isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js'

const weaknesses = {
  length: 'Use at least 8 characters.',
  pwned:
    'This password is easy to guess: it is mostly a common password, a name, a college or a season. Choose another, such as four unrelated words.',
} as const satisfies Record<PasswordReason, string>

export function wordsFor(reasons: readonly PasswordReason[]): string {
  return reasons.map((reason) => say(weaknesses[reason])).join(' ')
}

/** Says why the server refused a password; `null` if it refused something else. */
export function weaknessIn(error: unknown): string | null {
  if (!isAuthWeakPasswordError(error)) return null
  const known = error.reasons.filter((reason) => reason in weaknesses) as PasswordReason[]
  return wordsFor(known) || translated(error.message)
}

/** What to say instead of messages that tell nobody what to do. The protocol keeps them: its clients look for some. */
const plainer: Record<string, Text> = {
  'This account is disabled': 'This account is disabled. An administrator can enable it again.',
  'Invalid TOTP code entered': 'This is not the code that your app shows now',
}

/** Returns the server's message in plain words, or `fallback` when there is none. */
export function messageOf(error: Error, fallback: string): string {
  if (isAuthRetryableFetchError(error)) return fallback
  const plain = plainer[error.message]
  return plain ? translated(plain) : spokenMessage(error.message) || fallback
}

/** A message of the server in the reader's language, and when to try again, which it may end with. */
function spokenMessage(message: string): string {
  const [, what, count, unit] = /^(.+)\. Try again in (\d+) (minutes|hours)$/.exec(message) ?? []
  if (what === undefined || count === undefined) return message.split('. ').map(translated).join('. ')
  const again =
    unit === 'hours'
      ? say('Try again in {hours} hours', { hours: count })
      : say('Try again in {minutes} minutes', { minutes: count })
  return `${translated(what)}. ${again}`
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
