import { Failure, type RefusedField } from '@bearings/domain/failure'
import type { FastifyError } from 'fastify'
import { isCancelled, isConflict, isUnreachable, isUnstorable } from '#database/driver-errors.ts'

/** Returns the failure to tell the caller, for any error of a request. Unexpected errors reveal nothing. */
export function failureFrom(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  if (error.validation) return new Failure('INVALID_INPUT', { fields: refusedFields(error) })
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Failure('TOO_LARGE')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Failure('UNSUPPORTED_TYPE')
  if (error.statusCode === 400 || error.code?.startsWith('FST_ERR_CTP_')) return new Failure('INVALID_INPUT')
  // Thrown by the auth package, called from a feature, when it is overloaded.
  if ('status' in error && error.status === 503) return new Failure('UNAVAILABLE')
  if (isUnreachable(error) || isConflict(error)) return new Failure('UNAVAILABLE')
  // The contract rejects such texts; routes outside it may not.
  if (isUnstorable(error)) return new Failure('INVALID_INPUT')
  if (isCancelled(error)) return new Failure('TOOK_TOO_LONG')
  return new Failure('INTERNAL')
}

/** A readable number of fields; every item of a long list may be invalid. */
const mostFields = 50

/** Returns the path and reason of the first fields that the schema refused: `/name/0` becomes `name.0`. */
function refusedFields({ validation = [], validationContext }: FastifyError): RefusedField[] {
  return validation.slice(0, mostFields).map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.') || (validationContext ?? 'body'),
    message: message ?? 'Not as expected',
  }))
}
