import { faultInDueDate } from '@bearings/domain/calendar-dates'
import type { Plan } from '@bearings/domain/colleges/schema'
import { afterChoosing } from '@bearings/domain/list/rules'
import type { EntryChanges, ListEntry } from '@bearings/domain/list/schema'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { useChangeEntry } from '#colleges/plan/use-change-entry.ts'
import { useCycle } from '#colleges/use-cycle.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { query } from '#platform/queries/api.ts'
import { MajorField } from '../major-field.tsx'
import { DeadlineField } from './deadline-field.tsx'
import { PlanField } from './plan-field.tsx'
import { usePlanQuestion } from './use-plan-question.ts'

type Props = {
  entry: ListEntry
  today: string
  /** The editor's change, which outlives the form. */
  change: ReturnType<typeof useChangeEntry>
  /** Called with whether closing would lose something. */
  onChanged: (isChanged: boolean) => void
  onSave: () => void
  onCancel: () => void
}

/** The form for a school's plan, deadline and major. Only Save saves. */
export function PlanForm({ entry, today, change, onChanged, onSave, onCancel }: Props) {
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
  const choosePlan = (to: Plan | '') => form.setValues({ plan: to || null, typed: null })
  const question = usePlanQuestion({ kept: entry.plan ?? '', chosen: plan ?? '', known }, choosePlan)
  const deadline = typed ?? afterChoosing(entry, { plan }, known, cycle).deadline ?? ''

  const isMoved = plan !== entry.plan || deadline !== (entry.deadline ?? '')
  const changes: EntryChanges = {
    ...(isMoved && { plan, deadline: deadline || null }),
    ...(major.trim() !== (entry.major ?? '') && { major: major.trim() || null }),
  }
  const hasChanges = Object.keys(changes).length > 0
  // Before the next press can arrive: one right beside the editor would close it.
  useLayoutEffect(() => onChanged(hasChanges), [hasChanges, onChanged])
  return (
    <form
      onSubmit={form.onSubmit(() => {
        if (hasChanges) change.mutate({ id, ...changes })
        onSave()
      })}
      noValidate
    >
      <Stack gap="sm">
        <PlanField
          value={plan ?? ''}
          known={known}
          today={today}
          college={entry.name}
          question={question}
          onChange={choosePlan}
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
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="light" color="sea" disabled={question !== null}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
