import { familyBoundsOf } from '@bearings/domain/money/calculator/rules'
import { awardYears, awardYearWithoutTables, tablesOf } from '@bearings/domain/money/sai/tables'
import { saidOptions } from '@bearings/domain/said'
import { say } from '@bearings/domain/say'
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
  year: yearsInWords(year),
  taxes: tablesOf(year).taxYear,
}))
const dependencyOptions = [
  { value: 'dependent', label: 'Dependent student' },
  { value: 'independent', label: 'Independent, without dependents' },
  { value: 'with-dependents', label: 'Independent, with dependents' },
] as const
const parentOptions = [
  { value: 'married', label: 'Married, to each other or to a stepparent' },
  { value: 'one-parent', label: 'One parent, not married' },
  { value: 'unmarried-together', label: 'Parents unmarried, living together' },
] as const
const ownOptions = [
  { value: 'one-parent', label: 'Not married' },
  { value: 'married', label: 'Married' },
] as const

/** Questions about the student and household that the formula is for. */
export function QuestionFields({ form }: { form: CheckedForm<CalculatorForm> }) {
  const { dependency } = form.values
  const isDependent = dependency === 'dependent'
  const { min, max } = familyBoundsOf(form.values)
  const missing = awardYearWithoutTables(useToday(), useMe().graduationYear)
  return (
    <FieldGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      <NativeSelect
        label={say('Award year')}
        description={
          missing === null
            ? say('The school year that the aid is for, July to June.')
            : say('Yours is {year}, whose formula is not in Bearings yet. The newest year comes closest.', {
                year: yearsInWords(missing),
              })
        }
        data={yearOptions.map(({ value, year, taxes }) => ({
          value,
          label: say('{year}, from {taxes} taxes', { year, taxes }),
        }))}
        {...form.getInputProps('awardYear')}
      />
      <NativeSelect
        label={say('Who applies')}
        description={say('Most students under 24 are dependent. Your answer selects the formula.')}
        data={saidOptions(dependencyOptions)}
        {...form.getInputProps('dependency')}
      />
      <NativeSelect
        label={isDependent ? say('Parents') : say('Marriage')}
        description={
          isDependent
            ? say('If they live apart, the one who supports you more, with a spouse if married.')
            : say('On the day you file the form.')
        }
        data={isDependent ? saidOptions(parentOptions) : saidOptions(ownOptions)}
        {...form.getInputProps('household')}
      />
      <TextInput
        label={say('Family size')}
        description={
          isDependent
            ? say('You, your parents, and everyone they support. Feeds line 6.')
            : say('You and everyone you support.')
        }
        inputMode="numeric"
        autoComplete="off"
        placeholder={min === max ? String(min) : say('{min} to {max}', { min, max })}
        required
        {...form.getInputProps('familySize')}
      />
      <NativeSelect
        label={isDependent ? say('Parents’ state') : say('State')}
        description={say('For the Pell Grant: Alaska and Hawaii have their own guidelines.')}
        data={[{ value: '', label: say('Not specified') }, ...stateOptions]}
        {...form.getInputProps('state')}
      />
    </FieldGrid>
  )
}
