import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { afterChoosing } from '@bearings/domain/schools/list/rules'
import type { EntryChanges, ListEntry } from '@bearings/domain/schools/list/schema'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { query } from '#platform/queries/api.ts'
import { useCycle } from '#platform/use-cycle.ts'
import { DeadlineField } from './deadline-field.tsx'
import { MajorField } from './major-field.tsx'
import { PlanField } from './plan-field.tsx'
import type { useChangeEntry } from './use-change-entry.ts'

type Props = {
  entry: ListEntry
  today: string
  /** The editor's change, which outlives the form. */
  change: ReturnType<typeof useChangeEntry>
  onClose: () => void
}

/**
 * The form for a school's plan, deadline and major. Leaving it saves the changes, as on the school's own
 * page.
 */
export function PlanForm({ entry, today, change, onClose }: Props) {
  const { id, schoolId } = entry
  const last = { ...entry, ...(change.isError && change.variables) }
  const cycle = useCycle()
  const form = useCheckedForm({
    // `typed` is the typed date; `null` while the date follows the plan.
    initialValues: {
      plan: last.plan,
      typed: last.deadline === entry.deadline ? null : (last.deadline ?? ''),
      major: last.major ?? '',
    },
    validate: { typed: (date) => faultInDueDate(date ?? '') },
  })
  const { plan, typed, major } = form.values
  const school = useQuery({
    ...query('GET /schools/catalog/{id}', { id: schoolId ?? '' }),
    enabled: schoolId !== null,
  })
  const known = school.data?.deadlines ?? []
  const deadline = typed ?? afterChoosing(entry, { plan }, known, cycle).deadline ?? ''

  const isMoved = plan !== entry.plan || deadline !== (entry.deadline ?? '')
  const changes: EntryChanges = {
    ...(isMoved && { plan, deadline: deadline || null }),
    ...(major.trim() !== (entry.major ?? '') && { major: major.trim() || null }),
  }
  const save = useSaveOnce(id, changes, change.mutate)
  return (
    <form
      onSubmit={form.onSubmit(() => {
        save.now()
        onClose()
      })}
      noValidate
    >
      <Stack gap="sm">
        <PlanField
          value={plan ?? ''}
          known={known}
          today={today}
          onChange={(to) => form.setValues({ plan: to || null, typed: null })}
        />
        <DeadlineField
          value={deadline}
          plan={plan ?? ''}
          known={known}
          today={today}
          onChange={(date) => form.setFieldValue('typed', date)}
        />
        <MajorField {...form.getInputProps('major')} />
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={() => {
              save.forget()
              change.reset()
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button type="submit" variant="light" color="sea">
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Saves the last changes when the form unmounts, however it was closed, unless they were discarded. */
function useSaveOnce(id: string, changes: EntryChanges, mutate: Props['change']['mutate']) {
  const latest = useRef<EntryChanges | null>(changes)
  const isForgotten = useRef(false)
  useEffect(() => {
    latest.current = isForgotten.current ? null : changes
  })
  useEffect(
    () => () => {
      if (latest.current && Object.keys(latest.current).length > 0) mutate({ id, ...latest.current })
    },
    [id, mutate],
  )
  return {
    // The form unmounts only after it has faded out, and the person could leave the page before that.
    now: () => {
      const sent = latest.current
      isForgotten.current = true
      latest.current = null
      if (sent && Object.keys(sent).length > 0) mutate({ id, ...sent })
    },
    forget: () => {
      isForgotten.current = true
      latest.current = null
    },
  }
}
