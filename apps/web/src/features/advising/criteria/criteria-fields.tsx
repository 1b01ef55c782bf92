import {
  askedItems,
  askedLetters,
  criteriaBounds,
  fafsaStates,
} from '@bearings/domain/advising/criteria/options'
import type { Criteria, ListedCollege } from '@bearings/domain/advising/criteria/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import { Checkbox, MultiSelect, NumberInput, Stack } from '@mantine/core'
import { DateField } from '#ui/date-field.tsx'
import { FieldGrid } from '#ui/field-grid.tsx'
import { plans, statuses } from './known-criteria.ts'
import { fafsaWords, itemWords, letterWords } from './words.ts'

type Props = {
  criteria: Criteria
  colleges: readonly ListedCollege[]
  onChange: (changed: Partial<Criteria>) => void
}

/** What can be asked, field by field. Each change is asked at once. */
export function CriteriaFields({ criteria, colleges, onChange }: Props) {
  return (
    <Stack gap="lg">
      <MultiSelect
        label="College"
        placeholder={criteria.school ? undefined : 'Any college on a list'}
        data={colleges.map(({ id, name, students }) => ({ value: id, label: `${name} (${students})` }))}
        value={criteria.school ?? []}
        onChange={(school) => onChange({ school: listOrNothing(school) })}
        limit={50}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage="No shared list has it."
        comboboxProps={{ withinPortal: false }}
      />
      <Choices
        label="Plan"
        options={plans.map((plan) => ({ value: plan, label: planLabels[plan] }))}
        value={criteria.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <FieldGrid cols={2}>
        <DateField
          label="Due from"
          value={criteria.dueFrom ?? ''}
          onChange={(day) => onChange({ dueFrom: day || undefined })}
        />
        <DateField
          label="Due by"
          value={criteria.dueTo ?? ''}
          onChange={(day) => onChange({ dueTo: day || undefined })}
        />
      </FieldGrid>
      <Choices
        label="Missing on the checklist"
        options={askedItems.map((item) => ({ value: item, label: `${itemWords[item]} missing` }))}
        value={criteria.missing}
        onChange={(missing) => onChange({ missing })}
      />
      <Choices
        label="Done on the checklist"
        options={askedItems.map((item) => ({ value: item, label: `${itemWords[item]} done` }))}
        value={criteria.done}
        onChange={(done) => onChange({ done })}
      />
      <Choices
        label="Letters"
        options={askedLetters.map((state) => ({ value: state, label: letterWords[state] }))}
        value={criteria.letters}
        onChange={(letters) => onChange({ letters })}
      />
      <Choices
        label="Status"
        options={statuses.map((status) => ({ value: status, label: status }))}
        value={criteria.status}
        onChange={(status) => onChange({ status })}
      />
      <Choices
        label="FAFSA"
        options={fafsaStates.map((state) => ({ value: state, label: fafsaWords[state] }))}
        value={criteria.fafsa && [criteria.fafsa]}
        // The one that was pressed last; both together would ask nothing.
        onChange={(states) => onChange({ fafsa: states?.at(-1) })}
      />
      <FieldGrid cols={2}>
        <NumberField
          label="GPA from"
          name="gpaFrom"
          bounds={criteriaBounds.gpa}
          {...{ criteria, onChange }}
        />
        <NumberField label="GPA up to" name="gpaTo" bounds={criteriaBounds.gpa} {...{ criteria, onChange }} />
        <NumberField
          label="SAT from"
          name="satFrom"
          bounds={criteriaBounds.sat}
          {...{ criteria, onChange }}
        />
        <NumberField label="SAT up to" name="satTo" bounds={criteriaBounds.sat} {...{ criteria, onChange }} />
        <DateField
          label="Joined from"
          value={criteria.joinedFrom ?? ''}
          onChange={(day) => onChange({ joinedFrom: day || undefined })}
        />
        <DateField
          label="Joined by"
          value={criteria.joinedTo ?? ''}
          onChange={(day) => onChange({ joinedTo: day || undefined })}
        />
      </FieldGrid>
    </Stack>
  )
}

type ChoicesProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[] | undefined
  onChange: (value: Value[] | undefined) => void
}

/** A group of checkboxes, of which any one is enough. With none checked, nothing is asked. */
function Choices<Value extends string>({ label, options, value = [], onChange }: ChoicesProps<Value>) {
  return (
    <Checkbox.Group
      label={label}
      value={[...value]}
      onChange={(chosen) => onChange(listOrNothing(chosen as Value[]))}
    >
      <Stack gap={10} mt={8}>
        {options.map((option) => (
          <Checkbox key={option.value} {...option} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

type NumberProps = Pick<Props, 'criteria' | 'onChange'> & {
  label: string
  name: 'gpaFrom' | 'gpaTo' | 'satFrom' | 'satTo'
  bounds: { min: number; max: number }
}

function NumberField({ label, name, bounds, criteria, onChange }: NumberProps) {
  const isGpa = bounds.max < 10
  return (
    <NumberInput
      label={label}
      {...bounds}
      step={isGpa ? 0.1 : 10}
      decimalScale={isGpa ? 2 : 0}
      value={criteria[name] ?? ''}
      onChange={(value) => onChange({ [name]: value === '' ? undefined : Number(value) })}
    />
  )
}

function listOrNothing<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}
