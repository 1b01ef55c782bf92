/** The app's version, by the name of the file this code is in: the page that starts the app names that file. */
const own = new URL(import.meta.url).pathname

let offers = 0
let check: Promise<void> | undefined
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
 * For when code of this version could not be fetched: offers the server's version if it is another one by now. Does nothing
 * if the server does not respond.
 * @param isWanted Somebody waits for that code: the version is offered again even if they have dismissed the offer.
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
    // Any path of the app has the same page; this one opens to everyone.
    const answer = await fetch('/auth', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}
