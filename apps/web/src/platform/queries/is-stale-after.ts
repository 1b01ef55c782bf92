import type { Read, Write } from '#product/contract-keys.ts'
import { stale } from '#product/stale.ts'

/** Returns whether this write, with this input, makes what was read under this query key stale. */
export function isStaleAfter(queryKey: readonly unknown[], write: Write, input: unknown): boolean {
  const read = queryKey[0] as Read
  if (!stale[write].includes(read)) return false
  const readInput = queryKey.slice(1).find((part) => typeof part === 'object')
  return sharedNames(read, write).every((name) => {
    const [one, other] = [fieldOf(readInput, name), fieldOf(input, name)]
    return one === undefined || other === undefined || one === other
  })
}

/** Returns the `{names}` in the common beginning of both paths, where a name means the same in both. */
export function sharedNames(read: Read, write: Write): string[] {
  const [one, other] = [read, write].map((key) => key.split('/').slice(1)) as [string[], string[]]
  const end = one.findIndex((segment, index) => segment !== other[index])
  return one
    .slice(0, end === -1 ? undefined : end)
    .flatMap((segment) => /^\{(\w+)\}$/.exec(segment)?.[1] ?? [])
}

function fieldOf(input: unknown, name: string): unknown {
  return (input as Record<string, unknown> | null | undefined)?.[name]
}
