import type { Requirements } from '@bearings/domain/schools/catalog/schema'
import { Card, Text, Title } from '@mantine/core'
import classes from './figures-card.module.css'

const systems: Record<string, string> = {
  applytexas: 'ApplyTexas',
  coalition_scoir: 'Coalition on Scoir',
  common_app: 'Common App',
  csu: 'California State University',
  institutional: 'The college’s own portal',
  uc: 'University of California',
}

const feeWaivers = {
  accepted: 'waiver accepted',
  us_only: 'waiver for US applicants',
  not_accepted: 'no waiver',
}

const testPolicies = {
  required: 'Required',
  optional: 'Optional',
  flexible: 'Flexible',
  sometimes_required: 'Required for some programs',
  test_free: 'Not considered',
}

/** What an application asks for, as far as it is published. */
export function RequirementsCard({ requirements }: { requirements: Requirements }) {
  const lines = linesOf(requirements).filter(([, text]) => text !== null)

  return (
    <Card component="section" aria-labelledby="requirements">
      <Title order={2} id="requirements" mb={4}>
        Requirements
      </Title>
      <dl className={classes.lines}>
        {lines.map(([label, text]) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" mt="xs">
        For {requirements.cycle}. Programs may ask for more: look at the college’s own page.
      </Text>
    </Card>
  )
}

function linesOf(asked: Requirements): [label: string, text: string | null][] {
  const { feeUs, feeWaiver, testPolicy, teacherEvaluations } = asked
  const fee = feeUs === null ? null : feeUs === 0 ? 'None' : `$${feeUs}`
  return [
    ['Apply with', systems[asked.applicationSystem] ?? null],
    ['Application fee', fee && feeUs && feeWaiver ? `${fee}, ${feeWaivers[feeWaiver]}` : fee],
    ['Personal essay', required(asked.personalEssayRequired)],
    ['SAT or ACT', testPolicy && testPolicies[testPolicy]],
    ['Teacher recommendations', teacherEvaluations === null ? null : String(teacherEvaluations || 'None')],
    ['Counselor recommendation', required(asked.counselorRecommendation)],
    ['Mid-year report', required(asked.midyearReport)],
  ]
}

function required(asked: boolean | null): string | null {
  return asked === null ? null : asked ? 'Required' : 'Not required'
}
