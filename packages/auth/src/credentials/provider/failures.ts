/** The provider does not answer, or not as a provider does. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
  constructor(options: ErrorOptions) {
    super('The provider could not be reached', options)
  }
}

/** The provider has refused, or what it said does not fit what was asked. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  constructor(options: ErrorOptions) {
    super('The provider’s response was refused', options)
  }
}

const codes = new Set<unknown>(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR', 'ERR_JWKS_TIMEOUT'])

/** Whether an error says that the provider is down, rather than that something does not fit. */
export function isDown(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null;) {
    if (cause instanceof ProviderDown || (cause instanceof Response && cause.status >= 500)) return true
    const { name, code, status, cause: deeper } = cause as Record<string, unknown>
    if (codes.has(code) || name === 'TimeoutError' || name === 'AbortError') return true
    if (typeof status === 'number' && status >= 500) return true
    if (cause instanceof TypeError && cause.message === 'fetch failed') return true
    cause = deeper
  }
  return false
}
