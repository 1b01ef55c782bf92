import type { StudentIdFormat } from '@bearings/domain/accounts/schema'
import { formatBounds } from '@bearings/domain/accounts/student-id/options'
import { exampleOf, faultInMask } from '@bearings/domain/accounts/student-id/rules'
import { faultInText } from '@bearings/domain/field-bounds'
import { counted } from '@bearings/domain/words'
import { Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { format: StudentIdFormat; onClose: () => void }

/** The dialog for the format of student IDs at this school. An empty field accepts any. */
export function StudentIdFormatDialog({ format, onClose }: Props) {
  const { data: unfitting } = useQuery(query('GET /student-id-format/unfitting'))
  const form = useCheckedForm({
    initialValues: { mask: format?.mask ?? '', hint: format?.hint ?? '' },
    validate: {
      mask: (mask) =>
        mask.trim() === '' ? null : (faultInText(mask, formatBounds.mask) ?? faultInMask(mask.trim())),
      hint: (hint) => faultInText(hint, formatBounds.hint),
    },
  })
  const change = useMutation({
    ...mutation('PUT /student-id-format', 'Not saved'),
    onSuccess: (saved) => {
      onClose()
      notify({ title: saved.format ? 'The format is saved' : 'Student IDs can have any format' })
    },
  })
  const mask = form.values.mask.trim()

  return (
    <FormDialog
      title="Student ID format"
      submit="Save Format"
      isPending={change.isPending}
      onSubmit={form.onSubmit(({ hint }) =>
        change.mutate({ format: mask === '' ? null : { mask, hint: hint.trim() } }),
      )}
      onClose={onClose}
    >
      <Text>
        Students who enter an ID must use this format. Existing IDs stay, and students whose ID has another
        format see a note in Settings.
      </Text>
      <TextInput
        label="Format"
        description="# is a digit, A a letter, * either. Leave it empty to accept any ID."
        placeholder="######"
        data-autofocus
        maxLength={formatBounds.mask.max}
        {...form.getInputProps('mask')}
      />
      {mask !== '' && faultInMask(mask) === null && (
        <Text size="sm">
          Such as <strong>{exampleOf(mask)}</strong>
        </Text>
      )}
      <TextInput
        label="Where students find theirs (optional)"
        placeholder="It is on the back of your school card."
        maxLength={formatBounds.hint.max}
        {...form.getInputProps('hint')}
      />
      {unfitting && unfitting.students > 0 && (
        <Text size="sm" c="dimmed">
          {counted(unfitting.students, 'student')} {unfitting.students === 1 ? 'has' : 'have'} an ID that does
          not fit the saved format.
        </Text>
      )}
    </FormDialog>
  )
}
