/** What a link or code that was mailed is good for. */
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
 * What one attempt to sign up asked for: a password, metadata, and what the app makes of it for its own columns. It
 * becomes the account's when the link of this attempt is used.
 */
export type PendingAccount = {
  /** Argon2id; `null` where the account starts without a password. */
  passwordHash: string | null
  metadata: Record<string, unknown>
  [column: string]: unknown
}
