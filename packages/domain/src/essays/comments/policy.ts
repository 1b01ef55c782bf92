import type { BrokenRule } from '#broken-rule.ts'

type Person = { userId: string }
type Comment = { id: string; parentId: string | null; author: { id: string } }

/** Only its author. Access to the essay is checked separately. */
export function mayChange({ userId }: Person, { author }: Pick<Comment, 'author'>): boolean {
  return author.id === userId
}

/**
 * The rule against deleting one's own comment, or `null`: a comment that the other side has replied to stays.
 */
export function ruleAgainstDeleting(comment: Comment, all: readonly Comment[]): BrokenRule | null {
  const isAnswered = all.some(
    ({ parentId, author }) => parentId === comment.id && author.id !== comment.author.id,
  )
  return isAnswered ? 'comment-answered' : null
}

/** Both sides may resolve a thread, reopen it and answer it; an answer cannot be answered itself. */
export function beginsThread({ parentId }: Pick<Comment, 'parentId'>): boolean {
  return parentId === null
}
