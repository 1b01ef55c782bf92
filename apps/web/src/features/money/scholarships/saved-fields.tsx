import {
  type ScholarshipStatus,
  scholarshipStatuses,
  scholarshipStatusLabels,
} from '@bearings/domain/money/options'
import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { NativeSelect } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { useState } from 'react'
import { DateField } from '#ui/date-field.tsx'
import { useScholarships } from './use-scholarships.ts'

type SavedProps = { scholarship: Scholarship; saved: NonNullable<Scholarship['saved']> }

/** The status and deadline of a saved scholarship. A date also appears among the deadlines. */
export function SavedFields({ scholarship: { id, name }, saved }: SavedProps) {
  const { save } = useScholarships()
  const [status, setStatus] = useState(saved.status)
  const [deadline, setDeadline] = useState(saved.deadline ?? '')
  useDidUpdate(() => setStatus(saved.status), [saved.status])
  useDidUpdate(() => setDeadline(saved.deadline ?? ''), [saved.deadline])
  // Both fields are sent together, so that the response to one never reverts a newer choice in the other.
  const change = (changed: { status?: ScholarshipStatus; deadline?: string }) => {
    const next = { status, deadline, ...changed }
    save.mutate(
      { id, status: next.status, deadline: next.deadline || null },
      { onError: () => setStatus(saved.status) },
    )
  }
  return (
    <>
      <NativeSelect
        label="Status"
        aria-label={`Status of ${name}`}
        value={status}
        data={scholarshipStatuses.map((status) => ({
          value: status,
          label: scholarshipStatusLabels[status],
        }))}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as ScholarshipStatus
          setStatus(chosen)
          change({ status: chosen })
        }}
      />
      <DateField
        label="Due"
        aria-label={`${name} is due`}
        value={deadline}
        onChange={setDeadline}
        onLeave={(date) => {
          if (date !== (saved.deadline ?? '')) change({ deadline: date })
        }}
      />
    </>
  )
}
