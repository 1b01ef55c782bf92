import type { ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { hasUnsavedText } from '#platform/drafts/draft-slots.ts'
import { useMe } from '#platform/session/me.ts'
import { isMissing } from '#ui/is-missing.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'
import { EditorPage } from './editor-page.tsx'
import { draftNameOf } from './transfer-draft.ts'

type Props = ErrorComponentProps & { slug: string }

/**
 * The page of an article that does not exist or could not be loaded. If another admin deleted it, what was
 * typed on this device is still here.
 */
export function MissingEdition({ slug, error }: Props) {
  const { userId } = useMe()
  // Once: the editor stays while its draft is discarded, which can be undone.
  const [isTyped] = useState(() => hasUnsavedText(userId, draftNameOf(slug)))
  if (isTyped && isMissing(error)) return <EditorPage slug={slug} isDeleted />
  return (
    <MissingOrFailed
      error={error}
      page="Articles"
      failed="The article could not be loaded"
      missing="Article not found"
      to="/admin/articles"
      back="All articles"
    />
  )
}
