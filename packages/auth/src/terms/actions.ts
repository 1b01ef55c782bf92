/** Audited sign-in actions, under the official server's names where it has them. */
export type AuthAuditDetails = {
  challenge_created: { factor: string }
  factor_deleted: ByKeyHolder & { factor: string }
  factor_in_progress: { factor: string }
  factor_unenrolled: { factor: string }
  /** The person linked their account to who they are at the provider, or `joined` with a new account. */
  identity_linked: { joined: boolean }
  /** `person` is the hash of the address at the provider. */
  identity_refused: { reason: 'disabled' | 'unverified' | 'domain' | 'unexpected'; person?: string }
  link_generated: ByServiceKey & { kind: string }
  login: { method: string } | { kind: string }
  /** `address` is the hash of an address that has no account; until `heldUntil`, more tries are refused there. */
  login_failed: { address?: string; heldUntil?: string }
  logout: { scope?: 'global' | 'local' | 'others' } | { by: 'provider' }
  recovery_codes_generated: NoDetail
  recovery_codes_removed: NoDetail
  /** `person` is the hash of the address that was typed. */
  sign_in_refused: { network: string; person: string }
  token_refreshed: NoDetail
  token_reuse_detected: NoDetail
  user_confirmation_requested: { role?: unknown }
  user_deleted: ByKeyHolder & { soft: boolean }
  user_invited: ByServiceKey
  user_modified: Partial<ByServiceKey> & { changed: string[] }
  user_reauthenticate_requested: NoDetail
  user_recovery_requested: NoDetail
  user_repeated_signup: NoDetail
  user_signedup: Partial<ByServiceKey> & { role?: unknown }
  user_updated_password: { changed: string[] }
  /** `factor` is the factor's id, or `recovery code`. */
  verification_attempted: { factor: string; right: boolean }
}

export type NoDetail = Record<never, never>
/** A holder of the service key acts without an account. */
type ByServiceKey = { by: 'service key' }
export const byServiceKey: ByServiceKey = { by: 'service key' }
/** So does whoever runs the server. */
type ByKeyHolder = ByServiceKey | { by: 'command line' }

/** The common part of every entry: who acted, on whom and from where. Absent people are `null`. */
type Happened = {
  at: Date
  actorId?: string | null
  targetId?: string | null
  sessionId?: string | null
  origin?: { address: string; userAgent: string }
}

/** The audit entry of one action. `detail` may be left out for actions that have none. */
export type EntryOf<Details, Action extends keyof Details = keyof Details> = {
  [K in Action]: Happened & { action: K } & (NoDetail extends Details[K]
      ? { detail?: Details[K] }
      : { detail: Details[K] })
}[Action]
