import type { Answers } from '@bearings/domain/money/calculator/answers'
import { aidEstimateOf } from '@bearings/domain/money/calculator/estimates'
import { awardYearOn, tablesOf } from '@bearings/domain/money/sai/tables'
import { yearsInWords } from '@bearings/domain/words'
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { AnswersForm } from './answers-form.tsx'
import { formOf } from './calculator-form.ts'
import { FullSheet } from './full-sheet.tsx'
import { Result } from './result.tsx'
import { SaveAnswers, SavedState } from './save-answers.tsx'
import { TopInfluences } from './top-influences.tsx'

/**
 * The calculator for the Student Aid Index and the Pell Grant. It computes them in the browser from a
 * family's answers.
 */
export function CalculatorPage() {
  const { data: finances } = useSuspenseQuery(query('GET /money/finances'))
  const saved = finances.answers
  const awardYear = awardYearOn(useToday(), useMe().graduationYear)
  const [form, setForm] = useState(() => formOf(saved, awardYear))
  const [answers, setAnswers] = useState<Answers | null>(null)
  const [isChanging, setChanging] = useState(false)

  return (
    <Stack gap="lg" maw="var(--width-wide)">
      <PageHeader title="Aid Calculator" about={about(answers)}>
        {answers && (
          <Group gap="sm" className="no-print">
            <SavedState answers={answers} saved={saved} />
            <Button
              variant="default"
              leftSection={<Icon of={IconPencil} />}
              onClick={() => {
                setAnswers(null)
                setChanging(true)
              }}
            >
              Change Answers
            </Button>
            <SaveAnswers answers={answers} saved={saved} />
          </Group>
        )}
      </PageHeader>
      {answers ? (
        <Outcome answers={answers} />
      ) : (
        <AnswersForm
          initial={form}
          isChanging={isChanging}
          onDone={(typed, read) => {
            setForm(typed)
            setAnswers(read)
          }}
        />
      )}
    </Stack>
  )
}

function Outcome({ answers }: { answers: Answers }) {
  const estimate = useMemo(() => aidEstimateOf(answers), [answers])
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Result answers={answers} estimate={estimate}>
          <Text size="xs" c="dimmed">
            Federal aid is for U.S. citizens and eligible noncitizens.{' '}
            <LinkAnchor
              to="/resources/guides/$slug"
              params={{ slug: 'undocumented-and-mixed-status' }}
              inherit
              underline="always"
            >
              Aid if you, or your parents, are undocumented
            </LinkAnchor>
          </Text>
          <LinkAnchor to="/financial/net-price" size="sm" fw={600}>
            Net price at your colleges
          </LinkAnchor>
        </Result>
        <TopInfluences answers={answers} />
      </SimpleGrid>
      <FullSheet answers={answers} estimate={estimate} />
    </>
  )
}

function about(answers: Answers | null): string {
  if (!answers) return 'The federal Student Aid Index and the Pell Grant, line by line.'
  const { awardYear } = answers
  return `Award year ${yearsInWords(awardYear)}, from ${tablesOf(awardYear).taxYear} taxes`
}
