/** Limits how many pieces of work run at once; the others wait for their turn, first come, first served. */
export function limitConcurrency(places: number) {
  const waiting: (() => void)[] = []
  let free = places

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A slot passes directly to the next in line without becoming free in between.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
