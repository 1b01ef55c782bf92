/** How a person proved who they are: `otp` by any mailed link or code, `oauth` at a provider, `anonymous` not at all. */
export type SignInMethod = 'password' | 'otp' | 'oauth' | 'anonymous' | SecondMethod

/** The second-factor proof that makes a session `aal2`. */
export type SecondMethod = 'totp' | 'webauthn' | 'mfa/recovery_code'

/** One proof of who a person is. `timestamp` is in seconds since 1970. */
export type SignInProof = { method: SignInMethod; timestamp: number }
