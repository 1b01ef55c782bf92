/** The purposes of mailed links and codes. */
export const tokenKinds = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change_new',
  'email_change_current',
  'reauthentication',
] as const
export type TokenKind = (typeof tokenKinds)[number]

/**
 * What one attempt to sign up asked for: a password, metadata, and values for the app's own columns. It
 * becomes the account's when the link of this attempt is used.
 */
export type PendingAccount = {
  /** Argon2id; `null` if the account starts without a password. */
  passwordHash: string | null
  metadata: Record<string, unknown>
  [column: string]: unknown
}

/** Who a person is at an OpenID Connect provider. `emailHash` is of the address that it has confirmed. */
export type Identity = { issuer: string; subject: string; emailHash: string | null }

/** An identity that waits to be linked, and the address at which its person is expected. */
export type WaitingIdentity = Identity & { address: string }
