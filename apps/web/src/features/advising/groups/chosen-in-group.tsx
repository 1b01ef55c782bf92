import type { AdvisorGroup } from '@bearings/domain/advising/groups/schema'
import type { RosterName } from '@bearings/domain/advising/students/schema'
import { Button, Group } from '@mantine/core'
import { GroupWords } from './group-words.tsx'
import { useChangeGroup } from './use-groups.ts'

type Props = { group: AdvisorGroup; people: readonly RosterName[] }

/** A group with buttons to add the selected students to it, or to remove them. */
export function ChosenInGroup({ group, people }: Props) {
  const change = useChangeGroup(group, people)
  return (
    <li className="row spread gap-3 ruled">
      <GroupWords group={group} />
      <Group gap={4} wrap="nowrap">
        <Button
          variant="default"
          size="sm"
          disabled={change.isPending}
          aria-label={`Add to ${group.name}`}
          onClick={change.add}
        >
          Add
        </Button>
        <Button
          variant="subtle"
          color="sea"
          size="sm"
          disabled={change.isPending}
          aria-label={`Remove from ${group.name}`}
          onClick={change.remove}
        >
          Remove
        </Button>
      </Group>
    </li>
  )
}
