import { bounds } from '@bearings/domain/letters/options'
import type { Desk, DeskRequest } from '@bearings/domain/letters/schema'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { notify, notifyFailure } from '#platform/notify.ts'
import { DateField } from '#ui/date-field.tsx'
import { useAnswer } from './use-answer.ts'
import classes from './desk.module.css'

type Props = {
  code: string
  request: DeskRequest
  onChange: (desk: Desk) => void
  describedBy: string
  /** Whether it is the first of the page that waits for an answer. */
  isFirst: boolean
}

/** Accepts with a day, or declines. Both can be changed later. */
export function Answer({ code, request, onChange, describedBy, isFirst }: Props) {
  const { id, state, wantedBy, promisedOn } = request
  const [day, setDay] = useState(promisedOn ?? (state === 'asked' ? wantedBy : ''))
  const [isDeclining, setDeclining] = useState(false)
  const accept = useAnswer('POST /letters/by-code/{code}/{id}/accept', {
    onSuccess: (desk) => {
      onChange(desk)
      notify({ title: 'Noted', message: 'The student reads it now.' })
    },
    onError: (error) => notifyFailure('Not saved', error),
  })
  const isChanged = state !== 'accepted' || day !== (promisedOn ?? '')

  if (isDeclining)
    return <Declining {...{ code, id, describedBy, onChange, onBack: () => setDeclining(false) }} />
  return (
    <form
      className={`flex wrap gap-3 items-end ${classes.answer}`}
      onSubmit={(event) => {
        event.preventDefault()
        accept.mutate({ code, id, promisedOn: day || null })
      }}
    >
      <DateField label="I will finish by (optional)" value={day} onChange={setDay} />
      <Button
        type="submit"
        variant={isFirst ? 'filled' : 'default'}
        loading={accept.isPending}
        disabled={!isChanged}
        aria-describedby={describedBy}
      >
        {state === 'accepted' ? 'Change Day' : state === 'declined' ? 'Accept After All' : 'Accept'}
      </Button>
      {state !== 'declined' && (
        <Button
          variant="subtle"
          color="coral"
          aria-describedby={describedBy}
          onClick={() => setDeclining(true)}
        >
          I Cannot
        </Button>
      )}
    </form>
  )
}

type DecliningProps = {
  code: string
  id: string
  describedBy: string
  onChange: (desk: Desk) => void
  onBack: () => void
}

function Declining({ code, id, describedBy, onChange, onBack }: DecliningProps) {
  const [reason, setReason] = useState('')
  const decline = useAnswer('POST /letters/by-code/{code}/{id}/decline', {
    onSuccess: (desk) => {
      onChange(desk)
      onBack()
      notify({ title: 'Declined', message: 'The student reads that you cannot write this year.' })
    },
    onError: (error) => notifyFailure('Not declined', error),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        decline.mutate({ code, id, reason })
      }}
    >
      <Stack gap="sm">
        <Textarea
          label="Reason (optional)"
          description="The student never reads it. An advisor who sees the student’s letters can."
          maxLength={bounds.reason.max}
          rows={2}
          // The teacher has just asked to say why.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group gap="xs">
          <Button
            type="submit"
            variant="light"
            color="coral"
            loading={decline.isPending}
            aria-describedby={describedBy}
          >
            Decline
          </Button>
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
