/** What this tab keeps while its person is away at the school's sign-in: only it can use what comes back. */
type Attempt = { verifier: string; next?: string | undefined }

const key = 'bearings.school-sign-in'

export async function leaveForSchool(next: string | undefined): Promise<void> {
  const verifier = encoded(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  window.sessionStorage.setItem(key, JSON.stringify({ verifier, next } satisfies Attempt))
  const challenge = encoded(new Uint8Array(digest))
  const query = { provider: 'school', code_challenge: challenge, code_challenge_method: 's256' }
  window.location.assign(`/auth/v1/authorize?${new URLSearchParams(query).toString()}`)
}

/** Returns what was kept, or `null` in a tab that has not left for the school. */
export function storedAttempt(): Attempt | null {
  return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Attempt | null
}

function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
