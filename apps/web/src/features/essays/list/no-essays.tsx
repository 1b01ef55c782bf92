import { IconPencil } from '@tabler/icons-react'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageAction } from '#ui/page-action.tsx'

/** The empty state: what the page is for, and the first step. */
export function NoEssays({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={IconPencil}
      title="What will you write?"
      action={
        <PageAction isFirst onClick={onAdd}>
          Add Essay
        </PageAction>
      }
    >
      Begin with the personal statement: it fits most colleges. Each school on{' '}
      <LinkAnchor to="/schools" inherit underline="always">
        your list
      </LinkAnchor>{' '}
      gets its own section here.
    </EmptyState>
  )
}
