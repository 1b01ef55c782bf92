import { bounds } from '@bearings/domain/money/managed/options'
import type { ManagedScholarship } from '@bearings/domain/money/managed/schema'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ScholarshipFields, WarningFields } from '../scholarship-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { RequirementFields } from './requirement-fields.tsx'
import { factsOf, faults, sentOf, valuesOf } from './scholarship-form.ts'

const kinds = [
  { value: 'scholarship', label: 'Scholarship' },
  { value: 'state-aid', label: 'Aid of a state' },
]

type Props = { scholarship?: ManagedScholarship; onClose: () => void }

/** The dialog that adds a scholarship for all students, or changes one. */
export function ScholarshipDialog({ scholarship, onClose }: Props) {
  const form = useCheckedForm({ initialValues: valuesOf(scholarship), validate: faults })
  const done = (title: string) => ({
    onSuccess: () => {
      onClose()
      notify({ title })
    },
    onError: form.refusal('Not saved'),
  })
  const add = useMutation({
    ...mutation('POST /money/scholarships/managed'),
    ...done('Scholarship added'),
  })
  const change = useMutation({
    ...mutation('PUT /money/scholarships/managed/{id}'),
    ...done('Scholarship changed'),
  })

  return (
    <FormDialog
      title={scholarship ? 'Edit Scholarship' : 'Add Scholarship'}
      submit={scholarship ? 'Save Changes' : 'Add'}
      isPending={add.isPending || change.isPending}
      onSubmit={form.onSubmit((values) =>
        scholarship
          ? change.mutate({ id: scholarship.id, before: factsOf(scholarship), ...sentOf(values) })
          : add.mutate(sentOf(values)),
      )}
      onClose={onClose}
    >
      <NativeSelect label="Kind" data={kinds} {...form.getInputProps('kind')} />
      <ScholarshipFields form={form} />
      <DateFields form={form} />
      <Textarea
        label="Who it is for"
        autosize
        minRows={2}
        maxLength={bounds.eligibility.max}
        {...form.getInputProps('eligibility')}
      />
      <TextInput
        label="How to apply"
        placeholder="Through a local chapter"
        description="If not by its page."
        maxLength={bounds.applyWith.max}
        {...form.getInputProps('applyWith')}
      />
      <TextInput
        label="To get it again"
        placeholder="A GPA of 3.0 in college"
        maxLength={bounds.renewal.max}
        {...form.getInputProps('renewal')}
      />
      <RequirementFields form={form} />
      <WarningFields form={form} />
    </FormDialog>
  )
}
