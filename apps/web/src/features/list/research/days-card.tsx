import type { DatedStatus } from '@bearings/domain/list/options'
import { faultInDay, isDated } from '@bearings/domain/list/record/rules'
import type { EntryPage } from '@bearings/domain/list/schema'
import { saidInWords } from '@bearings/domain/matching/said'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { mutation } from '#platform/queries/api.ts'
import { DateField } from '#ui/date-field.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'

type Props = { entry: EntryPage; today: string }

/** When an application was sent and answered, and what was said of its odds on the day of sending. */
export function DaysCard({ entry, today }: Props) {
  const { status, days } = entry
  if (!isDated(status)) return null
  // Whoever entered the school as answered adds the day of sending here.
  const shown: { status: DatedStatus; on: string }[] = days.some((each) => each.status === 'Submitted')
    ? days
    : [{ status: 'Submitted', on: '' }, ...days]

  return (
    <Card component="section" aria-labelledby="days">
      <Title order={2} id="days">
        Sent and answered
      </Title>
      <Stack gap="sm" mt="sm">
        {shown.map((each) => (
          <DayField key={each.status} entry={entry} day={each} today={today} />
        ))}
        {entry.unitid !== null && <Said entry={entry} />}
      </Stack>
    </Card>
  )
}

function Said({ entry: { said, name } }: { entry: EntryPage }) {
  if (!said)
    return (
      <Text size="sm" c="dimmed">
        We have no estimate on record from before it was sent.
      </Text>
    )
  return (
    <div>
      <Text>
        {said.kind === 'guaranteed' ? 'What we said of' : 'Our estimate for'} {name} on{' '}
        {dateInWords(said.madeOn)}: <b>{said.label}</b>, {saidInWords(said)}.
      </Text>
      <Text size="sm" c="dimmed">
        It stays as recorded.{' '}
        <LinkAnchor to="/resources/how-matching-works">What we estimated, and what happened</LinkAnchor>
      </Text>
    </div>
  )
}

type DayProps = { entry: EntryPage; day: { status: DatedStatus; on: string }; today: string }

function DayField({ entry, day: { status, on }, today }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { mutate } = useMutation({
    ...mutation('PUT /schools/list/{id}/days', 'Not saved'),
    onSettled: () => setTyped(null),
  })
  const faultIn = (date: string) =>
    date === '' ? undefined : faultInDay({ status, on: date }, entry.status, today)?.message
  return (
    <DateField
      label={status === 'Submitted' ? 'Sent' : status}
      value={typed ?? on}
      error={typed !== null && faultIn(typed)}
      onChange={setTyped}
      onLeave={(date) => {
        if (date === '' || date === on) setTyped(null)
        else if (!faultIn(date)) mutate({ id: entry.id, status, on: date })
      }}
    />
  )
}
