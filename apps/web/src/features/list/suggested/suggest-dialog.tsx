import type { SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/list/suggested/options'
import type { SuggestedTogether } from '@bearings/domain/list/suggested/schema'
import { counted } from '@bearings/domain/words'
import { Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { SchoolField } from '../add/school-field.tsx'
import { SuggestedBefore } from './suggested-before.tsx'

type Props = {
  students: readonly { id: string; fullName: string }[]
  onClose: () => void
  /** Called after it was suggested. */
  onDone?: () => void
}

/** The dialog in which an advisor suggests a college, and says why. */
export function SuggestDialog({ students, onClose, onDone }: Props) {
  const [school, setSchool] = useState<SchoolRow | null>(null)
  const form = useCheckedForm({
    initialValues: { name: '', reason: '' },
    validate: {
      name: () => (school === null ? 'Choose a college from the list.' : null),
      reason: (reason) => faultInText(reason, bounds.reason),
    },
  })
  const undo = useMutation({
    ...mutation('POST /schools/suggested/{id}/undo', 'Not taken back'),
    onSuccess: () => notify({ title: 'The suggestion is taken back' }),
  })
  const suggest = useMutation({
    ...mutation('POST /schools/suggested', 'Not suggested'),
    onSuccess: (sent) => {
      onClose()
      onDone?.()
      tell(sent, () => undo.mutate({ id: sent.batchId }))
    },
  })
  const [only] = students
  const whom = students.length === 1 ? only!.fullName : counted(students.length, 'student')

  function tell({ students: reached }: SuggestedTogether, onUndo: () => void) {
    if (reached === 0) notify({ title: 'Suggested before', message: 'Nobody has been told again.' })
    else
      notifyWithUndo(
        `Suggested to ${reached === students.length ? whom : counted(reached, 'student')}`,
        onUndo,
      )
  }

  return (
    <FormDialog
      title={`Suggest a college to ${whom}`}
      submit="Suggest"
      isPending={suggest.isPending}
      onSubmit={form.onSubmit(({ reason }) =>
        suggest.mutate({
          studentIds: students.map(({ id }) => id),
          schoolId: school!.id,
          reason: reason.trim(),
        }),
      )}
      onClose={onClose}
    >
      <SchoolField
        value={form.values.name}
        searching={school === null && form.values.name.trim() !== ''}
        error={form.errors.name as string}
        data-path="name"
        isListed={() => false}
        onText={(name) => {
          setSchool(null)
          form.setFieldValue('name', name)
        }}
        onChoose={(chosen) => {
          setSchool(chosen)
          form.setFieldValue('name', chosen.name)
        }}
        // Closing would lose the reason; the next Escape asks first.
        onEscape={() => form.setFieldValue('name', '')}
      />
      <Textarea
        label="Why it may fit"
        description={students.length === 1 ? undefined : 'Each of them reads this.'}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={bounds.reason.max}
        {...form.getInputProps('reason')}
      />
      <Text size="sm" c="dimmed">
        It goes on their list only if they add it.
      </Text>
      {students.length === 1 && <SuggestedBefore studentId={only!.id} />}
    </FormDialog>
  )
}
