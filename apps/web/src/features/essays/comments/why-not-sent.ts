import type { Role } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import { explain } from '#platform/explain.ts'

type Unsent = { role: Role; isAnswer: boolean }

/**
 * Why a comment was not sent. An advisor who does not find the essay any more has lost sight of it; an answer may also
 * have lost the comment that it answers. Either way the words stay in the field, and on the device.
 */
export function whyNotSent(error: Error, { role, isAnswer }: Unsent): string {
  if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') return explain(error)
  if (isAnswer) return 'The comment you are replying to is gone. Your reply is kept on this device.'
  return role === 'advisor'
    ? 'This essay is no longer shared with you. Your comment is kept on this device.'
    : 'This essay is no longer there. Your comment is kept on this device.'
}
