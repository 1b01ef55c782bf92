import type { Role } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import { explain } from '#product/explain.ts'

type Unsent = { role: Role; isAnswer: boolean }

/**
 * Says why a comment was not sent. For an advisor, a missing essay means that it is no longer shared. For a
 * reply, the comment may be gone instead. In each case the text stays in the field and on the device.
 */
export function whyNotSent(error: Error, { role, isAnswer }: Unsent): string {
  if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') return explain(error)
  if (isAnswer) return 'The comment you are replying to is gone. Your reply is kept on this device.'
  return role === 'advisor'
    ? 'This essay is no longer shared with you. Your comment is kept on this device.'
    : 'This essay is no longer there. Your comment is kept on this device.'
}
