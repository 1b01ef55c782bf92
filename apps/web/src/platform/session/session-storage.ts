import { personalStorage, storageKey } from '../device.ts'

/** If the browser blocks storage, the session lasts as long as the page. */
const inThisPage = new Map<string, string>()

/**
 * The storage of the session. It is looked up on every access, because people choose at sign-in whether the
 * computer is shared.
 */
export const authStorage = {
  getItem(key: string): string | null {
    try {
      return personalStorage().getItem(key)
    } catch {
      return inThisPage.get(key) ?? null
    }
  },
  setItem(key: string, value: string): void {
    try {
      personalStorage().setItem(key, value)
    } catch {
      inThisPage.set(key, value)
    }
  },
  removeItem(key: string): void {
    inThisPage.delete(key)
    try {
      personalStorage().removeItem(key)
    } catch {
      // The browser blocks storage, so nothing was stored.
    }
  },
}

export type StoredSession = {
  access_token: string
  /** Seconds since 1970, by this device's clock. */
  expires_at: number
  user: {
    id: string
    email?: string
    created_at: string
    user_metadata: Record<string, unknown>
    app_metadata?: { demo?: boolean }
    factors?: { status: string }[]
  }
}

/** Returns the session stored in this browser. Only the server knows whether it is still valid. */
export function storedSession(): StoredSession | null {
  try {
    const session = JSON.parse(authStorage.getItem(storageKey) ?? 'null') as StoredSession | null
    return session?.user?.id ? session : null
  } catch {
    return null
  }
}
