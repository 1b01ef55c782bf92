type Work = (signal: AbortSignal) => Promise<void>

/**
 * Has one tab of this browser do the work, and another one when that is gone. A tab that is looked at takes it over
 * when `seemsDead` says so: browsers put tabs in the background to sleep, and then they hold the lock and do nothing.
 * Without locks, as on plain http, each tab works for itself while it is looked at.
 */
export function oneTabAtATime(name: string, work: Work, seemsDead: () => boolean, signal: AbortSignal): void {
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
        // Else another tab has taken over, or this one is about to.
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
    const looking = new AbortController()
    void until(() => document.visibilityState === 'hidden', signal).then(() => looking.abort())
    if (!signal.aborted) await work(looking.signal)
  }
}

function until(isSo: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo() && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}
