import { nameOfChoice } from '@bearings/domain/money/criteria'
import { choices, type ListField } from '@bearings/domain/money/managed/requirements'
import { Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import type { ScholarshipValues } from './scholarship-form.ts'

type Props = { form: CheckedForm<ScholarshipValues> }

/**
 * The fields for a scholarship's requirements, in the terms of a profile, so that each student can see how it
 * fits.
 */
export function RequirementFields({ form }: Props) {
  return (
    <Stack gap="md">
      <FieldGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label="GPA of at least"
          placeholder="3.5"
          inputMode="decimal"
          {...form.getInputProps('gpa')}
        />
        <TextInput
          label="Family income up to"
          placeholder="60,000"
          inputMode="numeric"
          {...form.getInputProps('income')}
        />
        <TextInput label="ACT of at least" inputMode="numeric" {...form.getInputProps('act')} />
        <TextInput label="or SAT of at least" inputMode="numeric" {...form.getInputProps('sat')} />
        <TextInput label="Student Aid Index up to" inputMode="numeric" {...form.getInputProps('sai')} />
      </FieldGrid>
      <TextInput label="States" placeholder="OH, PA" {...form.getInputProps('state')} />
      <Choices form={form} field="grade" label="Grade" />
      <Choices form={form} field="citizenship" label="Citizenship" />
      <Choices form={form} field="gender" label="Gender" />
      <Choices form={form} field="raceEthnicity" label="Race or ethnicity" />
      <Checkbox
        label="First in the family to go to college"
        {...form.getInputProps('firstGeneration', { type: 'checkbox' })}
      />
      <Checkbox label="Eligible for a Pell Grant" {...form.getInputProps('pell', { type: 'checkbox' })} />
      <Checkbox label="High-school senior" {...form.getInputProps('senior', { type: 'checkbox' })} />
      <Textarea
        label="Other requirements"
        description="Requirements that a profile does not cover, one per line."
        autosize
        minRows={2}
        {...form.getInputProps('words')}
      />
    </Stack>
  )
}

type ChoicesProps = Props & { field: Exclude<ListField, 'state'>; label: string }

function Choices({ form, field, label }: ChoicesProps) {
  return (
    <Checkbox.Group
      label={label}
      description="Check none to include everyone."
      {...form.getInputProps(field)}
    >
      <Group gap="md" mt={6}>
        {choices[field].map((value) => (
          <Checkbox key={value} value={value} label={nameOfChoice(value)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
