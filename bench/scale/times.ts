/** The largest allowed ratio of the 95th percentiles of the last and the first size. */
const mostTimes = 2

/** Prints the heading for the lines of `note`. */
export function head(sizes: readonly number[]): void {
  const cells = sizes.map((size) => size.toLocaleString('en-US').padStart(20)).join('')
  console.log(`${'p50 / p95 in ms'.padEnd(64)}${cells}`)
}

/** Prints each line as soon as it is known, so that an aborted run loses nothing. */
export function note(what: string, sizes: readonly (readonly number[])[]): void {
  const measured = sizes.map(summary)
  const [first, last] = [measured[0]!, measured.at(-1)!]
  const times = last.p95 / first.p95
  const cells = measured.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`.padStart(20)).join('')
  console.log(`${what.padEnd(64)}${cells}${times > mostTimes ? `  ${times.toFixed(1)} times` : ''}`)
}

/** Returns the milliseconds that the work took. */
export async function took(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function summary(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { p50: at(0.5), p95: at(0.95) }
}
