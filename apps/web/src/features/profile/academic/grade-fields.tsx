import { gpas } from '@bearings/domain/profile/options'
import { noTestScores, notTested, testScores } from '@bearings/domain/profile/test-scores'
import { Card, Checkbox, Group, NumberInput, Stack, Title } from '@mantine/core'
import { FieldGrid } from '#ui/field-grid.tsx'
import { idOf } from '../edit/use-step.ts'
import type { AcademicForm } from './academic-form.ts'
import { OwnGpaFields } from './own-gpa-fields.tsx'

type Props = {
  value: AcademicForm
  patch: (changes: Partial<AcademicForm>) => void
  errorAt: (field: string) => string | undefined
  onLeave: (field: string) => () => void
}

/** The fields for both GPAs, and the two fields for one test score. */
export function GradeFields({ value, patch, errorAt, onLeave }: Props) {
  const about = (field: string) => ({
    id: idOf(field),
    error: errorAt(field),
    onBlur: onLeave(field),
    hideControls: true,
    clampBehavior: 'none' as const,
  })

  return (
    <Card component="section" aria-labelledby="grades">
      <Stack gap="lg">
        <Title order={2} id="grades">
          Grades and test scores
        </Title>
        <FieldGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <NumberInput
            {...about('gpaUnweighted')}
            label="Unweighted GPA"
            description="On a 4-point scale, with no extra points for harder courses. If your school grades to 100, your counselor can tell you."
            placeholder="3.78"
            inputMode="decimal"
            min={gpas.unweighted.least}
            max={gpas.unweighted.most}
            step={gpas.step}
            value={value.gpaUnweighted}
            onChange={(gpaUnweighted) => patch({ gpaUnweighted })}
          />
          <NumberInput
            {...about('gpaWeighted')}
            label="Weighted GPA"
            description="Up to 5, with extra points for harder courses."
            placeholder="4.31"
            inputMode="decimal"
            min={gpas.weighted.least}
            max={gpas.weighted.most}
            step={gpas.step}
            value={value.gpaWeighted}
            onChange={(gpaWeighted) => patch({ gpaWeighted })}
          />
          <OwnGpaFields
            value={value}
            patch={patch}
            error={errorAt('ownGrade')}
            onLeave={onLeave('ownGrade')}
          />
          <NumberInput
            {...about('satActScore')}
            label="SAT score"
            description="400 to 1600, ending in 0. Either test is enough."
            placeholder="1390"
            inputMode="numeric"
            // By default a comma would begin decimals, and 1,390 be read as 1.39.
            allowedDecimalSeparators={['.']}
            min={testScores.sat.least}
            max={testScores.sat.most}
            step={testScores.sat.step}
            disabled={value.noScores !== null}
            value={value.noScores ? '' : value.sat}
            onChange={(sat) => patch({ sat })}
          />
          <NumberInput
            {...about('act')}
            label="ACT score"
            description="1 to 36, the composite."
            placeholder="31"
            inputMode="numeric"
            min={testScores.act.least}
            max={testScores.act.most}
            disabled={value.noScores !== null}
            value={value.noScores ? '' : value.act}
            onChange={(act) => patch({ act })}
          />
        </FieldGrid>
        <Group gap="12px 24px">
          <Checkbox
            label="I apply without a test score"
            checked={value.noScores === noTestScores}
            onChange={(event) => patch({ noScores: event.currentTarget.checked ? noTestScores : null })}
          />
          <Checkbox
            label="Not yet: I have taken neither test"
            checked={value.noScores === notTested}
            onChange={(event) => patch({ noScores: event.currentTarget.checked ? notTested : null })}
          />
        </Group>
      </Stack>
    </Card>
  )
}
