import { truncate } from '@bearings/domain/truncate'

/** The search parameters of a list: a text, and one of its filters other than the first, which needs none. */
export type ListSearch<F extends string> = { q?: string | undefined; show?: F | undefined }

/** Parses a list's search parameters from the URL, which anyone may have written, and drops unknown values. */
export function listSearch<F extends string>(
  { q, show }: Record<string, unknown>,
  [, ...others]: readonly [string, ...F[]],
): ListSearch<F> {
  // The router parses "2027" as a number.
  const text = typeof q === 'number' ? String(q) : q
  const filter = others.find((each) => each === show)
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { q: truncate(text, 100) }),
    ...(filter && { show: filter }),
  }
}
