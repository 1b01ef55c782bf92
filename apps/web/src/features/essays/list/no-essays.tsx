import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** What this place is for, and the first step. */
export function NoEssays({ onAdd, onIntent }: { onAdd: () => void; onIntent: () => void }) {
  return (
    <EmptyState
      icon={IconPencil}
      title="What will you write?"
      action={
        <Button
          size="md"
          leftSection={<Icon of={IconPlus} />}
          onClick={onAdd}
          onMouseEnter={onIntent}
          onFocus={onIntent}
        >
          Add Essay
        </Button>
      }
    >
      Begin with the personal statement: it fits most colleges. Each school on{' '}
      <LinkAnchor to="/schools" inherit underline="always">
        your list
      </LinkAnchor>{' '}
      gets a section of its own here.
    </EmptyState>
  )
}
