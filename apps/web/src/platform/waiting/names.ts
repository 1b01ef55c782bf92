/** Has this name until the signal says so, or the tab is gone. Browsers offer locks on secure pages only. */
export function holdName(name: string, over: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  return new Promise((resolve) => {
    const held = navigator.locks.request(lockOf(name), async () => {
      resolve()
      if (!over.aborted) await new Promise((left) => over.addEventListener('abort', left, { once: true }))
    })
    // A browser that keeps nothing for us refuses locks too.
    held.catch(() => resolve())
  })
}

/**
 * Does something under this name, now if no other tab has it, and else when that one is gone. Resolves when it is done
 * or has failed, or when it has to wait: the page waits for it.
 */
export function whenNameIsFree(name: string, over: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  const taken = navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
    if (lock) await act()
    else navigator.locks.request(lockOf(name), { signal: over }, act).catch(() => {})
  })
  return taken.catch(() => {})
}

function lockOf(name: string): string {
  return `bearings.lock.${name}`
}
