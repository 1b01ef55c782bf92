import { faultInNumber, typedDollars } from '@bearings/domain/field-bounds'
import { yearly } from '@bearings/domain/money/options'
import type { Finances } from '@bearings/domain/money/schema'
import { Button, Card, Group, NativeSelect, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { useFollow } from '#platform/form/use-follow.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { stateOptions } from '#ui/state-options.ts'
import { DollarInput } from '../dollar-input.tsx'

/**
 * The form for the family's budget and home state. Only the student sees them, and their advisor if they
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
      const { budget, state } = fieldsOf(saved)
      // What was changed meanwhile stays.
      form.setValues({
        ...(typedDollars(typed.budget) === sent.budget && { budget }),
        ...((typed.state || null) === sent.state && { state }),
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
        onSubmit={form.onSubmit(({ budget, state }) =>
          save.mutate({ budget: typedDollars(budget), state: state || null }),
        )}
      >
        <Group align="flex-end" gap="md">
          <DollarInput label="What your family can pay a year" {...form.getInputProps('budget')} />
          <NativeSelect
            label="Your state"
            data={[{ value: '', label: 'Not specified' }, ...stateOptions]}
            {...form.getInputProps('state')}
          />
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

function fieldsOf({ budget, state }: Finances) {
  return { budget: budget?.toLocaleString('en-US') ?? '', state: state ?? '' }
}

function faultInBudget(typed: string): string | null {
  const budget = typedDollars(typed)
  return budget === null ? null : faultInNumber(budget, yearly)
}
