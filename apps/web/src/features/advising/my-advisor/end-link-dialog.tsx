import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '../../../platform/api.ts'
import { notify, notifyFailure } from '../../../platform/notify.ts'
import { refreshAdvising } from '../refresh.ts'

/** The way out, asked once more. */
export function EndLinkDialog({ link, onClose }: { link: AdvisorLink; onClose: () => void }) {
  const queryClient = useQueryClient()
  const name = link.advisor.fullName || link.advisor.email
  const end = useMutation({
    ...mutation('POST /advising/links/{id}/end'),
    onSuccess: () => {
      queryClient.setQueryData(query('GET /advising/link').queryKey, { link: null })
      notify({ title: 'Link ended', message: `${name} no longer sees anything of yours.` })
      onClose()
    },
    onError: (error) => notifyFailure('The link was not ended', error),
    onSettled: () => refreshAdvising(queryClient),
  })

  return (
    <Modal opened onClose={onClose} title={`End the link with ${name}?`}>
      <Stack>
        <Text>
          From then on {name} sees nothing of yours. The tasks they gave you stay with you, and the access log
          too.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button color="coral" loading={end.isPending} onClick={() => end.mutate({ id: link.id })}>
            End the link
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
