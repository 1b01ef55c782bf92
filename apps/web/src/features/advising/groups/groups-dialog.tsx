import { limits } from '@bearings/domain/advising/options'
import type { RosterName } from '@bearings/domain/advising/students/schema'
import { counted } from '@bearings/domain/words'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#ui/dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { ChosenInGroup } from './chosen-in-group.tsx'
import { GroupRow } from './group-row.tsx'
import { groupsQuery } from './groups-query.ts'
import { NewGroup } from './new-group.tsx'
import classes from './groups.module.css'

type Props = {
  /**
   * If given, the dialog adds these students to groups or removes them. Otherwise it renames and deletes
   * groups.
   */
  people?: readonly RosterName[]
  onClose: () => void
}

/** The dialog with an advisor's groups, and a form for a new one. */
export function GroupsDialog({ people, onClose }: Props) {
  const { data: groups, error, refetch } = useQuery(groupsQuery)
  return (
    <Dialog title={people ? `Groups for ${counted(people.length, 'student')}` : 'Groups'} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Groups are private. You can see them; students cannot.
        </Text>
        {groups ? (
          <ul className={classes.groups}>
            {groups.map((group) =>
              people ? (
                <ChosenInGroup key={group.id} group={group} people={people} />
              ) : (
                <GroupRow key={group.id} group={group} />
              ),
            )}
          </ul>
        ) : error ? (
          <LoadError title="Error loading groups" error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={90} radius="lg" aria-busy />
        )}
        {groups &&
          (groups.length < limits.groups ? (
            <NewGroup people={people ?? []} />
          ) : (
            <Text size="sm">You can have up to {limits.groups} groups. Delete one to create another.</Text>
          ))}
      </Stack>
    </Dialog>
  )
}
