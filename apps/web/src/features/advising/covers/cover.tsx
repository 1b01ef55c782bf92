import type { Cover as Standing, Covers } from '@bearings/domain/advising/covers/schema'
import { counted, monthDay } from '@bearings/domain/words'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { CoverDialog } from './cover-dialog.tsx'

type Advisor = { id: string; fullName: string }
type Props = {
  advisor: Advisor
  covers: Covers
  /** Whether the advisor reads it; otherwise an admin does. */
  isOwn?: boolean
}

/** Who stands in for an advisor who is away, and for whom the advisor does. */
export function Cover({ advisor, covers, isOwn = false }: Props) {
  const [arranging, setArranging] = useState(false)
  const whom = isOwn ? 'you' : advisor.fullName
  return (
    <Stack gap="xs">
      {covers.by ? (
        <Line pair={{ id: advisor.id, colleagueId: covers.by.other.id }}>
          {covers.by.other.fullName} stands in for {whom} {daysOf(covers.by)}.
        </Line>
      ) : (
        covers.ofSchool > 0 && (
          <>
            <Text size="sm">
              While {isOwn ? 'you are' : `${whom} is`} away, a colleague can stand in for the{' '}
              {counted(covers.ofSchool, 'student')} whom the school assigned.
            </Text>
            <Group>
              <Button variant="default" onClick={() => setArranging(true)}>
                Arrange a Stand-In…
              </Button>
            </Group>
          </>
        )
      )}
      {covers.for.map((cover) => (
        <Line key={cover.other.id} pair={{ id: cover.other.id, colleagueId: advisor.id }}>
          {isOwn ? 'You stand in' : `${whom} stands in`} for {cover.other.fullName} {daysOf(cover)}.
        </Line>
      ))}
      {arranging && <CoverDialog advisor={advisor} isOwn={isOwn} onClose={() => setArranging(false)} />}
    </Stack>
  )
}

/** One stand-in, with the button that ends it. */
function Line({ pair, children }: { pair: { id: string; colleagueId: string }; children: ReactNode }) {
  const end = useMutation({
    ...mutation('POST /advising/covers/{id}/end', 'Not ended'),
    onSuccess: () => notify({ title: 'Ended', message: 'The students are seen by their own advisor alone.' }),
  })
  return (
    <Group gap="xs">
      <Text>{children}</Text>
      <Button variant="default" size="xs" loading={end.isPending} onClick={() => end.mutate(pair)}>
        End Now
      </Button>
    </Group>
  )
}

/** "from Dec 01 to Dec 24, and sees 120 students". */
function daysOf({ from, until, students }: Standing): string {
  const days = `from ${monthDay(from)} to ${monthDay(until)}`
  return students > 0 ? `${days}, for ${counted(students, 'student')}` : days
}
