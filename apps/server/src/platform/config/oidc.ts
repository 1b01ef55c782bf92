import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'
import { isLoopback } from './loopback.ts'

/** Sign-ins of any organization, or of none: whoever runs one could name any address as its own. */
const ofEverybody = /^https:\/\/login\.microsoftonline\.(com|us)\/(common|organizations|consumers)\b/

/** @throws {ConfigError} when some of the settings are missing, or the issuer is not one school's. */
export function oidcOf(settings: Environment) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_NAME: name, OIDC_DOMAINS: domains } = settings
  const { OIDC_CLIENT_SECRET: secret, OIDC_PRIVATE_KEY: privateKey } = settings
  const parts = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    'OIDC_CLIENT_SECRET or OIDC_PRIVATE_KEY': secret ?? privateKey,
    OIDC_NAME: name,
    OIDC_DOMAINS: domains,
  }
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const missing = names.find((each) => parts[each] === undefined)
  if (names.every((each) => parts[each] === undefined)) {
    if (settings.PASSWORDS) return null
    throw new ConfigError('OIDC_ISSUER is missing: without passwords, people sign in at their school')
  }
  if (missing) throw new ConfigError(`${missing} is missing: a school’s sign-in needs ${names.join(', ')}`)
  const { protocol, hostname } = new URL(issuer!)
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new ConfigError(
      `OIDC_ISSUER=${issuer} is not possible: it takes an address that begins with https://`,
    )
  if (ofEverybody.test(issuer!))
    throw new ConfigError(
      `OIDC_ISSUER=${issuer} is not possible: it takes the address of the school’s own tenant`,
    )
  return {
    issuer: issuer!,
    clientId: clientId!,
    credential: privateKey ? { privateKey } : { secret: secret! },
    name: name!,
    domains: domains!,
    trustsSecondFactor: settings.OIDC_TRUST_MFA,
    timeoutSeconds: settings.OIDC_TIMEOUT_SECONDS,
    /** Whether people who sign in there may have a password here as well; admins always may. */
    passwords: settings.PASSWORDS,
  }
}
