import { createCall } from '@bearings/client/call'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { Failure } from '@bearings/domain/failure'
import { tryAgainIn } from '@bearings/domain/try-again'

/** Calls an endpoint without a token, because nobody is signed in on these pages. */
export const call = createCall((path, sent) => window.fetch(path, sent))

/**
 * Returns the message for an error: the given one for a rule or failure that this page expects, otherwise a
 * general one. After too many requests, it says when the next one can succeed.
 */
export function explain(
  error: unknown,
  expected: Partial<Record<Failure['code'] | BrokenRule, string>>,
): string {
  if (error instanceof Failure) {
    const { rule, code, message, retryAfter } = error
    const words = (rule && expected[rule]) ?? expected[code] ?? `${message}.`
    return code === 'TOO_MANY' && expected[code] ? `${words} ${tryAgainIn(retryAfter)}.` : words
  }
  return 'The server could not be reached. Please try again.'
}
