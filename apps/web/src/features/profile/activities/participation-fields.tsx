import {
  activityGrades,
  activityTimings,
  hoursPerWeek,
  weeksPerYear,
} from '@bearings/domain/profile/activities/options'
import { yearsOfGrades } from '@bearings/domain/profile/activities/years'
import { years } from '@bearings/domain/profile/options'
import { Checkbox, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { FieldGrid } from '#ui/field-grid.tsx'
import { yearsOptions } from '../words.ts'
import type { ActivityEntry } from './activities-form.ts'

type Props = {
  entry: ActivityEntry
  onEntry: (changes: Partial<ActivityEntry>) => void
  errors: Partial<Record<string, string>>
}

/** The fields for grades, years, and time per week and year. */
export function ParticipationFields({ entry, onEntry, errors }: Props) {
  const counted = yearsOfGrades(entry.grades)

  return (
    <>
      <Checkbox.Group
        label="Grades"
        value={entry.grades}
        onChange={(grades) => onEntry({ grades: grades as ActivityEntry['grades'] })}
      >
        <Group gap="lg" mt={6}>
          {activityGrades.map((grade) => (
            <Checkbox key={grade} value={grade} label={grade} />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <FieldGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect
            label="Years involved"
            data={yearsOptions(years, 'Not specified')}
            inputWrapperOrder={['label', 'input', 'description']}
            description={counted === null ? undefined : 'Counted from the grades you choose.'}
            disabled={counted !== null}
            value={counted ?? entry.yearsInvolved ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onEntry({ yearsInvolved: value ? Number(value) : null })
            }
          />
          <NativeSelect
            label="Time of year"
            data={['', ...activityTimings].map((value) => ({ value, label: value || 'Not specified' }))}
            value={entry.timing}
            onChange={({ currentTarget }) =>
              onEntry({ timing: currentTarget.value as ActivityEntry['timing'] })
            }
          />
        </FieldGrid>
        <FieldGrid cols={2} spacing="md">
          <TextInput
            label="Hours a week"
            placeholder={`${hoursPerWeek.min} to ${hoursPerWeek.max}`}
            inputMode="numeric"
            value={entry.hoursPerWeek}
            error={errors.hoursPerWeek}
            onChange={(event) => onEntry({ hoursPerWeek: event.currentTarget.value })}
          />
          <TextInput
            label="Weeks a year"
            placeholder={`${weeksPerYear.min} to ${weeksPerYear.max}`}
            inputMode="numeric"
            value={entry.weeksPerYear}
            error={errors.weeksPerYear}
            onChange={(event) => onEntry({ weeksPerYear: event.currentTarget.value })}
          />
        </FieldGrid>
      </SimpleGrid>
    </>
  )
}
