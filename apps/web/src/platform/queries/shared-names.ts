import type { Read, Write } from '#product/contract-keys.ts'

/** Returns the `{names}` in the common beginning of both paths, where a name means the same in both. */
export function sharedNames(read: Read, write: Write): string[] {
  const [one, other] = [read, write].map((key) => key.split('/').slice(1)) as [string[], string[]]
  const end = one.findIndex((segment, index) => segment !== other[index])
  return one
    .slice(0, end === -1 ? undefined : end)
    .flatMap((segment) => /^\{(\w+)\}$/.exec(segment)?.[1] ?? [])
}
