type Work = (signal: AbortSignal) => Promise<void>

/**
 * Runs the work in one tab of this browser, and in another one when that tab is closed. A visible tab takes
 * the work over when `seemsDead` says so: browsers put background tabs to sleep, which then hold the lock and
 * do nothing. Without locks, as on plain HTTP, each tab works for itself while it is visible.
 */
export function runInOneTab(name: string, work: Work, seemsDead: () => boolean, signal: AbortSignal): void {
  if (!('locks' in navigator)) {
    void whileVisible(work, signal)
    return
  }
  let leading = false
  let attempt = new AbortController()
  let stealing = false

  async function compete(): Promise<void> {
    while (!signal.aborted) {
      attempt = new AbortController()
      const { signal: own } = attempt
      const how = stealing ? { steal: true } : { signal: own }
      stealing = false
      try {
        await navigator.locks.request(name, how, async () => {
          leading = true
          await work(own)
        })
      } catch (error) {
        // An aborted request means that another tab has taken over, or that this one is about to.
        if (!(error instanceof DOMException && error.name === 'AbortError')) return whileVisible(work, signal)
      }
      leading = false
      attempt.abort()
    }
  }

  signal.addEventListener('abort', () => attempt.abort())
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || leading || !seemsDead()) return
      stealing = true
      attempt.abort()
    },
    { signal },
  )
  void compete()
}

async function whileVisible(work: Work, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await until(() => document.visibilityState === 'visible', signal)
    const hidden = new AbortController()
    void until(() => document.visibilityState === 'hidden', signal).then(() => hidden.abort())
    if (!signal.aborted) await work(hidden.signal)
  }
}

function until(isSo: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isSo() && !signal.aborted) return
      document.removeEventListener('visibilitychange', check)
      signal.removeEventListener('abort', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    signal.addEventListener('abort', check)
    check()
  })
}
