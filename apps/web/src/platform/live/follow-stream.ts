import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { whenOnline } from '../loading/when-online.ts'
import { accessToken } from '../session/auth.ts'

export type Following = {
  path: string
  /** The id of the last known event. The server first sends everything after it. */
  lastId: () => string | null
  onOpen: () => void
  /** Called on any data, including heartbeats. */
  onSign: () => void
  onEvent: (event: EventSourceMessage) => void
  /** Called when the server no longer accepts this session. */
  onRefused: () => void
  signal: AbortSignal
}

/**
 * Milliseconds. The server sends a heartbeat every 25 seconds, so a stream that is silent for longer than
 * this is dead.
 */
const silence = 60_000
const firstPause = 1000
const longestPause = 60_000

/** Follows a server stream until the signal is aborted, and reconnects whenever it ends. */
export async function followStream(following: Following): Promise<void> {
  const { signal } = following
  let failures = 0
  while (!signal.aborted) {
    await whenOnline(signal)
    const outcome = await readOnce(following)
    failures = outcome === 'ended' ? 0 : failures + 1
    if (outcome === 'refused') following.onRefused()
    const pause = outcome === 'replaced' ? null : Math.min(firstPause * 2 ** failures, longestPause)
    await wakeUp(signal, pause)
  }
}

type Outcome = 'ended' | 'failed' | 'refused' | 'replaced'

async function readOnce({ path, lastId, signal, ...tell }: Following): Promise<Outcome> {
  const reading = new AbortController()
  const stop = () => reading.abort()
  signal.addEventListener('abort', stop)
  let watch = setTimeout(stop, silence)
  let lastSign = Date.now()
  // After the device sleeps, the connection may be dead without any event.
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastSign > silence / 2) stop()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  let outcome: Outcome = 'failed'

  try {
    const token = await accessToken()
    const id = lastId()
    const response = await window.fetch(path, {
      signal: reading.signal,
      headers: { authorization: `Bearer ${token}`, ...(id !== null && { 'last-event-id': id }) },
    })
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return 'failed'
    outcome = 'ended'
    tell.onOpen()
    const parser = createParser({
      onEvent: (event) => {
        if (event.event === 'replaced') outcome = 'replaced'
        tell.onEvent(event)
      },
    })
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return outcome
      lastSign = Date.now()
      clearTimeout(watch)
      watch = setTimeout(stop, silence)
      tell.onSign()
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } catch {
    return outcome
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', stop)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

/** Waits for about this long, or forever if `null`; ends early when the network or the person comes back. */
function wakeUp(signal: AbortSignal, milliseconds: number | null): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const wake = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    // If all browsers reconnected at once, they would overload a server that has just restarted.
    const timer = milliseconds === null ? undefined : setTimeout(wake, milliseconds * (0.5 + Math.random()))
    const { signal: over } = ended
    if (signal.aborted) wake()
    signal.addEventListener('abort', wake, { signal: over })
    window.addEventListener('online', wake, { signal: over })
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') wake()
      },
      { signal: over },
    )
  })
}
