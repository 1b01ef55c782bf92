import type { Desk, DeskRequest } from '@bearings/domain/letters/schema'
import { todayIn } from '@bearings/domain/today'
import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { notifyFailure } from '#platform/notify.ts'
import { DateField } from '#ui/date-field.tsx'
import { useAnswer } from './use-answer.ts'
import { saidWords } from './words.ts'
import classes from './desk.module.css'

type Props = { code: string; request: DeskRequest; onChange: (desk: Desk) => void }

/** The colleges that a letter goes to, and when it was sent to each. */
export function Colleges({ code, request: { id, colleges }, onChange }: Props) {
  const say = useAnswer('PUT /letters/by-code/{code}/{id}/letters/{entryId}', {
    onSuccess: onChange,
    onError: (error) => notifyFailure('Not saved', error),
  })
  const set = (entryId: string, sentOn: string | null, onSettled = () => {}) =>
    say.mutate({ code, id, entryId, sentOn }, { onSettled })
  if (colleges.length === 0)
    return <Text c="dimmed">The student has not chosen the colleges yet. They will be listed here.</Text>
  return (
    <ul>
      {colleges.map(({ entryId, name, deadline, sentOn, saidBy }) => (
        <li key={entryId} className={`cluster spread hairline touch-everywhere ${classes.college}`}>
          <Checkbox
            color="kelp"
            radius="xs"
            label={`Sent to ${name}`}
            description={
              sentOn && saidBy
                ? `${dateInWords(sentOn)}, ${saidWords[saidBy]}`
                : deadline
                  ? `Due ${dateInWords(deadline)}`
                  : 'No deadline known'
            }
            disabled={say.isPending}
            checked={sentOn !== null}
            onChange={({ currentTarget }) => set(entryId, currentTarget.checked ? today() : null)}
          />
          {sentOn && saidBy !== 'student' && (
            <SentOn name={name} sentOn={sentOn} onSave={(...given) => set(entryId, ...given)} />
          )}
        </li>
      ))}
    </ul>
  )
}

type SentOnProps = { name: string; sentOn: string; onSave: (date: string, onSettled: () => void) => void }

function SentOn({ name, sentOn, onSave }: SentOnProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <DateField
      aria-label={`Day on which it was sent to ${name}`}
      size="xs"
      value={typed ?? sentOn}
      onChange={setTyped}
      onLeave={(date) => {
        if (date === '' || date === sentOn) setTyped(null)
        else onSave(date, () => setTyped(null))
      }}
    />
  )
}

/** The day where the recommender is, who has no time zone of an account. */
function today(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
