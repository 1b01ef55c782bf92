import { daysToSpare, mostHoursInWeek } from '@bearings/domain/progress/forecast/forecast'
import { leversFor } from '@bearings/domain/progress/forecast/levers'
import {
  effectInWords,
  finishInWords,
  leverInWords,
  paceInWords,
  riskInWords,
} from '@bearings/domain/progress/forecast/words'
import { Button, Card, Text, Title } from '@mantine/core'
import { ForecastTable } from '#colleges/forecast/forecast-table.tsx'
import { type Expected, useForecast } from '#colleges/forecast/use-forecast.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { DaysOfWeek } from './days-of-week.tsx'
import classes from './forecast.module.css'

/** Will I finish? When each application will be ready, and what would change that. */
export function ForecastCard() {
  const expected = useForecast()
  if (!expected) return null
  const { forecast, means, setHours } = expected

  return (
    <Card component="section" aria-labelledby="will-i-finish">
      <Title order={2} id="will-i-finish">
        Will I finish?
      </Title>
      <Text mt="xs">
        {finishInWords(forecast, means.pace)} {riskInWords(forecast)}
      </Text>
      {forecast.hoursInWeek > mostHoursInWeek && (
        <Text mt={4}>
          Finishing in time takes about {forecast.hoursInWeek} hours a week. That is a lot: look at what you
          could leave out.
        </Text>
      )}
      {forecast.finish && (
        <>
          <ForecastTable
            applications={forecast.applications}
            nameOf={({ id, name }) => (
              <LinkAnchor to="/schools/$schoolId/research" params={{ schoolId: id }}>
                {name}
              </LinkAnchor>
            )}
          />
          <Levers expected={expected} />
        </>
      )}
      <DaysOfWeek hours={means.hours} onChange={setHours} />
      <Text size="sm" c="dimmed" mt="sm">
        Counted: the words left up to each limit, at {paceInWords(means.pace)}; our guess of the minutes for
        each open checklist item; {daysToSpare} days to spare.
      </Text>
    </Card>
  )
}

function Levers({ expected: { forecast, applications, essays, means, setHours } }: { expected: Expected }) {
  return (
    <>
      <h3 className="text-body above-4">What would help</h3>
      <ul>
        {leversFor(applications, essays, means).map((lever) => (
          <li key={lever.kind} className={`wrap-anywhere row spread gap-3 ${classes.lever}`}>
            <span>
              {leverInWords(lever)}: {effectInWords(lever, forecast)}.
            </span>
            {lever.kind === 'hour' && (
              <Button
                variant="default"
                size="sm"
                className="no-print rigid"
                onClick={() => setHours(means.hours.map((each, day) => (day === 0 ? each + 1 : each)))}
              >
                Plan It
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
