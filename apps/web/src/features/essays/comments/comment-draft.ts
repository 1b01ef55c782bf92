import type { Anchor } from '@bearings/domain/essays/comments/schema'
import { useDraft } from '../../../platform/drafts.ts'

/** What is written and not sent: a comment on these words, or on the whole essay. */
type Unsent = { body: string; anchor: Anchor | null }

/** The comment somebody is writing on an essay; it outlasts a reload and a closed tab. */
export function useCommentDraft(essayId: string) {
  return useDraft<Unsent>(`comment.${essayId}`, { body: '', anchor: null })
}

export type CommentDraft = ReturnType<typeof useCommentDraft>
