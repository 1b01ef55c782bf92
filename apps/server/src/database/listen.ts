import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * The channel on which the database announces changes to a user's account, sessions or second factors; the
 * payload is the user's id.
 */
export const changedSessions = 'sessions'

export type Listener = {
  /** Called with each payload once its transaction has committed. */
  onNotification: (payload: string) => void
  /** Called when the connection was down: notifications since this instant may have been missed. */
  onGap: (since: Date) => void
  /**
   * Called with notifications on `changedSessions` that this process's pooled connections receive, perhaps
   * several times, before the request that caused them gets its response.
   */
  onEcho?: (payload: string) => void
}

/** Listens to a channel and returns a function that stops listening. */
export type Listen = (channel: string, heard: Listener) => Promise<() => void>

/** Milliseconds. A silent connection may be dead without being closed, so it is pinged. */
const timing = { pulse: 15_000, patience: 10_000, firstPause: 100, longestPause: 10_000 }

/**
 * Listens on a dedicated connection to a PostgreSQL server, because pooled connections change hands. A lost
 * connection is replaced, and listeners are told since when they may have missed notifications.
 */
export class ServerListener {
  readonly #connectionString: string
  readonly #onLost: (error: Error) => void
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #closing = new AbortController()
  #client: Promise<pg.Client> | null = null
  #aliveAt = new Date()

  constructor(connectionString: string, onLost: (error: Error) => void) {
    this.#connectionString = connectionString
    this.#onLost = onLost
  }

  listen: Listen = async (channel, listener) => {
    const listeners = this.#listeners.get(channel)
    if (listeners) listeners.add(listener)
    else {
      this.#listeners.set(channel, new Set([listener]))
      this.#client ??= this.#connect()
      const client = await this.#client
      await client.query(listenTo(channel))
    }
    return () => void this.#listeners.get(channel)?.delete(listener)
  }

  /**
   * Runs for each pooled connection before it is used: a connection that listens receives its own
   * transaction's notifications before its commit is confirmed.
   */
  overhear = async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onEcho } of this.#listeners.get(channel) ?? []) onEcho?.(payload)
    })
    await client.query(listenTo(changedSessions))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    const client = await this.#client?.catch(() => null)
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'bearings listening',
      connectionTimeoutMillis: timing.patience,
      query_timeout: timing.patience,
      keepAlive: true,
    })
    let isLost = false
    const lost = (error: Error) => {
      if (isLost || this.#closing.signal.aborted) return
      isLost = true
      stopPulse()
      client.end().catch(() => {})
      this.#onLost(error)
      this.#client = this.#reconnect()
      // Closing ends the wait with an error, which only the next call of `listen` needs.
      this.#client.catch(() => {})
    }
    const pulse = setInterval(() => {
      const pingedAt = new Date()
      client.query('select 1').then(() => {
        this.#aliveAt = pingedAt
      }, lost)
    }, timing.pulse)
    pulse.unref()
    const stopPulse = () => {
      clearInterval(pulse)
      this.#closing.signal.removeEventListener('abort', stopPulse)
    }
    this.#closing.signal.addEventListener('abort', stopPulse)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotification } of this.#listeners.get(channel) ?? []) onNotification(payload)
    })

    try {
      await client.connect()
      this.#aliveAt = new Date()
      for (const channel of this.#listeners.keys()) await client.query(listenTo(channel))
    } catch (error) {
      stopPulse()
      client.on('error', () => {})
      client.end().catch(() => {})
      throw error
    }
    client.on('error', lost)
    client.on('end', () => lost(new Error('The server ended the listening connection')))
    return client
  }

  async #reconnect(): Promise<pg.Client> {
    const since = this.#aliveAt
    for (let wait = timing.firstPause; ; wait = Math.min(wait * 2, timing.longestPause)) {
      // Randomized, so that not all processes reconnect at once.
      await pause(wait * (0.5 + Math.random()), undefined, { signal: this.#closing.signal, ref: false })
      try {
        const client = await this.#connect()
        for (const listeners of this.#listeners.values()) for (const { onGap } of listeners) onGap(since)
        return client
      } catch (error) {
        if (this.#closing.signal.aborted) throw error
      }
    }
  }
}

/** Listens on a pool of one connection, which hears what it sends. Nothing is missed: `onGap` is never called. */
export function listenOn(pool: pg.Pool): Listen {
  const listeners = new Map<string, Set<Listener>>()
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotification } of listeners.get(channel) ?? []) onNotification(payload)
    }),
  )
  return async (channel, listener) => {
    const known = listeners.get(channel) ?? new Set()
    known.add(listener)
    if (!listeners.has(channel)) {
      listeners.set(channel, known)
      await pool.query(listenTo(channel))
    }
    return () => void known.delete(listener)
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`
}
