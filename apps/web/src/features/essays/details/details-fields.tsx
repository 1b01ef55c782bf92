import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { dateInWords } from '#platform/dates.ts'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { DateField } from '#ui/date-field.tsx'
import { FieldGrid } from '#ui/field-grid.tsx'
import type { Details, EssayDetails } from './essay-details.ts'

export type School = { id: string; name: string; deadline: string | null; unitid: number | null }

type Props = {
  form: CheckedForm<Details, EssayDetails>
  schools: readonly School[]
  entryId: string
  onEntry: (entryId: string) => void
  /** A select with the school's prompts. */
  picker?: ReactNode
}

export function DetailsFields({ form, schools, entryId, onEntry, picker }: Props) {
  const schoolsDay = schools.find(({ id }) => id === entryId)?.deadline

  return (
    <>
      <NativeSelect
        label="School"
        value={entryId}
        onChange={({ currentTarget }) => onEntry(currentTarget.value)}
        data={[
          { value: '', label: 'Shared essays' },
          ...schools.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {picker}
      <Textarea
        label="Essay Prompt"
        withAsterisk
        data-autofocus
        rows={4}
        resize="vertical"
        {...form.getInputProps('promptName')}
      />
      <FieldGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <TextInput label="Word Limit" inputMode="numeric" {...form.getInputProps('wordLimit')} />
        <TextInput label="Character Limit" inputMode="numeric" {...form.getInputProps('characterLimit')} />
        <DateField
          label="Deadline"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={
            schoolsDay &&
            !form.values.deadline &&
            `If empty, the school’s deadline applies: ${dateInWords(schoolsDay)}.`
          }
          {...form.getInputProps('deadline')}
        />
      </FieldGrid>
    </>
  )
}
