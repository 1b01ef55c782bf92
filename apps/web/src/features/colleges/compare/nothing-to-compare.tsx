import { Group } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** The empty state: what the page is for, and the first step. */
export function NothingToCompare() {
  return (
    <EmptyState
      icon={IconColumns}
      title="What sets them apart?"
      action={
        <Group gap="xs" justify="center">
          <LinkButton to="/schools" search={{ add: true }} variant="default" size="md">
            Add a school
          </LinkButton>
          <LinkButton to="/schools/find" size="md">
            Find Schools
          </LinkButton>
        </Group>
      }
    >
      Two to four colleges side by side, with the biggest differences first. The schools on your list are
      offered here; any other can be added where you find it: check <em>Compare</em> beside its name.
    </EmptyState>
  )
}
