import { limits } from '@bearings/domain/school/people/options'
import type { Slip } from '@bearings/domain/school/people/schema'
import { counted } from '@bearings/domain/words'
import { Button, Card, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { CounselorDialog } from './counselor-dialog.tsx'

type Props = { ids: string[]; isBusy: boolean; onPrint: (slips: Slip[]) => void; onDone: () => void }

/** What can be done with the chosen students. Only those who have not joined are invited. */
export function ChosenPeople({ ids, isBusy, onPrint, onDone }: Props) {
  const [isAssigning, setIsAssigning] = useState(false)
  const invite = useMutation({
    ...mutation('POST /school/people/invitations', 'Not invited'),
    onSuccess: ({ slips, mailed, lately, withoutAddress }, { by }) => {
      if (by === 'paper') {
        if (slips.length > 0) return onPrint(slips)
        return void notify({ title: 'Nothing to print', message: 'All of them have joined or left.' })
      }
      onDone()
      const without = withoutAddress > 0 ? ` ${withoutAddress} have no school email: print theirs.` : ''
      const again =
        lately > 0 ? `${counted(lately, 'was', 'were')} invited a moment ago: no second email.` : ''
      notify({ title: `${counted(mailed, 'invitation')} emailed`, message: `${again}${without}`.trim() })
    },
  })
  if (ids.length === 0 && !isBusy) return null
  return (
    <Card component="section" aria-label="Chosen students" py="sm">
      <Group gap="sm">
        <Text component="output" fw={600}>
          {counted(ids.length, 'student')} chosen
          {ids.length === limits.chosen && ', the most at once'}
        </Text>
        <Button loading={invite.isPending || isBusy} onClick={() => invite.mutate({ ids, by: 'email' })}>
          Invite by Email
        </Button>
        <Button
          variant="default"
          disabled={invite.isPending || isBusy}
          onClick={() => invite.mutate({ ids, by: 'paper' })}
        >
          Print Invitations
        </Button>
        <Button variant="default" onClick={() => setIsAssigning(true)}>
          Assign Counselor
        </Button>
        <Button variant="subtle" color="sea" onClick={onDone}>
          Clear
        </Button>
      </Group>
      {isAssigning && <CounselorDialog ids={ids} onClose={() => setIsAssigning(false)} onDone={onDone} />}
    </Card>
  )
}
