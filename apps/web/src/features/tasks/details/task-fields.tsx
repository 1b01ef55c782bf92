import { Textarea, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { DateField } from '#ui/date-field.tsx'
import type { Details } from './task-details.ts'

type Props = {
  form: Pick<CheckedForm<Details>, 'getInputProps'>
  /** Whether the first field takes the focus when the dialog opens. */
  isFirst?: boolean
}

/** The fields of a task besides its students. */
export function TaskFields({ form, isFirst }: Props) {
  return (
    <>
      <TextInput
        label="Task Title"
        withAsterisk
        {...(isFirst && { 'data-autofocus': true })}
        {...form.getInputProps('title')}
      />
      <Textarea label="Description" rows={3} resize="vertical" {...form.getInputProps('description')} />
      <DateField label="Due Date" maw={{ sm: 240 }} {...form.getInputProps('dueOn')} />
    </>
  )
}
