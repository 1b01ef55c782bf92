import type { Thread } from '@bearings/domain/messages/schema'
import { Stack, Switch, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { mutation, query } from '#platform/queries/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { firstNameOf } from './words.ts'

type Props = { thread: Thread; onClose: () => void }

/** Where a student chooses who of the family can read a thread. */
export function ReadersDialog({ thread: { person, readers }, onClose }: Props) {
  const { data: family } = useQuery(query('GET /family'))
  const change = useMutation(mutation('PUT /messages/readers/{linkId}', 'Not changed'))
  const name = firstNameOf(person)
  return (
    <Dialog title="Who in your family can read this" onClose={onClose}>
      <Stack gap="md">
        <Text>
          From now on, and nothing from before. They cannot write here, and what {name} writes to many
          students they do not see. {name} sees who can read this.
        </Text>
        {family?.guardians.map(({ id, fullName }) => (
          <Switch
            key={id}
            label={fullName}
            checked={readers.some((reader) => reader.id === id)}
            disabled={change.isPending}
            onChange={({ currentTarget }) =>
              change.mutate({ personId: person.id, linkId: id, reads: currentTarget.checked })
            }
          />
        ))}
        {family?.guardians.length === 0 && (
          <Text c="dimmed">
            Nobody in your family is connected yet.{' '}
            <LinkAnchor to="/student/family">Invite a parent or guardian</LinkAnchor>
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
