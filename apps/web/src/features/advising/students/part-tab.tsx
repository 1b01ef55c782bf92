import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import type { ResponseBody, Key } from '@bearings/domain/contract'
import { Card, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '#ui/load-error.tsx'
import { partQueries } from './part-query.ts'
import { firstNameOf } from './words.ts'

type Read<P extends string> = ResponseBody<Extract<Key, `GET /advising/students/{id}/${P}`>>
type Shared<P extends string> = Extract<Read<P>, { shared: true }>

/** How other parts of the product render what the student shares. */
export type PartSlots = {
  list: (list: Shared<'list'>, student: AdvisedStudent) => ReactNode
  deadlines: (deadlines: Read<'deadlines'>['deadlines'], student: AdvisedStudent) => ReactNode
  profile: (profile: Shared<'profile'>, student: AdvisedStudent) => ReactNode
  essays: (essays: Read<'essays'>, student: AdvisedStudent) => ReactNode
  weeks: (weeks: Shared<'weeks'>, student: AdvisedStudent) => ReactNode
  letters: (letters: Shared<'letters'>, student: AdvisedStudent) => ReactNode
  money: (money: Shared<'money'>, student: AdvisedStudent) => ReactNode
}

type Props = { student: AdvisedStudent; slots: PartSlots }

/** One shared part of a student's work; parts that are not shared are labeled as such. */
export function PartTab({ part, ...props }: Props & { part: keyof PartSlots }) {
  if (part === 'deadlines') return <DeadlinesTab {...props} />
  if (part === 'essays') return <EssaysTab {...props} />
  return <SharedTab key={part} part={part} {...props} />
}

/** A part that is shared as a whole, or not at all. */
function SharedTab({
  part,
  student,
  slots,
}: Props & { part: Exclude<keyof PartSlots, 'deadlines' | 'essays'> }) {
  // Each answer goes to the slot of its own part, so the types of one part stand for those of all.
  const one = part as 'list'
  const result = useQuery(partQueries[one](student.id))
  return (
    <Loaded result={result}>
      {(answer) => (answer.shared ? slots[one](answer, student) : <NotShared student={student} />)}
    </Loaded>
  )
}

function DeadlinesTab({ student, slots }: Props) {
  const result = useQuery(partQueries.deadlines(student.id))
  return (
    <Loaded result={result}>
      {({ shared, deadlines }) => (
        <Stack gap="md">
          {!shared && <NotShared student={student} what="the dates of the school list" />}
          {(shared || deadlines.length > 0) && slots.deadlines(deadlines, student)}
        </Stack>
      )}
    </Loaded>
  )
}

function EssaysTab({ student, slots }: Props) {
  const result = useQuery(partQueries.essays(student.id))
  return (
    <Loaded result={result}>
      {(essays) =>
        essays.length > 0 ? slots.essays(essays, student) : <NotShared student={student} what="any essay" />
      }
    </Loaded>
  )
}

type LoadedProps<T> = { result: UseQueryResult<T>; children: (answer: T) => ReactNode }

/** Renders the data once it is loaded, gray blocks until then, and a retry button if it failed. */
function Loaded<T>({ result: { data, error, refetch }, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (error) return <LoadError title="This could not be loaded" error={error} onRetry={refetch} />
  return (
    <Stack gap="sm" aria-busy>
      <Skeleton height={90} radius="lg" />
      <Skeleton height={90} radius="lg" />
    </Stack>
  )
}

function NotShared({ student, what = 'this' }: { student: AdvisedStudent; what?: string }) {
  return (
    <Card>
      <Text fw={600}>
        {firstNameOf(student)} does not share {what}.
      </Text>
      <Text c="dimmed" mt={4} maw="38rem">
        Students choose what their advisor sees, and can change it at any time on their My Advisor page.
      </Text>
    </Card>
  )
}
