import { activityTypes } from '@bearings/domain/profile/activities/options'
import { bounds } from '@bearings/domain/profile/options'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FieldGrid } from '#ui/field-grid.tsx'
import type { Fields } from '../entries/entry-form.tsx'
import { whole, type ActivityEntry } from './activities-form.ts'
import { withCounter } from './counter.tsx'
import { ParticipationFields } from './participation-fields.tsx'

export const activityFields: Fields<ActivityEntry> = ({ entry: typed, onEntry, errors, id }) => {
  const entry = whole(typed)
  return (
    <>
      <FieldGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          id={id}
          label="Name"
          placeholder="Robotics club, or a job"
          maxLength={bounds.activityName.max}
          value={entry.name}
          error={errors.name}
          onChange={(event) => onEntry({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label="Activity type"
          data={['', ...activityTypes].map((value) => ({ value, label: value || 'Not specified' }))}
          value={entry.type}
          onChange={({ currentTarget }) => onEntry({ type: currentTarget.value as ActivityEntry['type'] })}
        />
        <TextInput
          label="Position"
          placeholder="Member, captain, founder"
          {...withCounter(entry.position, bounds.position.max)}
          value={entry.position}
          error={errors.position}
          onChange={(event) => onEntry({ position: event.currentTarget.value })}
        />
        <TextInput
          label="Organization"
          placeholder="If different from the name above"
          {...withCounter(entry.organization, bounds.organization.max)}
          value={entry.organization}
          error={errors.organization}
          onChange={(event) => onEntry({ organization: event.currentTarget.value })}
        />
      </FieldGrid>
      <Textarea
        label="Description"
        placeholder="What you did, and what came of it"
        {...withCounter(entry.description, bounds.activityDescription.max)}
        autosize
        minRows={2}
        value={entry.description}
        error={errors.description}
        onChange={(event) => onEntry({ description: event.currentTarget.value })}
      />
      <ParticipationFields entry={entry} onEntry={onEntry} errors={errors} />
    </>
  )
}
