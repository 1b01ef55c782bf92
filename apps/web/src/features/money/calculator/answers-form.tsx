import type { Answers } from '@bearings/domain/money/calculator/answers'
import { moreAmounts } from '@bearings/domain/money/calculator/options'
import { appliesTo } from '@bearings/domain/money/calculator/rules'
import { say } from '@bearings/domain/say'
import { Button, Card, Collapse, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { focused } from '#ui/focused.ts'
import { Icon } from '#ui/icon.tsx'
import { AmountInput } from './amount-input.tsx'
import { answersOf, type CalculatorForm, hasMore, problemsIn } from './calculator-form.ts'
import { MoreFields } from './more-fields.tsx'
import { QuestionFields } from './question-fields.tsx'

type Props = {
  initial: CalculatorForm
  /** Whether the form replaces a result, and with it the button that was pressed. */
  isChanging: boolean
  onDone: (form: CalculatorForm, answers: Answers) => void
}

/**
 * The calculator's form. At first it asks only for the household, its income and its assets; the rest is
 * collapsed.
 */
export function AnswersForm({ initial, isChanging, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(() => hasMore(initial, moreAmounts))
  const form = useCheckedForm<CalculatorForm>({ initialValues: initial, validate: problemsIn })
  const isDependent = form.values.dependency === 'dependent'
  const names = (['agi', 'cash', 'studentAgi', 'studentCash'] as const).filter((name) =>
    appliesTo(name, form.values),
  )

  return (
    <Card component="section" aria-labelledby="answers">
      <form
        noValidate
        onSubmit={(event) => {
          // An invalid field in the collapsed part would not be visible.
          if (moreAmounts.some((name) => name in problemsIn(form.values))) setIsOpen(true)
          form.onSubmit((values) => onDone(values, answersOf(values)))(event)
        }}
      >
        <Stack gap="xl">
          <Stack gap="md">
            <Title order={2} id="answers" {...(isChanging && { ref: focused, tabIndex: -1 })}>
              {say('Your family')}
            </Title>
            <QuestionFields form={form} />
          </Stack>
          <Stack component="section" gap="md">
            <Title order={3}>
              {isDependent ? say('Income and savings') : say('Your income and savings')}
            </Title>
            <FieldGrid cols={{ base: 1, sm: 2 }} spacing="lg">
              {names.map((name) => (
                <AmountInput key={name} name={name} form={form} required={name === 'agi'} />
              ))}
            </FieldGrid>
          </Stack>
          <div>
            <Button
              variant="subtle"
              color="sea"
              px={0}
              // On a small phone the words take two lines.
              h="auto"
              mih="var(--control)"
              maw="100%"
              py={6}
              ta="left"
              styles={{ label: { whiteSpace: 'normal' } }}
              aria-expanded={isOpen}
              rightSection={<Icon of={isOpen ? IconChevronUp : IconChevronDown} />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? say('Fewer questions') : say('More questions, for a more accurate result')}
            </Button>
            <Collapse expanded={isOpen}>
              <div style={{ paddingTop: 16 }}>
                <MoreFields form={form} />
              </div>
            </Collapse>
          </div>
          <Group justify="space-between" gap="md">
            <Text size="sm" c="dimmed" maw={560}>
              {say('Calculated in this browser. Nothing is sent or stored unless you save it.')}
            </Text>
            <Button type="submit">{say('Calculate My Index')}</Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
