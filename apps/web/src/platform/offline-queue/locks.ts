/** Holds a lock of this name until the signal is aborted or the tab is closed. Browsers offer locks on secure pages only. */
export function holdLock(name: string, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  return new Promise((resolve) => {
    const held = navigator.locks.request(lockOf(name), async () => {
      resolve()
      if (!signal.aborted) await new Promise((end) => signal.addEventListener('abort', end, { once: true }))
    })
    // A browser that blocks storage refuses locks too.
    held.catch(() => resolve())
  })
}

/**
 * Runs a function while holding the lock: now if the lock is free, otherwise once the tab that holds it is
 * closed. The page waits for this promise, so it also resolves when the function fails or has to wait.
 */
export function whenLockIsFree(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  const taken = navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
    if (lock) await act()
    else navigator.locks.request(lockOf(name), { signal }, act).catch(() => {})
  })
  return taken.catch(() => {})
}

function lockOf(name: string): string {
  return `bearings.lock.${name}`
}
