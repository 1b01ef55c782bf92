import { createCall } from '@bearings/client/call'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { Failure } from '@bearings/domain/failure'

/** Nobody is signed in out here, so no request carries a token. */
export const call = createCall((path, sent) => window.fetch(path, sent))

/** Words for a person: the given ones for the rule or the failure that this page expects, else what any page would say. */
export function explain(
  error: unknown,
  expected: Partial<Record<Failure['code'] | BrokenRule, string>>,
): string {
  if (error instanceof Failure)
    return (error.rule && expected[error.rule]) ?? expected[error.code] ?? `${error.message}.`
  return 'The server could not be reached. Please try again.'
}
