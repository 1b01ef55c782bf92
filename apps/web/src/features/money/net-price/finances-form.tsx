import { faultInNumber, typedDollars } from '@bearings/domain/field-bounds'
import { yearly } from '@bearings/domain/money/options'
import type { Finances } from '@bearings/domain/money/schema'
import { Button, Card, Group, NativeSelect, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { useFollow } from '#platform/form/use-follow.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
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
    validate: { budget: (typed) => faultInBudget(typed) },
  })
  useFollow(fieldsOf(finances), form)
  const save = useMutation({
    ...mutation('PATCH /money/finances'),
    onSuccess: (saved, sent) => {
      const typed = form.getValues()
      const { budget, home } = fieldsOf(saved)
      // What was changed meanwhile stays.
      form.setValues({
        ...(typedDollars(typed.budget) === sent.budget && { budget }),
        ...(homeIn(typed.home).state === sent.state &&
          homeIn(typed.home).country === sent.country && { home }),
      })
      notify({ title: 'Saved' })
    },
    onError: (error) => {
      form.showRefusal(error)
      notifyFailure('Not saved', error)
    },
  })
  return (
    <Card>
      <form
        noValidate
        onSubmit={form.onSubmit(({ budget, home }) =>
          save.mutate({ budget: typedDollars(budget), ...homeIn(home) }),
        )}
      >
        <Group align="flex-end" gap="md">
          <DollarInput label="What your family can pay a year" {...form.getInputProps('budget')} />
          <NativeSelect label="Your state or country" data={homeOptions()} {...form.getInputProps('home')} />
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </form>
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
  return { budget: finances.budget?.toLocaleString('en-US') ?? '', home: homeOptionOf(finances) }
}

function faultInBudget(typed: string): string | null {
  const budget = typedDollars(typed)
  return budget === null ? null : faultInNumber(budget, yearly)
}
