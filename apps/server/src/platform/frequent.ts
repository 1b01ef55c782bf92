import type { Surroundings } from './surroundings.ts'

/** Work that looks every minute whether there is something to do. Any number of processes run it at once. */
export type FrequentJob = {
  name: string
  /** Ends early, at a good moment, when the signal says so. */
  run: (surroundings: Omit<Surroundings, 'limits'>, signal: AbortSignal) => Promise<unknown>
}

const minute = 60_000

/**
 * Runs the jobs now, and again a minute after each round. A job that fails is logged and tried again in the next one.
 * The answer ends it, waiting for what is under way.
 */
export function runFrequently(
  surroundings: Omit<Surroundings, 'limits'>,
  jobs: readonly FrequentJob[],
  everyMilliseconds = minute,
) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round = runAll()

  async function runAll() {
    for (const { name, run } of jobs) {
      if (stopping.signal.aborted) return
      await run(surroundings, stopping.signal).catch((error: unknown) =>
        surroundings.log.error(error, `The job ${name} failed`),
      )
    }
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      round = runAll()
    }, everyMilliseconds)
    timer.unref()
  }

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await round
  }
}
