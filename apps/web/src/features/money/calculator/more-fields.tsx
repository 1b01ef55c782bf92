import { type AmountName, moreAmounts } from '@bearings/domain/money/calculator/options'
import { appliesTo } from '@bearings/domain/money/calculator/rules'
import { tablesOf } from '@bearings/domain/money/sai/tables'
import { say } from '@bearings/domain/say'
import { NativeSelect, Stack, Title } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { AmountInput } from './amount-input.tsx'
import type { CalculatorForm } from './calculator-form.ts'

const groups = [
  {
    title: 'Parents’ taxes and work',
    ownTitle: 'Taxes and work',
    names: ['taxPaid', 'earned', 'earnedSecond'],
  },
  {
    title: 'Parents’ other income',
    ownTitle: 'Other income',
    names: ['retirement', 'interest', 'ira', 'pension', 'foreignIncome', 'grants', 'credits', 'workStudy'],
  },
  {
    title: 'Parents’ other assets',
    ownTitle: 'Other assets',
    names: ['investments', 'business', 'childSupport'],
  },
  {
    title: 'About you',
    ownTitle: 'About you',
    names: moreAmounts.filter((name) => name.startsWith('student')),
  },
] as const satisfies { title: string; ownTitle: string; names: readonly AmountName[] }[]

/** All other inputs of the formula. An empty one counts as zero, or is estimated. */
export function MoreFields({ form }: { form: CheckedForm<CalculatorForm> }) {
  const isDependent = form.values.dependency === 'dependent'
  const { taxYear } = tablesOf(form.values.awardYear)
  return (
    <Stack gap="xl">
      {groups.map(({ title, ownTitle, names }) => {
        const applicable = (names as readonly AmountName[]).filter((name) => appliesTo(name, form.values))
        return (
          applicable.length > 0 && (
            <Stack key={title} component="section" gap="md">
              <Title order={3}>{say(isDependent ? title : ownTitle)}</Title>
              <FieldGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
                {applicable.map((name) => (
                  <AmountInput key={name} name={name} form={form} />
                ))}
              </FieldGrid>
            </Stack>
          )
        )
      })}
      <Stack component="section" gap="md">
        <Title order={3}>{say('Whether assets count')}</Title>
        <FieldGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
          <NativeSelect
            label={say('Federal benefits')}
            description={say(
              'In {first} or {second}: free or reduced-price school lunch, Medicaid, SNAP, SSI, TANF, WIC, housing help, the earned income credit, or the credit for a marketplace health plan.',
              { first: taxYear, second: taxYear + 1 },
            )}
            data={[
              { value: 'unknown', label: say('Not sure') },
              { value: 'yes', label: say('Yes, at least one') },
              { value: 'no', label: say('None') },
            ]}
            {...form.getInputProps('benefits')}
          />
          <NativeSelect
            label={say('Tax schedules')}
            description={say(
              'Whether the return had a Schedule A, B, D, E, F or H, or a Schedule C of more than $10,000 either way.',
            )}
            data={[
              { value: 'unknown', label: say('Not sure') },
              { value: 'none', label: say('None of these') },
              { value: 'some', label: say('At least one') },
            ]}
            {...form.getInputProps('schedules')}
          />
          <NativeSelect
            label={say('Tax return')}
            description={say('If no return had to be filed for that year, the index is the lowest possible.')}
            data={[
              { value: 'yes', label: isDependent ? say('Parents had to file') : say('I had to file') },
              {
                value: 'no',
                label: isDependent ? say('Parents did not have to file') : say('I did not have to file'),
              },
            ]}
            {...form.getInputProps('mustFile')}
          />
        </FieldGrid>
      </Stack>
    </Stack>
  )
}
