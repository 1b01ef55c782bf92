/** Seconds of processor that one request may take, on whatever machine: more, and a few of them stop the server. */
export const bound = 0.5
/** Seconds that only receiving a byte takes, for uploads of up to 160 MB. */
export const receiving = 5e-9
/** A request counts as slow only if each of these measurements is: the first may have compiled something. */
const measurements = 3

/** Measures a request again while it takes more than it may, and returns the least. */
export async function leastOf(measure: () => Promise<number>, most = bound): Promise<number> {
  let least = await measure()
  for (let done = 1; done < measurements && least > most; done++) least = Math.min(least, await measure())
  return least
}
