import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { dateInWords } from '../../../ui/calendar-date.tsx'
import type { DetailErrors, Details } from './essay-details.ts'

export type School = { id: string; name: string; deadline: string | null }

type Props = {
  details: Details
  errors: DetailErrors
  schools: readonly School[]
  onChange: (changes: Partial<Details>) => void
}

/** What is asked about an essay. */
export function DetailsFields({ details, errors, schools, onChange }: Props) {
  const schoolsDay = schools.find(({ id }) => id === details.entryId)?.deadline

  return (
    <>
      <NativeSelect
        label="School"
        value={details.entryId}
        onChange={({ currentTarget }) => onChange({ entryId: currentTarget.value })}
        data={[
          { value: '', label: 'Shared essays' },
          ...schools.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Textarea
        label="Essay Prompt"
        withAsterisk
        data-autofocus
        rows={4}
        resize="vertical"
        value={details.promptName}
        error={errors.promptName}
        onChange={({ currentTarget }) => onChange({ promptName: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <TextInput
          label="Word Limit"
          inputMode="numeric"
          value={details.wordLimit}
          error={errors.wordLimit}
          onChange={({ currentTarget }) => onChange({ wordLimit: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Deadline"
          value={details.deadline}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={
            schoolsDay &&
            !details.deadline &&
            `Without one it goes by the school’s: ${dateInWords(schoolsDay)}.`
          }
          onChange={({ currentTarget }) => onChange({ deadline: currentTarget.value })}
        />
      </SimpleGrid>
    </>
  )
}
