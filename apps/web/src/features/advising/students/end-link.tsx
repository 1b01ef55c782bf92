import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mutation } from '../../../platform/api.ts'
import { notify, notifyFailure } from '../../../platform/notify.ts'
import { nameOf } from './words.ts'

/** The way out, asked once more: nothing of the student is visible from then on. */
export function EndLink({ student }: { student: AdvisedStudent }) {
  const [asking, setAsking] = useState(false)
  const end = useEndLink(student)
  const name = nameOf(student)

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUnlink size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        End the link
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title={`End the link with ${name}?`}>
        <Stack>
          <Text>
            From then on you see nothing of {name}, and they keep the tasks that you gave them. Your notes are
            deleted after 30 days, unless you are linked again before.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button color="coral" loading={end.isPending} onClick={() => end.mutate({ id: student.linkId })}>
              End the link
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

function useEndLink(student: AdvisedStudent) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    ...mutation('POST /advising/links/{id}/end'),
    onError: (error) => notifyFailure('The link was not ended', error),
    onSuccess: async () => {
      await navigate({ to: '/student/advisor' })
      // Nothing of a student stays on the device when nothing may be seen any more.
      queryClient.removeQueries({
        predicate: ({ queryKey: [key, input] }) =>
          String(key).startsWith('GET /advising/students/{id}') &&
          (input as { id?: string } | undefined)?.id === student.id,
      })
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [key] }) => /^GET \/(advising|tasks)/.test(String(key)),
      })
      notify({ title: 'Link ended', message: `You no longer see anything of ${nameOf(student)}.` })
    },
  })
}
