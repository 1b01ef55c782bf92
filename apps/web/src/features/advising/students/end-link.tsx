import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Button } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { nameOf } from './words.ts'

/**
 * The button that ends the connection after a confirmation. Then nothing of the student's is visible any
 * more.
 */
export function EndLink({ student }: { student: AdvisedStudent }) {
  const [asking, setAsking] = useState(false)
  const end = useEndLink(student)
  const name = nameOf(student)

  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon of={IconUnlink} />}
        onClick={() => setAsking(true)}
      >
        Disconnect
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Disconnect from ${name}?`}
        action="Disconnect"
        isPending={end.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => end.mutate({ id: student.linkId })}
      >
        {`You will no longer see anything that ${name} shares, and ${name} keeps the tasks you assigned. Your notes are deleted after 30 days unless you connect again before then.`}
      </ConfirmDialog>
    </>
  )
}

function useEndLink(student: AdvisedStudent) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    ...mutation('POST /advising/links/{id}/end', 'Could not disconnect'),
    onSuccess: async () => {
      // The advisor may have gone elsewhere meanwhile.
      const isHere = router.state.location.pathname.startsWith(`/advisor/students/${student.id}`)
      if (isHere) await router.navigate({ to: '/student/advisor' })
      // The student's data must not stay on a device where it may no longer be seen.
      queryClient.removeQueries({
        predicate: ({ queryKey: [key, input] }) =>
          String(key).startsWith('GET /advising/students/{id}') &&
          (input as { id?: string } | undefined)?.id === student.id,
      })
      notify({ title: 'Disconnected', message: `You can no longer see what ${nameOf(student)} shared.` })
    },
  })
}
