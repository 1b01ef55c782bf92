import type { Child } from '@bearings/domain/family/schema'
import { say } from '@bearings/domain/say'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { givenName } from './use-child.ts'
import { words } from './words.ts'

/** The button with which a guardian ends the connection with a student. */
export function EndButton({ child }: { child: Child }) {
  const [ending, setEnding] = useState(false)
  const name = givenName(child)
  const end = useMutation({
    ...mutation('POST /family/guardians/{id}/end', say(words.notSaved)),
    onSuccess: () => notify({ title: say(words.ended) }),
  })
  return (
    <Group>
      <Button variant="subtle" color="gray" onClick={() => setEnding(true)}>
        {say(words.end)}
      </Button>
      {ending && (
        <ConfirmDialog
          title={say(words.endTitle, { name })}
          action={say(words.end)}
          isPending={end.isPending}
          onCancel={() => setEnding(false)}
          onConfirm={() => end.mutate({ id: child.linkId })}
        >
          {say(words.endWhy, { name })}
        </ConfirmDialog>
      )}
    </Group>
  )
}
