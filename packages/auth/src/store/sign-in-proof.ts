/** How a person proved who they are; `otp` is any link or code that was mailed, `anonymous` nobody in particular. */
export type SignInMethod = 'password' | 'otp' | 'totp' | 'anonymous'

/** `timestamp` in seconds since 1970. */
export type SignInProof = { method: SignInMethod; timestamp: number }
