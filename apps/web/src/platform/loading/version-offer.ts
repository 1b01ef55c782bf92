/** The app's version, given by the name of this code's file: the page that starts the app names that file. */
const own = new URL(import.meta.url).pathname

let offers = 0
let check: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * Counts the offers of another version of the app, which is ready on this device or known to be on the
 * server. For `useSyncExternalStore`.
 */
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
 * Offers the server's version if it is a newer one, after code of this version could not be loaded. Does
 * nothing if the server does not respond.
 * @param isWanted Whether the person is waiting for that code: the version is then offered even if they have
 * dismissed the offer.
 */
export async function offerIfReplaced(isWanted: boolean): Promise<void> {
  if (offers > 0 && !isWanted) return
  check ??= (async () => {
    if (await isReplaced()) offerNewVersion()
    check = undefined
  })()
  await check
}

async function isReplaced(): Promise<boolean> {
  try {
    // Every path of the app serves the same page; this one opens for everyone.
    const answer = await fetch('/auth', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
