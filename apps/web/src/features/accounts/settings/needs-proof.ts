import { Failure } from '@bearings/domain/failure'
import { codeOf } from '../sign-in/auth-words.ts'

/** The error codes that sign-in uses for this. */
const codes = ['current_password_required', 'reauthentication_needed']

/** Returns whether a request was refused only because it requires recent re-authentication. */
export function needsProof(error: unknown): boolean {
  if (error instanceof Failure) return error.rule === 'password-needed'
  return codes.includes(codeOf(error) ?? '')
}
