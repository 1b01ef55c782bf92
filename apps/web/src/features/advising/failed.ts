import { Failure } from '@bearings/domain/failure'
import { explain } from '../../platform/explain.ts'

/** "Failed to do it. Please try again.", or the reason instead where trying again would not help. */
export function failed(what: string, error: Error): string {
  const isRefused = error instanceof Failure && error.status < 500
  return `Failed to ${what}. ${isRefused ? explain(error) : 'Please try again.'}`
}
