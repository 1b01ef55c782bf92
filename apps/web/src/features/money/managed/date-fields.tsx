import { bounds } from '@bearings/domain/money/managed/options'
import { TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { DateField } from '#ui/date-field.tsx'
import { FieldGrid } from '#ui/field-grid.tsx'
import type { ScholarshipValues } from './scholarship-form.ts'

/** The dates of a scholarship: this year’s as published, the usual ones, and what stands in place of a date. */
export function DateFields({ form }: { form: CheckedForm<ScholarshipValues> }) {
  return (
    <>
      <FieldGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DateField
          label="Opens"
          description="As published for this year."
          {...form.getInputProps('opensOn')}
        />
        <DateField
          label="Due"
          description="As published for this year."
          {...form.getInputProps('deadline')}
        />
        <TextInput
          label="Usually opens"
          description="Month and day of earlier years."
          placeholder="11-01"
          maxLength={5}
          {...form.getInputProps('usualOpening')}
        />
        <TextInput
          label="Usually due"
          description="Month and day of earlier years."
          placeholder="01-31"
          maxLength={5}
          {...form.getInputProps('usualDeadline')}
        />
      </FieldGrid>
      <TextInput
        label="In place of a date"
        placeholder="Each club sets its own date"
        maxLength={bounds.deadlineNote.max}
        {...form.getInputProps('deadlineNote')}
      />
    </>
  )
}
