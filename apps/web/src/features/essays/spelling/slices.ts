import type { Finding } from '@bearings/domain/essays/spelling/options'

/** Characters that a browser lays out within a frame, even on a slow machine. */
const most = 1500

export type Slice = { start: number; text: string; list: Finding[] }

/**
 * Cuts a text at the ends of lines into slices of about 1,500 characters, up to the last finding. In each, positions
 * count from its start.
 */
export function slicesOf(text: string, list: readonly Finding[]): Slice[] {
  const last = list.at(-1)?.end ?? 0
  const slices: Slice[] = []
  let start = 0
  let next = 0
  while (start < last) {
    const line = text.indexOf('\n', Math.min(start + most, text.length))
    const end = line < 0 ? text.length : line + 1
    const found: Finding[] = []
    for (; next < list.length && list[next]!.start < end; next++) {
      const one = list[next]!
      found.push({ ...one, start: one.start - start, end: Math.min(one.end, end) - start })
    }
    slices.push({ start, text: text.slice(start, end), list: found })
    start = end
  }
  return slices
}
