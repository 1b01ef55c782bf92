/** The name of the file that this code came in tells the version of the app: the page that starts it names it. */
const own = new URL(import.meta.url).pathname

let offers = 0
let look: Promise<void> | undefined
const listeners = new Set<() => void>()

/** How often another version of the app was offered: ready on this device, or known to be on the server; for `useSyncExternalStore`. */
export const newVersion = {
  offers: () => offers,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Notifies the component that shows the offer, again even after someone dismissed it. */
export function offerNewVersion(): void {
  offers++
  for (const listener of listeners) listener()
}

/**
 * Code of this version could not be fetched: offers the server's, if that has another by now. A server that does not answer
 * is no news.
 * @param isWanted Somebody waits for that code: they are told again, though they may have put it off.
 */
export async function offerIfReplaced(isWanted: boolean): Promise<void> {
  if (offers > 0 && !isWanted) return
  look ??= (async () => {
    if (await isReplaced()) offerNewVersion()
    look = undefined
  })()
  await look
}

async function isReplaced(): Promise<boolean> {
  try {
    // Any path of the app has the same page; this one opens to everyone.
    const answer = await fetch('/auth', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
