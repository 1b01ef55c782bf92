import { tryAgainIn } from '@bearings/domain/try-again'

/** Every failure of the sign-in protocol: a code, a status, and a message that says no more than the code. */
const failures = {
  bad_json: [400, 'The body is not a JSON object'],
  validation_failed: [400, 'Something in the request is missing or not as expected'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [400, 'This account is disabled'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  bad_code_verifier: [400, 'The code verifier does not fit the code challenge'],
  reauthentication_needed: [400, 'Sign in again to do this'],
  current_password_required: [400, 'The current password is needed to change this'],
  current_password_invalid: [400, 'The current password is wrong'],
  phone_provider_disabled: [400, 'Phone numbers are not supported'],
  provider_disabled: [400, 'This way to sign in is not supported'],
  no_authorization: [401, 'This endpoint requires a Bearer token'],
  insufficient_aal: [401, 'AAL2 session is required: sign in with your second factor first'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  session_not_found: [403, 'The session of this token has ended'],
  not_admin: [403, 'Only a service key may do this'],
  otp_expired: [403, 'Token has expired or is invalid'],
  user_not_found: [404, 'User not found'],
  mfa_factor_not_found: [404, 'Factor not found'],
  flow_state_not_found: [404, 'Invalid flow state: no valid flow state found'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  passkey_disabled: [404, 'Passkeys are not supported'],
  not_found: [404, 'There is nothing at this path'],
  method_not_allowed: [405, 'This path does not take this method'],
  request_entity_too_large: [413, 'The body is larger than 64 KiB'],
  weak_password: [422, 'Password is too common or too easy to guess, please choose a different one'],
  same_password: [422, 'New password should be different from the old password'],
  email_exists: [422, 'A user with this email address has already been registered'],
  user_already_exists: [422, 'User already registered'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  flow_state_expired: [422, 'Invalid flow state: flow state has expired'],
  reauthentication_not_valid: [422, 'The verification code is wrong or has expired'],
  email_provider_disabled: [422, 'Sign in with your school’s account instead'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  mfa_factor_name_conflict: [422, 'A factor with this name already exists'],
  too_many_enrolled_mfa_factors: [422, 'There are too many factors; remove one first'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_challenge_expired: [422, 'The challenge is too old or was tried too often, ask for another one'],
  mfa_verified_factor_exists: [422, 'There are recovery codes already, ask for new ones instead'],
  mfa_ip_address_mismatch: [422, 'The challenge belongs to another session'],
  webauthn_challenge_expired: [422, 'The challenge is too old or was used, ask for another one'],
  webauthn_credential_exists: [422, 'This passkey is in use already'],
  webauthn_verification_failed: [422, 'This passkey could not be verified'],
  mfa_phone_enroll_not_enabled: [422, 'Phone factors are not supported'],
  mfa_webauthn_enroll_not_enabled: [422, 'Add a passkey instead'],
  over_email_send_rate_limit: [429, 'Too many emails to this address'],
  over_request_rate_limit: [429, 'Too many requests'],
  unexpected_failure: [500, 'Something went wrong on our side'],
  request_timeout: [504, 'This took too long. Try again in a moment'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type AuthFailureCode = keyof typeof failures

type Details = {
  /** Overrides for codes that have a different status in some places of the protocol. */
  status?: number
  message?: string
  /** The reasons why a password is weak. */
  reasons?: readonly string[]
  /** In seconds. */
  retryAfter?: number
}

/** Thrown by every use case: its callers know the protocol's codes. */
export class AuthFailure extends Error {
  override name = 'AuthFailure'
  readonly code: AuthFailureCode
  readonly status: number
  readonly reasons: readonly string[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: AuthFailureCode, { status, message, reasons, retryAfter }: Details = {}) {
    super(message ?? messageOf(code, retryAfter))
    this.code = code
    this.status = status ?? failures[code][0]
    this.reasons = reasons
    this.retryAfter = retryAfter
  }

  /** The newer shape repeats the older one's names, for proxies that drop the response's version header. */
  bodyFor(shape: 'older' | 'newer') {
    const weak = this.reasons && { weak_password: { reasons: this.reasons } }
    const named = { error_code: this.code, msg: this.message, ...weak }
    return shape === 'newer'
      ? { code: this.code, message: this.message, ...named }
      : { code: this.status, ...named }
  }
}

function messageOf(code: AuthFailureCode, retryAfter: number | undefined): string {
  const [status, message] = failures[code]
  return status === 429 ? `${message}. ${tryAgainIn(retryAfter)}` : message
}

/** The input is incomplete or invalid; the message says how. */
export function invalid(message: string): AuthFailure {
  return new AuthFailure('validation_failed', { message })
}
