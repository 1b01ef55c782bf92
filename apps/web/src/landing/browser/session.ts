import { personalStorage, storageKey } from '#platform/device.ts'
import { inDeviceTime } from '#platform/session/device-time.ts'

export type StoredSession = { access_token: string; user: { app_metadata?: { demo?: boolean } } }

/** Returns the session stored in this browser, whether or not it is still valid. */
export function storedSession(): StoredSession | null {
  try {
    return JSON.parse(personalStorage().getItem(storageKey) ?? 'null') as StoredSession | null
  } catch {
    return null
  }
}

export function storeSession(session: { expires_in: number }): void {
  personalStorage().setItem(storageKey, JSON.stringify(inDeviceTime(session)))
}

/** Signs out on the server too, if it can be reached. An unused session expires there by itself. */
export async function endSession({ access_token }: StoredSession): Promise<void> {
  const headers = { authorization: `Bearer ${access_token}` }
  await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers }).catch(() => {})
}
