import { familyBoundsOf } from '@bearings/domain/money/calculator/rules'
import { awardYears } from '@bearings/domain/money/sai/tables'
import { stateNames } from '@bearings/domain/states'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import type { CalculatorForm } from './calculator-form.ts'

const yearWords = { '2026-27': '2026–27, from 2024 taxes', '2027-28': '2027–28, from 2025 taxes' }
const dependencyOptions = [
  { value: 'dependent', label: 'Student who depends on parents' },
  { value: 'independent', label: 'Independent, nobody depends on me' },
  { value: 'with-dependents', label: 'Independent, with children or others' },
]
const parentOptions = [
  { value: 'married', label: 'Parents married to each other' },
  { value: 'one-parent', label: 'One parent' },
  { value: 'unmarried-together', label: 'Parents unmarried, living together' },
]
const ownOptions = [
  { value: 'one-parent', label: 'Not married' },
  { value: 'married', label: 'Married' },
]

const stateOptions = Object.entries(stateNames)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** Whom the formula is about. */
export function QuestionFields({ form }: { form: CheckedForm<CalculatorForm> }) {
  const { dependency } = form.values
  const isDependent = dependency === 'dependent'
  const { min, max } = familyBoundsOf(form.values)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      <NativeSelect
        label="Award year"
        description="The school year that the aid is for, July to June."
        data={awardYears.map((year) => ({ value: year, label: yearWords[year] })).toReversed()}
        {...form.getInputProps('awardYear')}
      />
      <NativeSelect
        label="Who applies"
        description="Most students under 24 depend on their parents. It chooses the formula."
        data={dependencyOptions}
        {...form.getInputProps('dependency')}
      />
      <NativeSelect
        label={isDependent ? 'Parents' : 'Marriage'}
        description={
          isDependent ? 'If they live apart, the one who supports you more.' : 'On the day you file the form.'
        }
        data={isDependent ? parentOptions : ownOptions}
        {...form.getInputProps('household')}
      />
      <TextInput
        label="Family size"
        description={
          isDependent
            ? 'You, your parents, and everyone they support. Feeds line 6.'
            : 'You and everyone you support.'
        }
        inputMode="numeric"
        autoComplete="off"
        placeholder={min === max ? String(min) : `${min} to ${max}`}
        required
        {...form.getInputProps('familySize')}
      />
      <NativeSelect
        label={isDependent ? 'Parents’ state' : 'State'}
        description="For the Pell Grant: Alaska and Hawaii have guidelines of their own."
        data={[{ value: '', label: 'Not said' }, ...stateOptions]}
        {...form.getInputProps('state')}
      />
    </SimpleGrid>
  )
}
