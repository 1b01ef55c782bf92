import type { Role } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import { explain } from '#product/explain.ts'

/** Returns "Failed to do it. Please try again.", or the reason where trying again would not help. */
export function failed(what: string, error: Error, role: Role): string {
  const isRefused = error instanceof Failure && error.status < 500
  return `Failed to ${what}. ${isRefused ? reason(error, role) : 'Please try again.'}`
}

function reason(error: Failure, role: Role): string {
  if (error.rule !== 'already-advised') return explain(error)
  const { limit = 1 } = error
  if (role === 'student')
    return limit > 1
      ? `You already have ${limit} advisors, the most you can have at a time.`
      : 'You already have an advisor. You can have only one at a time.'
  return limit > 1
    ? `This student already has ${limit} advisors, the most a student can have.`
    : explain(error)
}
