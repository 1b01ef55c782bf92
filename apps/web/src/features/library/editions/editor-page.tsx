import { newSlug } from '@bearings/domain/library/editions/options'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDraftSlot } from '#platform/drafts/use-draft-slot.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { PageSkeleton } from '#ui/page-skeleton.tsx'
import { Editor } from './editor.tsx'
import { draftNameOf } from './transfer-draft.ts'

type Props = {
  slug: string
  /** Whether the article is gone, and only what was typed on this device is left of it. */
  isDeleted?: boolean
}

/** The editor of one article. Each tab stores its unsaved typing in its own slot. */
export function EditorPage({ slug, isDeleted = false }: Props) {
  const name = draftNameOf(slug)
  const slot = useDraftSlot(useMe().userId, name)
  if (slot === null) return <PageSkeleton />
  const draftKey = `${name}.${slot}`
  if (slug === newSlug || isDeleted)
    return <Editor edition={null} draftKey={draftKey} wasDeleted={isDeleted} />
  return <KnownEditor slug={slug} draftKey={draftKey} />
}

function KnownEditor({ slug, draftKey }: { slug: string; draftKey: string }) {
  const { data: edition } = useSuspenseQuery({
    ...query('GET /library/editions/{slug}', { slug }),
    // Another admin may have saved it since.
    refetchOnWindowFocus: 'always',
  })
  return <Editor edition={edition} draftKey={draftKey} />
}
