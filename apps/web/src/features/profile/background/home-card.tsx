import { appliesFromAbroad, isInternational } from '@bearings/domain/matching/from-abroad'
import { aidAnswers } from '@bearings/domain/matching/options'
import { Card, NativeSelect, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useSaveFinances } from '#platform/use-save-finances.ts'
import { aidWords } from '#ui/aid-words.ts'
import { FieldGrid } from '#ui/field-grid.tsx'
import { homeIn, homeOptionOf, homeOptions } from '#ui/home-options.ts'

/** Where the student lives, which Net Price asks too. It is saved as soon as it is chosen, apart from the step. */
export function HomeCard({ citizenship }: { citizenship: string | null }) {
  const { data: finances } = useQuery(query('GET /money/finances'))
  const save = useSaveFinances()
  if (!finances) return null
  const { country } = finances
  const isFromAbroad = appliesFromAbroad({ isFromAbroad: isInternational(citizenship), country })
  return (
    <Card component="section" aria-labelledby="where-you-live">
      <Stack gap="lg">
        <Title order={2} id="where-you-live">
          Where you live
        </Title>
        <FieldGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <NativeSelect
            label="Home state or country"
            description="Prices depend on it. Saved as soon as you choose."
            data={homeOptions()}
            value={homeOptionOf(finances)}
            onChange={({ currentTarget }) => save.mutate(homeIn(currentTarget.value))}
          />
          {isFromAbroad && (
            <NativeSelect
              label="Will you ask for financial aid?"
              description="Of international students, it decides at many colleges how they are read."
              data={[
                { value: '', label: 'Not specified' },
                ...aidAnswers.map((value) => ({ value, label: aidWords[value] })),
              ]}
              value={finances.asksForAid ?? ''}
              onChange={({ currentTarget }) =>
                save.mutate({ asksForAid: aidAnswers.find((each) => each === currentTarget.value) ?? null })
              }
            />
          )}
        </FieldGrid>
      </Stack>
    </Card>
  )
}
