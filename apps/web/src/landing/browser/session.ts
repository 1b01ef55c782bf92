import { storageKey } from '../../platform/device.ts'

type Session = { refresh_token: string; user: { app_metadata?: { demo?: boolean } } }

/** The session this browser keeps, whether or not it has ended since. */
export function keptSession(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Session | null
  } catch {
    return null
  }
}

export function keepSession(session: object): void {
  localStorage.setItem(storageKey, JSON.stringify(session))
}
