import type { Caseload as Counts, Move } from '@bearings/domain/advising/moves/schema'
import { counted } from '@bearings/domain/words'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconUsers } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Cover } from '../covers/cover.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** How many students an advisor has, and their hand-over to another one. For admins. */
export function Caseload({ advisor }: { advisor: { id: string; fullName: string } }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query('GET /advising/caseloads/{id}', { id: advisor.id }),
    refetchInterval: ({ state }) => (state.data?.move?.state === 'accepted' ? 2000 : false),
  })
  if (error && !data) return <LoadError title="Error loading the caseload" error={error} onRetry={refetch} />
  if (!data) return null
  const students = data.ofSchool + data.notJoined
  return (
    <Card component="section" aria-labelledby="caseload">
      <Title order={2} id="caseload" mb="xs">
        Caseload
      </Title>
      <Stack gap="xs">
        <Text>{inWords(data)}</Text>
        {data.move && <LastMove move={data.move} />}
        {students > 0 && data.move?.state !== 'accepted' && (
          <Group>
            <Button variant="default" leftSection={<Icon of={IconUsers} />} onClick={() => setOpen(true)}>
              Hand over…
            </Button>
          </Group>
        )}
      </Stack>
      <Away advisor={advisor} />
      {isOpen && <HandOverDialog advisor={advisor} students={students} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** Who stands in for the advisor, and for whom the advisor does. */
function Away({ advisor }: Parameters<typeof Caseload>[0]) {
  const { data } = useQuery(query('GET /advising/covers/{id}', { id: advisor.id }))
  if (!data || (data.ofSchool === 0 && !data.by && data.for.length === 0)) return null
  return (
    <>
      <Title order={3} mt="md" mb="xs">
        Away
      </Title>
      <Cover advisor={advisor} covers={data} />
    </>
  )
}

function LastMove({ move }: { move: Move }) {
  const { timeZone } = useMe()
  const undo = useMutation({
    ...mutation('POST /advising/moves/{id}/undo', 'Not taken back'),
    onSuccess: () =>
      notify({ title: 'Taken back', message: `${move.from.fullName} has the students again.` }),
  })
  if (move.state === 'accepted')
    return (
      <Text component="output">
        Handing over to {move.to.fullName}: {move.moved} of {counted(move.students, 'student')}
      </Text>
    )
  return (
    <Group gap="xs">
      <Text>
        {`${counted(move.students, 'student')} handed over to ${move.to.fullName} at ${momentIn(timeZone, move.at)}.`}
      </Text>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon of={IconArrowBackUp} />}
        loading={undo.isPending}
        onClick={() => undo.mutate({ id: move.id })}
      >
        Undo
      </Button>
    </Group>
  )
}

/** "42 assigned by the school (Class of 2027: 40, no class: 2) and 1 of their own". */
function inWords({ ofSchool, personal, classes, notJoined }: Counts): string {
  if (ofSchool + personal + notJoined === 0) return 'No students'
  const byClass = classes.map(
    ({ graduationYear, students }) =>
      `${graduationYear === null ? 'no class' : `Class of ${graduationYear}`}: ${students}`,
  )
  const assigned = ofSchool > 0 ? [`${ofSchool} assigned by the school (${byClass.join(', ')})`] : []
  const chosen = personal > 0 ? [`${personal} who chose this advisor`] : []
  const here = [...assigned, ...chosen].join(' and ')
  return [here, notJoined > 0 ? `${notJoined} who have not joined yet` : ''].filter(Boolean).join(', and ')
}
