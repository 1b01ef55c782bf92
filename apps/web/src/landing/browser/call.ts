import { createCall } from '@bearings/client/call'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { Failure } from '@bearings/domain/failure'

/** Calls an endpoint without a token, because nobody is signed in on these pages. */
export const call = createCall((path, sent) => window.fetch(path, sent))

/**
 * Returns the message for an error: the given one for a rule or failure that this page expects, otherwise a
 * general one.
 */
export function explain(
  error: unknown,
  expected: Partial<Record<Failure['code'] | BrokenRule, string>>,
): string {
  if (error instanceof Failure)
    return (error.rule && expected[error.rule]) ?? expected[error.code] ?? `${error.message}.`
  return 'The server could not be reached. Please try again.'
}
