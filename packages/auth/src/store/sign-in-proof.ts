/** How a person proved who they are; `otp` is any link or code that was mailed, `anonymous` nobody in particular. */
export type SignInMethod = 'password' | 'otp' | 'anonymous' | SecondMethod

/** The second-factor proof that makes a session `aal2`. */
export type SecondMethod = 'totp' | 'mfa/recovery_code'

/** `timestamp` in seconds since 1970. */
export type SignInProof = { method: SignInMethod; timestamp: number }
