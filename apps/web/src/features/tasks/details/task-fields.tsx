import { Textarea, TextInput } from '@mantine/core'
import type { DetailErrors, Details } from './task-details.ts'

type Props = {
  details: Details
  errors: DetailErrors
  /** It has the focus when the dialog opens. */
  isFirst?: boolean
  onChange: (changes: Partial<Details>) => void
}

/** What is asked about a task, whoever it is for. */
export function TaskFields({ details, errors, isFirst, onChange }: Props) {
  return (
    <>
      <TextInput
        label="Task Title"
        withAsterisk
        {...(isFirst && { 'data-autofocus': true })}
        value={details.title}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        label="Description"
        rows={3}
        resize="vertical"
        value={details.description}
        error={errors.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Due Date"
        maw={{ sm: 240 }}
        value={details.dueOn}
        onChange={({ currentTarget }) => onChange({ dueOn: currentTarget.value })}
      />
    </>
  )
}
