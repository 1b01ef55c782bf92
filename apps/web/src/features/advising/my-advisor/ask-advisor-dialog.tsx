import { limits, usualSharing } from '@bearings/domain/advising/options'
import { Button, Group, Modal, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { mutation } from '../../../platform/api.ts'
import { notify } from '../../../platform/notify.ts'
import { failed } from '../failed.ts'
import { refreshAdvising } from '../refresh.ts'
import { SharingFields } from '../sharing/sharing-fields.tsx'

/** A student asks an advisor by email, and says what the advisor will see. */
export function AskAdvisorDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [sharing, setSharing] = useState(usualSharing)
  const ask = useMutation({
    ...mutation('POST /advising/requests/to-advisor'),
    onSuccess: () => {
      notify({ title: 'Your advisor request has been sent successfully.' })
      onClose()
    },
    onError: (error) => notify({ title: failed('send advisor request', error), color: 'coral' }),
    onSettled: () => refreshAdvising(queryClient),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    ask.mutate({
      email: (form.get('email') as string).trim(),
      message: form.get('message') as string,
      sharing,
    })
  }

  return (
    <Modal opened onClose={onClose} title="Ask an advisor" size="lg">
      <form onSubmit={send}>
        <Stack gap="lg">
          <Text>
            If an advisor has an account with this address, they are told at once; if not, your request waits
            until they sign up. Nothing is visible to them before they accept.
          </Text>
          <TextInput
            label="Advisor’s email"
            name="email"
            type="email"
            required
            maxLength={255}
            autoComplete="off"
            data-autofocus
          />
          <Textarea
            label="Message (optional)"
            name="message"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={limits.message}
          />
          <Stack gap="sm">
            <Title order={3} size="h4">
              What they will see
            </Title>
            <SharingFields
              sharing={sharing}
              onChange={(part, shown) => setSharing({ ...sharing, [part]: shown })}
            />
            <Text size="sm" c="dimmed">
              Essays you share one by one, once you are connected.
            </Text>
          </Stack>
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
