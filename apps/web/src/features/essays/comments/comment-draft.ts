import { bounds } from '@bearings/domain/essays/comments/options'
import type { Anchor } from '@bearings/domain/essays/comments/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { useDraftForm } from '#platform/form/use-draft-form.ts'

/** An unsent comment on selected words or on the whole essay. */
type Unsent = { body: string; anchor: Anchor | null }

export const commentRules = { validate: { body: (text: string) => faultInText(text, bounds.body) } }

/** Holds the comment that a person is writing on an essay, which survives a reload and a closed tab. */
export function useCommentDraft(essayId: string) {
  return useDraftForm<Unsent>(`comment.${essayId}`, { body: '', anchor: null }, commentRules)
}

export type CommentDraft = ReturnType<typeof useCommentDraft>
