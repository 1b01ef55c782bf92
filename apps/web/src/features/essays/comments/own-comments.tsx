import type { Me } from '@bearings/domain/accounts/schema'
import { limits } from '@bearings/domain/essays/comments/options'
import { anchorOf, placeOf } from '@bearings/domain/essays/comments/rules'
import type { Anchor } from '@bearings/domain/essays/comments/schema'
import { memo, type RefObject, useMemo, useState } from 'react'
import { notify } from '#platform/notify.ts'
import { useAdvisorLinks } from '../sharing/use-advisor-links.ts'
import { arranged, type Placed, withPlainLineEnds } from './arrange.ts'
import { CommentComposer } from './comment-composer.tsx'
import { useCommentDraft } from './comment-draft.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { showInTextarea } from './show-in-textarea.ts'
import { useComments } from './use-comments.ts'

type Props = {
  essayId: string
  me: Me
  /** The text when typing last paused, in which the words of comments are searched. */
  text: string
  textarea: RefObject<HTMLTextAreaElement | null>
}

/** The comments on an essay, beside the student's editor. */
export const OwnComments = memo(function OwnComments({ essayId, me, text, textarea }: Props) {
  const { data: comments, error, refetch } = useComments(essayId)
  const threads = useMemo(() => comments && arranged(comments, withPlainLineEnds(text)), [comments, text])
  const isShared = useAdvisorLinks(essayId).some((each) => each.isShared)
  const [active, setActive] = useState<string | null>(null)
  if (!isShared && (!comments || comments.length === 0)) return null

  function show({ first }: Placed) {
    const field = textarea.current
    // Searches again, because the text may have just changed.
    const place = field && first.anchor && placeOf(first.anchor, field.value)
    setActive(first.id)
    if (field && place) showInTextarea(field, place)
  }

  return (
    <CommentsPanel
      essayId={essayId}
      me={me}
      threads={threads}
      error={error}
      composer={isShared && <OwnComposer essayId={essayId} textarea={textarea} />}
      isComposerFirst={false}
      active={active}
      onShow={show}
      onRetry={() => void refetch()}
    />
  )
})

function OwnComposer({ essayId, textarea }: Pick<Props, 'essayId' | 'textarea'>) {
  const comment = useCommentDraft(essayId)

  function takeWords(): boolean {
    const anchor = selectedIn(textarea.current)
    if (anchor) comment.form.setFieldValue('anchor', anchor)
    else
      notify({
        title: 'Select some words of the essay first',
        message: `Up to ${limits.quote.toLocaleString('en-US')} characters.`,
        color: 'brass',
      })
    return anchor !== null
  }

  return <CommentComposer essayId={essayId} comment={comment} isMain={false} onTakeWords={takeWords} />
}

function selectedIn(field: HTMLTextAreaElement | null): Anchor | null {
  return field && anchorOf(field.value, { start: field.selectionStart, end: field.selectionEnd })
}
