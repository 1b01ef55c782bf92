import { bounds, years } from '@bearings/domain/profile/options'
import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import type { Fields } from '../entries/entry-list.tsx'
import { yearsOptions } from '../words.ts'
import type { ActivityEntry } from './activities-form.ts'
import classes from '../entries/entries.module.css'

export const activityFields: Fields<ActivityEntry> = ({ entry, onEntry, errors, id }) => (
  <>
    <TextInput
      id={id}
      label="Name"
      placeholder="Robotics club, or a job"
      maxLength={bounds.activityName.max}
      value={entry.name}
      error={errors.name}
      onChange={(event) => onEntry({ name: event.currentTarget.value })}
    />
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        label="Position"
        placeholder="Member, captain, founder"
        maxLength={bounds.position.max}
        value={entry.position}
        onChange={(event) => onEntry({ position: event.currentTarget.value })}
      />
      <NativeSelect
        label="Years involved"
        data={yearsOptions(years, 'Not given')}
        value={entry.yearsInvolved ?? ''}
        onChange={({ currentTarget: { value } }) => onEntry({ yearsInvolved: value ? Number(value) : null })}
      />
    </SimpleGrid>
    <Textarea
      label="Description"
      placeholder="What you did, and what came of it"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={<Counter length={entry.description.trim().length} most={bounds.activityDescription.max} />}
      autosize
      minRows={2}
      value={entry.description}
      error={errors.description}
      onChange={(event) => onEntry({ description: event.currentTarget.value })}
    />
  </>
)

function Counter({ length, most }: { length: number; most: number }) {
  return (
    <Text
      component="span"
      size="xs"
      className={`${classes.counter} figures`}
      data-over={length > most || undefined}
    >
      {length} / {most} characters
    </Text>
  )
}
