import { policyLabels } from '@bearings/domain/colleges/catalog/rules'
import type { Requirements } from '@bearings/domain/colleges/catalog/schema'
import { applicationForms } from '@bearings/domain/colleges/options'
import { yearsInWords } from '@bearings/domain/words'
import { Card, Text, Title } from '@mantine/core'
import { sourceOf } from './deadline-words.ts'
import classes from './figures-card.module.css'

const systems: Record<string, { name: string } | undefined> = applicationForms

const feeWaivers = {
  accepted: 'fee waiver accepted',
  us_only: 'fee waiver for applicants in the US only',
  not_accepted: 'no fee waiver accepted',
}

/** Explanations of the two test policies that are not self-explanatory. */
const explained: Partial<Record<NonNullable<Requirements['testPolicy']>, string>> = {
  flexible:
    'It takes the SAT, the ACT, or something else in their place, and may need none of them. The college says what.',
  sometimes_required:
    'Sometimes required: some applicants must send scores, depending on program, grades or residency. The college says who.',
}

const portfolios = { slideroom: 'Through SlideRoom', college: 'At the college itself' }

/** The requirements of an application, as far as they are published. */
export function RequirementsCard({ requirements }: { requirements: Requirements }) {
  const lines = linesOf(requirements).filter(([, text]) => text !== null)

  return (
    <Card component="section" aria-labelledby="requirements">
      <Title order={2} id="requirements" mb={4}>
        Requirements
      </Title>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label} className={`flex spread items-baseline gap-4 ruled ${classes.line}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {requirements.testPolicy && explained[requirements.testPolicy] && (
        <Text size="sm" mt="xs">
          {explained[requirements.testPolicy]}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {requirements.source
          ? sourceOf({ ...requirements, source: requirements.source })
          : `For ${yearsInWords(requirements.cycle)}`}
        . The college’s own essays, called supplements, are counted apart. Programs may require more, so check
        the college’s own page.
      </Text>
    </Card>
  )
}

function linesOf(requirements: Requirements): [label: string, text: string | null][] {
  const { feeUs, feeWaiver, testPolicy, teacherEvaluations } = requirements
  const fee = feeUs === null ? null : feeUs === 0 ? 'None' : `$${feeUs}`
  return [
    ['Apply with', systems[requirements.applicationSystem]?.name ?? null],
    ['When to apply', requirements.filingWindow],
    ['Application fee', fee && feeUs && feeWaiver ? `${fee}, ${feeWaivers[feeWaiver]}` : fee],
    ['Common App essay', required(requirements.personalEssayRequired)],
    ['SAT or ACT', testPolicy && (policyLabels[testPolicy] ?? null)],
    ['Teacher recommendations', teacherEvaluations === null ? null : String(teacherEvaluations || 'None')],
    ['Counselor recommendation', required(requirements.counselorRecommendation)],
    ['Mid-year report', required(requirements.midyearReport)],
    ['Courses and grades', required(requirements.coursesAndGradesRequired)],
    ['Portfolio', requirements.portfolio && portfolios[requirements.portfolio]],
  ]
}

function required(value: boolean | null): string | null {
  return value === null ? null : value ? 'Required' : 'Not required'
}
