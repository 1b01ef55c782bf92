import { Button, Group } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageAction } from '#ui/page-action.tsx'

type Props = {
  onAdd: () => void
  /** Opens the dialog that adds a pasted list. */
  onList: () => void
}

/** The empty state: what the page is for, and the first step. */
export function EmptyList({ onAdd, onList }: Props) {
  return (
    <EmptyState
      icon={IconMapPin}
      title="Where might you go?"
      action={
        <Group gap="xs" justify="center">
          <LinkButton to="/schools/find" variant="default" size="md">
            Find Schools
          </LinkButton>
          <Button variant="default" size="md" onClick={onList}>
            Paste a List
          </Button>
          <PageAction isFirst onClick={onAdd}>
            Add School
          </PageAction>
        </Group>
      }
    >
      Keep every college you are thinking about here, with its deadlines, its figures and where your
      application stands. Start with one you already have in mind; nothing is final.
    </EmptyState>
  )
}
