import { finishInWords, riskInWords } from '@bearings/domain/progress/forecast/words'
import { Card, Text } from '@mantine/core'
import { useForecast } from '#colleges/forecast/use-forecast.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** When the applications will be ready at the student's own pace, in a line. */
export function ForecastStrip() {
  const expected = useForecast()
  if (!expected?.forecast.finish) return null
  const { forecast, means } = expected
  return (
    <Card component="section" aria-label="Will I finish?" py="sm">
      <Text>
        {finishInWords(forecast, means.pace)} {riskInWords(forecast)}{' '}
        <LinkAnchor to="/analytics" hash="will-i-finish" underline="always">
          What would help
        </LinkAnchor>
      </Text>
    </Card>
  )
}
