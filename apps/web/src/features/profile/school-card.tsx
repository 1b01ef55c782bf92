import { bounds } from '@bearings/domain/profile/options'
import { Card, Stack, TextInput, Title } from '@mantine/core'
import { FieldGrid } from '#ui/field-grid.tsx'
import { idOf } from './edit/use-step.ts'
import { HighSchoolField } from './high-school-field.tsx'

type Answers = { highSchool: string; classRank: string }

type Props = Answers & {
  patch: (changes: Partial<Answers>) => void
  errorAt: (field: string) => string | undefined
}

/** The fields for high school and class rank, asked with the background and shown again with the grades. */
export function SchoolCard({ highSchool, classRank, patch, errorAt }: Props) {
  return (
    <Card component="section" aria-labelledby="your-school">
      <Stack gap="lg">
        <Title order={2} id="your-school">
          Your school
        </Title>
        <FieldGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <HighSchoolField
            value={highSchool}
            onChange={(name) => patch({ highSchool: name })}
            error={errorAt('highSchool')}
          />
          <TextInput
            id={idOf('classRank')}
            label="Class rank"
            description="As your school gives it, or “Not ranked”."
            placeholder="12 of 340, top 10%"
            maxLength={bounds.classRank.max}
            value={classRank}
            error={errorAt('classRank')}
            onChange={(event) => patch({ classRank: event.currentTarget.value })}
          />
        </FieldGrid>
      </Stack>
    </Card>
  )
}
