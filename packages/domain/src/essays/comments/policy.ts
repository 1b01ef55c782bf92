import type { BrokenRule } from '#broken-rule.ts'

type Person = { userId: string }
type Comment = { id: string; parentId: string | null; author: { id: string } | null }

/** Only a comment's author may change it. Access to the essay is checked separately. */
export function mayChange({ userId }: Person, { author }: Pick<Comment, 'author'>): boolean {
  return author?.id === userId
}

/**
 * Returns the rule against deleting one's own comment, or `null`. A comment with the other side's reply
 * stays.
 */
export function ruleAgainstDeleting(comment: Comment, all: readonly Comment[]): BrokenRule | null {
  const isAnswered = all.some(
    ({ parentId, author }) => parentId === comment.id && author?.id !== comment.author?.id,
  )
  return isAnswered ? 'comment-answered' : null
}

/** Whether a comment starts a thread, which both sides may resolve, reopen and reply to. */
export function beginsThread({ parentId }: Pick<Comment, 'parentId'>): boolean {
  return parentId === null
}
