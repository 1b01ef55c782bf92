import {
  bounds,
  kindLabels,
  kinds,
  type State,
  stateLabels,
  states,
} from '@bearings/domain/recommenders/options'
import type { LetterSchool, NewRecommender } from '@bearings/domain/recommenders/schema'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { DateField } from '#ui/date-field.tsx'
import { FieldGrid } from '#ui/field-grid.tsx'
import { LettersField } from './letters-field.tsx'
import { type RecommenderForm, withState } from './recommender-form.ts'

type Props = {
  form: CheckedForm<RecommenderForm, Required<NewRecommender>>
  schools: readonly LetterSchool[]
  today: string
}

export function RecommenderFields({ form, schools, today }: Props) {
  return (
    <>
      <TextInput
        label="Name"
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={bounds.name.max}
        {...form.getInputProps('name')}
      />
      <FieldGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <NativeSelect
          label="Kind"
          data={kinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label="Knows you from"
          placeholder="AP Chemistry, 11th grade"
          maxLength={bounds.knownFrom.max}
          {...form.getInputProps('knownFrom')}
        />
        <NativeSelect
          label="Status"
          data={states.map((state) => ({ value: state, label: stateLabels[state] }))}
          {...form.getInputProps('state')}
          onChange={({ currentTarget }) =>
            form.setValues(withState(form.values, currentTarget.value as State, today))
          }
        />
        <DateField label="Asked on" {...form.getInputProps('askedOn')} />
      </FieldGrid>
      <LettersField form={form} schools={schools} />
      <Textarea
        label="Note"
        rows={2}
        resize="vertical"
        maxLength={bounds.note.max}
        {...form.getInputProps('note')}
      />
      <Checkbox
        color="kelp"
        radius="xs"
        label="I have said thank you"
        {...form.getInputProps('thanked', { type: 'checkbox' })}
      />
    </>
  )
}
