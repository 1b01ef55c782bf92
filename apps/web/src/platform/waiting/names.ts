/** Has this name until the signal says so, or the tab is gone. Browsers offer locks on secure pages only. */
export function holdName(name: string, over: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(name), async () => {
      resolve()
      if (!over.aborted) await new Promise((left) => over.addEventListener('abort', left, { once: true }))
    })
  })
}

/**
 * Does something under this name, now if no other tab has it, and else when that one is gone. Resolves when it is done,
 * or when it has to wait.
 */
export function whenNameIsFree(name: string, over: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
      try {
        if (lock) await act()
        else navigator.locks.request(lockOf(name), { signal: over }, act).catch(() => {})
      } finally {
        resolve()
      }
    })
  })
}

function lockOf(name: string): string {
  return `bearings.lock.${name}`
}
