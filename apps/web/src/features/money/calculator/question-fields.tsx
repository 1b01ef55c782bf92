import { familyBoundsOf } from '@bearings/domain/money/calculator/rules'
import { awardYears, awardYearWithoutTables, tablesOf } from '@bearings/domain/money/sai/tables'
import { yearsInWords } from '@bearings/domain/words'
import { NativeSelect, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { stateOptions } from '#ui/state-options.ts'
import type { CalculatorForm } from './calculator-form.ts'

const yearOptions = awardYears.toReversed().map((year) => ({
  value: year,
  label: `${yearsInWords(year)}, from ${tablesOf(year).taxYear} taxes`,
}))
const dependencyOptions = [
  { value: 'dependent', label: 'Dependent student' },
  { value: 'independent', label: 'Independent, without dependents' },
  { value: 'with-dependents', label: 'Independent, with dependents' },
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

/** Questions about the student and household that the formula is for. */
export function QuestionFields({ form }: { form: CheckedForm<CalculatorForm> }) {
  const { dependency } = form.values
  const isDependent = dependency === 'dependent'
  const { min, max } = familyBoundsOf(form.values)
  const missing = awardYearWithoutTables(useToday(), useMe().graduationYear)
  return (
    <FieldGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      <NativeSelect
        label="Award year"
        description={
          missing === null
            ? 'The school year that the aid is for, July to June.'
            : `Yours is ${yearsInWords(missing)}, whose formula is not in Bearings yet. The newest year comes closest.`
        }
        data={yearOptions}
        {...form.getInputProps('awardYear')}
      />
      <NativeSelect
        label="Who applies"
        description="Most students under 24 are dependent. Your answer selects the formula."
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
        description="For the Pell Grant: Alaska and Hawaii have their own guidelines."
        data={[{ value: '', label: 'Not specified' }, ...stateOptions]}
        {...form.getInputProps('state')}
      />
    </FieldGrid>
  )
}
