import type { Move, Proposals as Waiting } from '@bearings/domain/advising/moves/schema'
import { counted } from '@bearings/domain/words'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { ProposeDialog } from './propose-dialog.tsx'

/** The hand-over of an advisor who leaves, and those that wait for the advisor's answer. */
export function Proposals({ proposals }: { proposals: Waiting }) {
  const { students, mine, toMe } = proposals
  const [proposing, setProposing] = useState(false)
  return (
    <Stack gap="xs" mt="md">
      {toMe.map((move) => (
        <ToMe key={move.id} move={move} />
      ))}
      {mine ? (
        <Mine move={mine} />
      ) : (
        students > 0 && (
          <>
            <Text size="sm">
              If you leave for good, a colleague can take over all students whom the school assigned to you.
            </Text>
            <Group>
              <Button variant="default" onClick={() => setProposing(true)}>
                Hand Over…
              </Button>
            </Group>
          </>
        )
      )}
      {proposing && <ProposeDialog students={students} onClose={() => setProposing(false)} />}
    </Stack>
  )
}

function Mine({ move }: { move: Move }) {
  const withdraw = useMutation(mutation('POST /advising/moves/{id}/refuse', 'Not withdrawn'))
  return (
    <Group gap="xs">
      <Text>
        {move.to.fullName} has not answered yet whether to take {counted(move.students, 'student')} over.
      </Text>
      <Button
        variant="default"
        size="xs"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ id: move.id })}
      >
        Withdraw
      </Button>
    </Group>
  )
}

function ToMe({ move }: { move: Move }) {
  const students = counted(move.students, 'student')
  const accept = useMutation({
    ...mutation('POST /advising/moves/{id}/accept', 'Not taken over'),
    onSuccess: () =>
      notify({ title: 'Taken over', message: `You now have ${counted(move.students, 'more student')}.` }),
  })
  const refuse = useMutation(mutation('POST /advising/moves/{id}/refuse', 'Not declined'))
  return (
    <Group gap="xs">
      <Text>
        {move.from.fullName} would like to hand {students} over to you.
      </Text>
      <Button size="xs" loading={accept.isPending} onClick={() => accept.mutate({ id: move.id })}>
        Accept
      </Button>
      <Button
        variant="default"
        size="xs"
        loading={refuse.isPending}
        onClick={() => refuse.mutate({ id: move.id })}
      >
        Decline
      </Button>
    </Group>
  )
}
