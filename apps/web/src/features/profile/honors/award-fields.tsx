import { awardLevels, bounds } from '@bearings/domain/profile/options'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FieldGrid } from '#ui/field-grid.tsx'
import type { Fields } from '../entries/entry-form.tsx'
import type { AwardEntry } from './honors-form.ts'

export const awardFields: Fields<AwardEntry> = ({ entry, onEntry, errors, id }) => (
  <>
    <FieldGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        id={id}
        label="Name"
        placeholder="Honor roll"
        maxLength={bounds.awardName.max}
        value={entry.name}
        error={errors.name}
        onChange={(event) => onEntry({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Level"
        data={[{ value: '', label: 'Choose' }, ...awardLevels]}
        value={entry.level ?? ''}
        error={errors.level}
        onChange={({ currentTarget: { value } }) =>
          onEntry({ level: awardLevels.find((level) => level === value) ?? null })
        }
      />
    </FieldGrid>
    <Textarea
      label="Description"
      placeholder="What it was for, and out of how many"
      autosize
      minRows={2}
      value={entry.description}
      error={errors.description}
      onChange={(event) => onEntry({ description: event.currentTarget.value })}
    />
  </>
)
