import { truncate } from '@bearings/domain/truncate'

/** The search parameters of a list: a text, and one of its filters other than the first, which needs none. */
export type ListSearch<F extends string> = { q?: string | undefined; show?: F | undefined }

/** Parses a list's search parameters from the URL, which anyone may have written, and drops unknown values. */
export function listSearch<F extends string>(
  { q, show }: Record<string, unknown>,
  [, ...others]: readonly [string, ...F[]],
): ListSearch<F> {
  const text = searchedText(q)
  const filter = others.find((each) => each === show)
  return {
    ...(text && { q: text }),
    ...(filter && { show: filter }),
  }
}

/** Returns the text that a search parameter looks for; `undefined` if it looks for none. */
export function searchedText(given: unknown): string | undefined {
  // The router parses "2027" as a number.
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && text.trim() !== '' ? truncate(text, 100) : undefined
}

/** Returns those of the known values that a search parameter names, one or several, in their own order. */
export function knownValues<Value extends string>(known: readonly Value[], given: unknown): Value[] {
  const list: unknown[] = Array.isArray(given) ? given : [given]
  return known.filter((value) => list.includes(value))
}
