import { faultInNumber, typedDollars } from '@bearings/domain/field-bounds'
import { yearly as yearlyBounds } from '@bearings/domain/money/options'
import type { Finances } from '@bearings/domain/money/schema'
import { dollars } from '@bearings/domain/words'
import { Button, Card, Group, NativeSelect, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { useFollow } from '#platform/form/use-follow.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { homeIn, homeOptionOf, homeOptions } from '#ui/home-options.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { DollarInput } from '../dollar-input.tsx'

/**
 * The form for the family's budget and home. Only the student sees them, and their advisor if they
 * share aid.
 */
export function FinancesForm({ finances }: { finances: Finances }) {
  const form = useCheckedForm({
    initialValues: fieldsOf(finances),
    validate: { budget: (_, values) => faultInBudget(values) },
  })
  useFollow(fieldsOf(finances), form)
  const save = useMutation({
    ...mutation('PATCH /money/finances'),
    onSuccess: (saved, sent) => {
      const typed = form.getValues()
      const { budget, home } = fieldsOf(saved)
      // What was changed meanwhile stays.
      form.setValues({
        ...(yearlyOf(typed) === sent.budget && { budget, per: 'year' }),
        ...(homeIn(typed.home).state === sent.state &&
          homeIn(typed.home).country === sent.country && { home }),
      })
      notify({ title: 'Saved' })
    },
    onError: form.refusal('Not saved'),
  })
  const { per } = form.values
  const yearly = yearlyOf(form.values)
  return (
    <Card>
      <form
        noValidate
        onSubmit={form.onSubmit((values) =>
          save.mutate({ budget: yearlyOf(values), ...homeIn(values.home) }),
        )}
      >
        <Group align="flex-end" gap="md">
          <DollarInput label={`What your family can pay a ${per}`} {...form.getInputProps('budget')} />
          <NativeSelect label="Counted" data={periods} {...form.getInputProps('per')} />
          <NativeSelect label="Your state or country" data={homeOptions()} {...form.getInputProps('home')} />
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </form>
      {per === 'month' && yearly !== null && (
        <Text size="sm" mt="sm">
          {`That is ${dollars(yearly)} a year, which is what prices are compared with.`}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        Only you see this, and your advisor if you share <i>Financial aid</i> on{' '}
        <LinkAnchor to="/student/advisor" underline="always">
          My Advisor
        </LinkAnchor>
        . Your income bracket comes from{' '}
        <LinkAnchor to="/profile/edit/$step" params={{ step: 'background' }} underline="always">
          your profile
        </LinkAnchor>
        .
      </Text>
    </Card>
  )
}

function fieldsOf(finances: Finances) {
  return { budget: finances.budget?.toLocaleString('en-US') ?? '', per: 'year', home: homeOptionOf(finances) }
}

const periods = [
  { value: 'year', label: 'by the year' },
  { value: 'month', label: 'by the month' },
]

/** Returns the typed budget in dollars a year. A family that pays by the month pays twelve times. */
function yearlyOf({ budget, per }: { budget: string; per: string }): number | null {
  const amount = typedDollars(budget)
  return amount !== null && per === 'month' ? amount * 12 : amount
}

function faultInBudget(values: { budget: string; per: string }): string | null {
  const budget = yearlyOf(values)
  return budget === null ? null : faultInNumber(budget, yearlyBounds)
}
