import { createCall } from '@bearings/client/call'
import { Failure } from '@bearings/domain/failure'

/** Nobody is signed in out here, so no request carries a token. */
export const call = createCall((path, sent) => window.fetch(path, sent))

/** Words for a person: the given ones for what this page expects, else what any page would say. */
export function explain(error: unknown, expected: Partial<Record<Failure['code'], string>>): string {
  if (error instanceof Failure) return expected[error.code] ?? `${error.message}.`
  return 'The server could not be reached. Please try again.'
}
