import type { Thread } from '@bearings/domain/messages/schema'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { whoReads } from './who-reads.ts'
import { firstNameOf } from './words.ts'

type Props = Pick<Thread, 'person' | 'readers'> & { link: NonNullable<Thread['link']>; onClose: () => void }

/** What a student can do about an advisor's messages. No admin can read them, so the student shows them. */
export function ReportDialog({ person, readers, link, onClose }: Props) {
  const name = firstNameOf(person)
  const end = useMutation({
    ...mutation('POST /advising/links/{id}/end', 'Could not disconnect'),
    onSuccess: () => {
      notify({ title: 'Disconnected', message: `${name} can no longer write to you or see what you shared.` })
      onClose()
    },
  })
  const isOfSchool = link.kind === 'school'
  return (
    <Dialog title={`Is something not right with ${name}?`} onClose={onClose}>
      <Stack gap="sm">
        <Text>
          {whoReads({ person, readers })} No page of Bearings shows these messages to an admin. Show them to
          an adult you trust, or save them with the file of your data in Settings.
        </Text>
        <Text>
          {isOfSchool
            ? `Your school assigned ${name}. Tell another adult at your school: the school can end the connection.`
            : `If you disconnect, ${name} can no longer write to you or see what you shared. The messages stay here for 30 days.`}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
          {!isOfSchool && (
            <Button
              variant="light"
              color="coral"
              loading={end.isPending}
              onClick={() => end.mutate({ id: link.id })}
            >
              Disconnect from {name}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
