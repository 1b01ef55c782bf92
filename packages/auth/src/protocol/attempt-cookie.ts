import type { AuthServices } from '#services.ts'

const name = 'auth_attempt'
/** In seconds. Somebody may first have to find their password at the provider. */
const lifetime = 15 * 60

type Attempt = { seed: string; challenge: string }

/** The cookie by which a browser shows on its return that it is the one that left for the provider. `null` ends it. */
export function attemptCookie(
  { publicUrl }: Pick<AuthServices, 'publicUrl'>,
  attempt: Attempt | null,
): string {
  const value = attempt === null ? '; Max-Age=0' : `${attempt.seed}.${attempt.challenge}; Max-Age=${lifetime}`
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  // Lax, because the provider's page leads back here.
  return `${name}=${value}; Path=/auth/v1/callback; HttpOnly; SameSite=Lax${secure}`
}

export function readAttempt(cookies: string): Attempt | null {
  const [, seed, challenge] =
    new RegExp(`(?:^|; *)${name}=([\\w-]{43})\\.([\\w.~-]{43,128})(?:;|$)`).exec(cookies) ?? []
  return seed !== undefined && challenge !== undefined ? { seed, challenge } : null
}
