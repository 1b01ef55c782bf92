import { limits } from '@bearings/domain/advising/options'
import type { FoundStudent } from '@bearings/domain/advising/requests/schema'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent } from 'react'
import { mutation } from '../../../platform/api.ts'
import { notify } from '../../../platform/notify.ts'
import { failed } from '../failed.ts'
import { refreshAdvising } from '../refresh.ts'

type Props = { student: FoundStudent; onClose: () => void }

/** Asks a student who was found, with a few words if wanted. */
export function SendRequestDialog({ student: { id, fullName, email }, onClose }: Props) {
  const queryClient = useQueryClient()
  const ask = useMutation({
    ...mutation('POST /advising/requests'),
    onSuccess: () => {
      notify({
        title: 'Request Sent',
        message: 'Your connection request has been sent to the student.',
      })
      onClose()
    },
    onError: (error) =>
      notify({ title: 'Error', message: failed('send connection request', error), color: 'coral' }),
    onSettled: () => refreshAdvising(queryClient),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = new FormData(event.currentTarget).get('message') as string
    ask.mutate({ studentId: id, message })
  }

  return (
    <Modal opened onClose={onClose} title={`Send a request to ${fullName || email}`}>
      <form onSubmit={send}>
        <Stack>
          <Text>They choose whether to accept, and what you will see.</Text>
          <Textarea
            label="Message (optional)"
            name="message"
            autosize
            minRows={3}
            maxRows={8}
            maxLength={limits.message}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={ask.isPending}>
              {ask.isPending ? 'Sending...' : 'Send Request'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
