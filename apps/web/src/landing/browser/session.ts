import { personalStorage, storageKey } from '#platform/device.ts'

export type StoredSession = { access_token: string; user: { app_metadata?: { demo?: boolean } } }

/** The session this browser keeps, whether or not it has ended since. */
export function storedSession(): StoredSession | null {
  try {
    return JSON.parse(personalStorage().getItem(storageKey) ?? 'null') as StoredSession | null
  } catch {
    return null
  }
}

export function storeSession(session: object): void {
  personalStorage().setItem(storageKey, JSON.stringify(session))
}

/** Signs out on the server too, as far as it can be reached; a session nobody uses ends there by itself. */
export async function endSession({ access_token }: StoredSession): Promise<void> {
  const headers = { authorization: `Bearer ${access_token}` }
  await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers }).catch(() => {})
}
