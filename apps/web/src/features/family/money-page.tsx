import type { Child, FamilyMoney } from '@bearings/domain/family/schema'
import { faultInNumber, typedDollars } from '@bearings/domain/field-bounds'
import { yearly } from '@bearings/domain/money/options'
import type { SavedAnswers } from '@bearings/domain/money/schema'
import { say } from '@bearings/domain/say'
import { Button, Card, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { query } from '#platform/queries/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { stateOptions } from '#ui/state-options.ts'
import { OfChild } from './of-child.tsx'
import { Outcome } from './outcome.tsx'
import { givenName } from './use-child.ts'
import { useFillIn } from './use-fill-in.ts'
import { words } from './words.ts'

/** The aid calculator's form, which belongs to money. */
export type Calculator = (props: {
  saved: SavedAnswers | null
  /** Whether the form replaces a result. */
  isChanging: boolean
  onDone: (answers: SavedAnswers) => void
}) => ReactNode

/** What a guardian fills in for the family: its budget, and the aid calculator. */
export function FamilyMoneyPage({ calculator }: { calculator: Calculator }) {
  return <OfChild>{(child) => <Money key={child.id} child={child} calculator={calculator} />}</OfChild>
}

function Money({ child, calculator: CalculatorForm }: { child: Child; calculator: Calculator }) {
  const { data: money } = useSuspenseQuery(query('GET /family/children/{id}/money', { id: child.id }))
  const [answers, setAnswers] = useState(money.answers)
  const [isChanging, setChanging] = useState(false)
  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader title={say(words.money)} about={say(words.moneyAbout, { name: givenName(child) })} />
      <BudgetForm child={child} money={money} />
      {answers && !isChanging ? (
        <Outcome
          child={child}
          money={money}
          answers={answers}
          onChange={() => setChanging(true)}
          onForget={() => {
            setAnswers(null)
            setChanging(true)
          }}
        />
      ) : (
        <>
          <Text>{say(words.you, { name: givenName(child) })}</Text>
          <CalculatorForm
            saved={answers}
            isChanging={isChanging}
            onDone={(given) => {
              setAnswers(given)
              setChanging(false)
            }}
          />
        </>
      )}
    </Stack>
  )
}

function BudgetForm({ child, money }: { child: Child; money: FamilyMoney }) {
  const fill = useFillIn()
  const form = useCheckedForm({
    initialValues: {
      budget: money.budget?.toLocaleString('en-US') ?? '',
      state: money.state ?? '',
      showsBudget: money.showsBudget,
    },
    validate: {
      budget: (typed) => {
        const amount = typedDollars(typed)
        return amount === null ? null : faultInNumber(amount, yearly)
      },
    },
  })
  return (
    <Card>
      <form
        noValidate
        onSubmit={form.onSubmit(({ budget, state, showsBudget }) =>
          fill.mutate({ id: child.id, budget: typedDollars(budget), state: state || null, showsBudget }),
        )}
      >
        <Stack gap="md">
          <Group align="flex-end" gap="md">
            <TextInput
              label={say(words.budget)}
              leftSection="$"
              inputMode="numeric"
              {...form.getInputProps('budget')}
            />
            <NativeSelect
              label={say(words.state)}
              data={[{ value: '', label: say(words.noState) }, ...stateOptions]}
              {...form.getInputProps('state')}
            />
          </Group>
          <Switch
            label={say(words.showBudget, { name: givenName(child) })}
            {...form.getInputProps('showsBudget', { type: 'checkbox' })}
          />
          <Group>
            <Button type="submit" variant="default" loading={fill.isPending}>
              {say(words.save)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
