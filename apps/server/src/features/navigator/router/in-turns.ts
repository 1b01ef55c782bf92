import { setImmediate } from 'node:timers/promises'

/** How many items are worked on before other requests have their turn: a few milliseconds. */
const turn = 200

/** Maps items like `Array.map`, and lets other requests be answered meanwhile. */
export async function mapInTurns<T, R>(items: readonly T[], map: (item: T, at: number) => R): Promise<R[]> {
  const mapped: R[] = []
  for (const [at, item] of items.entries()) {
    mapped.push(map(item, at))
    if (at % turn === turn - 1) await setImmediate()
  }
  return mapped
}
