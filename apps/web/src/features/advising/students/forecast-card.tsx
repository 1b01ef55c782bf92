import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { daysToSpare } from '@bearings/domain/progress/forecast/forecast'
import { usualPace } from '@bearings/domain/progress/forecast/pace'
import { rangeInWords, riskInWords } from '@bearings/domain/progress/forecast/words'
import { counted } from '@bearings/domain/words'
import { Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ForecastTable } from '#colleges/forecast/forecast-table.tsx'
import { partQueries } from './part-query.ts'
import { firstNameOf } from './words.ts'

/** When the student's applications will be ready, by what is shared; nothing where none of them has a date. */
export function ForecastCard({ student }: { student: AdvisedStudent }) {
  const { data } = useQuery(partQueries.forecast(student.id))
  if (!data?.shared || data.forecast.finish === null) return null
  const { applications, finish, essays } = data.forecast
  const name = firstNameOf(student)
  return (
    <Card component="section" aria-labelledby="forecast">
      <Title order={2} id="forecast">
        Will {name} finish?
      </Title>
      <Text mt="xs">
        At a usual pace, the work that {name} shares with you is done {rangeInWords(finish)}.{' '}
        {riskInWords({ applications })}
      </Text>
      <ForecastTable applications={applications} />
      <Text size="sm" c="dimmed" mt="sm">
        Counted: the open items of each checklist and {counted(essays, 'unfinished essay')} that {name} shares
        with you, at {usualPace.slow} to {usualPace.fast} words on a day of writing, an hour on five days of
        the week, {daysToSpare} days to spare. Whatever is not shared may add to it.
      </Text>
    </Card>
  )
}
