import type { Read, Write } from '#product/contract-keys.ts'
import { stale } from '#product/stale.ts'
import { sharedNames } from './shared-names.ts'

/** Returns whether this write, with this input, makes what was read under this query key stale. */
export function isStaleAfter(queryKey: readonly unknown[], write: Write, input: unknown): boolean {
  const read = queryKey[0] as Read
  // A tab with another version of the app may send writes that this one does not know.
  if (!Object.hasOwn(stale, write) || !stale[write].includes(read)) return false
  const readInput = queryKey.slice(1).find((part) => typeof part === 'object')
  return sharedNames(read, write).every((name) => {
    const [one, other] = [fieldOf(readInput, name), fieldOf(input, name)]
    return one === undefined || other === undefined || one === other
  })
}

function fieldOf(input: unknown, name: string): unknown {
  return (input as Record<string, unknown> | null | undefined)?.[name]
}
