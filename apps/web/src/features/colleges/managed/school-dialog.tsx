import { bounds, managedFields } from '@bearings/domain/colleges/managed/options'
import type { ManagedSchool } from '@bearings/domain/colleges/managed/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'

const archivedMeanwhile = 'It was archived while you had it open, so students can no longer find it.'

type Props = { school?: ManagedSchool; onClose: () => void }

/** The dialog that adds a school to the catalog, or changes one. */
export function SchoolDialog({ school, onClose }: Props) {
  const form = useCheckedForm({
    initialValues: {
      name: school?.name ?? '',
      location: school?.location ?? '',
      type: school?.type ?? '',
      acceptanceRate: school?.acceptanceRate ?? '',
      tuition: school?.tuition ?? '',
      ranking: school?.ranking ?? '',
    },
    validate: Object.fromEntries(
      managedFields.map((field) => [field, (text: string) => faultInText(text, bounds[field])]),
    ),
  })
  const [wasArchived] = useState(school?.isArchived ?? false)
  const succeeded = (title: string, { isArchived }: ManagedSchool) => {
    onClose()
    notify({ title, ...(isArchived && !wasArchived && { message: archivedMeanwhile }) })
  }
  const add = useMutation({
    ...mutation('POST /schools/managed'),
    onSuccess: (saved) => succeeded('School added to catalog successfully', saved),
    onError: form.refusal('Failed to add school to catalog'),
  })
  const change = useMutation({
    ...mutation('PUT /schools/managed/{id}'),
    onSuccess: (saved) => succeeded('School updated successfully', saved),
    onError: form.refusal('Failed to update school'),
  })

  return (
    <FormDialog
      title={school ? 'Edit School' : 'Add School'}
      submit={school ? 'Save Changes' : 'Add School'}
      isPending={add.isPending || change.isPending}
      onSubmit={form.onSubmit((given) =>
        school ? change.mutate({ id: school.id, before: wordsOf(school), ...given }) : add.mutate(given),
      )}
      onClose={onClose}
    >
      <TextInput label="School Name" required data-autofocus {...form.getInputProps('name')} />
      <FieldGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label="Location" placeholder="Durham, NC" {...form.getInputProps('location')} />
        <TextInput label="Type" placeholder="Public, Private" {...form.getInputProps('type')} />
        <TextInput label="Acceptance Rate" placeholder="42%" {...form.getInputProps('acceptanceRate')} />
        <TextInput label="Tuition" placeholder="$32,000" {...form.getInputProps('tuition')} />
      </FieldGrid>
      <TextInput label="Ranking" {...form.getInputProps('ranking')} />
    </FormDialog>
  )
}

/** The school as it was when the dialog opened. */
function wordsOf({ name, location, type, acceptanceRate, tuition, ranking }: ManagedSchool) {
  return { name, location, type, acceptanceRate, tuition, ranking }
}
