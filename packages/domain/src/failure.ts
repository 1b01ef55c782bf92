import type { BrokenRule } from './broken-rule.ts'
import { say } from './say.ts'
import { tryAgainIn } from './try-again.ts'

/** Every failure that a caller can receive, each with one code, one status and one meaning. */
export const failures = {
  INVALID_INPUT: { status: 400, message: 'Something in the request is missing or not as expected' },
  UNAUTHORIZED: { status: 401, message: 'User not authenticated' },
  FORBIDDEN: { status: 403, message: 'You may not do that' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  RULE_BROKEN: { status: 409, message: 'That is not allowed now' },
  TOO_LARGE: { status: 413, message: 'That is too large' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Send JSON, with the content type application/json' },
  WRONG_HOST: {
    status: 421,
    message: 'This server does not answer at this address. If it should, set PUBLIC_URL to it',
  },
  TOO_MANY: { status: 429, message: 'Too many requests. Wait a moment and try again' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side' },
  TOOK_TOO_LONG: { status: 503, message: 'Bearings took too long to answer. Try again in a moment' },
  UNAVAILABLE: { status: 503, message: 'The server is busy. Try again in a moment' },
} as const

export type FailureCode = keyof typeof failures

/** A rejected field: its location in the request, and why. */
export type RefusedField = { path: string; message: string }

type Details = {
  rule?: BrokenRule | undefined
  fields?: RefusedField[] | undefined
  /** The number that the rule allows, where it depends on the server. */
  limit?: number | undefined
  /** The seconds until the same request can succeed, for `TOO_MANY`. */
  retryAfter?: number | undefined
}

/** The error that a service throws, the server sends, and the client throws again. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  readonly rule: BrokenRule | undefined
  readonly fields: RefusedField[] | undefined
  readonly limit: number | undefined
  readonly retryAfter: number | undefined

  constructor(code: Exclude<FailureCode, 'RULE_BROKEN'>)
  constructor(code: FailureCode, details: Details)
  constructor(code: FailureCode, { rule, fields, limit, retryAfter }: Details = {}) {
    super(
      code === 'TOO_MANY' ? `${say('Too many requests')}. ${tryAgainIn(retryAfter)}` : failures[code].message,
    )
    this.code = code
    this.rule = rule
    this.fields = fields
    this.limit = limit
    this.retryAfter = retryAfter
  }

  get status(): number {
    return failures[this.code].status
  }

  get body() {
    const { code, message, rule, fields, limit } = this
    return { error: { code, message, rule, fields, limit } }
  }
}

export function broken(rule: BrokenRule, limit?: number): Failure {
  return new Failure('RULE_BROKEN', { rule, limit })
}
