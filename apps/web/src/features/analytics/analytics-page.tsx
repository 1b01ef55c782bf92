import { appliesLater } from '@bearings/domain/class-year'
import { isOwn } from '@bearings/domain/deadlines/rules'
import { isFinished } from '@bearings/domain/essays/rules'
import { Stack } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PhoneParts } from '#ui/phone-parts.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { BalanceCard } from './balance-card.tsx'
import { EssaysCard } from './essays-card.tsx'
import { ForecastCard } from './forecast/forecast-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { LateCard } from './late-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { WeeksCard } from './weeks-card.tsx'
import classes from './analytics.module.css'

/** The progress of the applications, computed from what the student already keeps here. */
export function AnalyticsPage() {
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const { data: essays } = useSuspenseQuery(query('GET /essays'))
  // Stale at once, since most changes made elsewhere affect it.
  const { data: deadlines } = useSuspenseQuery(query('GET /deadlines'))
  const { data: history } = useSuspenseQuery(query('GET /weeks/history'))

  const hasWeeks = history.weeks.some(({ total }) => total > 0)
  const isNew = schools.length === 0 && essays.length === 0 && !hasWeeks && !deadlines.some(isOwn)
  const { graduationYear } = useMe()
  const isPhone = useIsPhone()
  const isLater = appliesLater(graduationYear, useToday())

  const forecast = !isLater && <ForecastCard />
  const late = <LateCard deadlines={deadlines} />
  const progress = (
    <ProgressCard
      schools={schools}
      essays={essays.map((essay) => ({ ...essay, finished: isFinished(essay) }))}
    />
  )
  const weeks = <WeeksCard history={history} />
  const turnedOut = <FunnelCard schools={schools} />
  const states = <EssaysCard essays={essays} />
  const balance = <BalanceCard schools={schools} />

  return (
    <Stack gap="lg">
      <PageHeader
        title="Analytics"
        about="What is done, what is late and how your applications turned out."
      />
      {isNew ? (
        <EmptyState
          icon={IconChartBar}
          title="Nothing to count yet"
          action={
            <LinkButton to="/schools" search={{ add: true }} size="md">
              Add a school
            </LinkButton>
          }
        >
          Add a school, begin an essay, or plan a week: what is done, what is late, and how it turned out is
          counted here.
        </EmptyState>
      ) : isPhone ? (
        <PhoneParts
          names={{ now: 'Now', done: 'Done', list: 'List' }}
          label="Analytics"
          first="now"
          parts={{
            now: () => (
              <Stack>
                {forecast}
                {late}
              </Stack>
            ),
            done: () => (
              <Stack>
                {progress}
                {weeks}
                {states}
              </Stack>
            ),
            list: () => (
              <Stack>
                {turnedOut}
                {balance}
              </Stack>
            ),
          }}
        />
      ) : (
        <>
          {forecast}
          <div className={`stack items-start gap-4 ${classes.columns}`}>
            <div className="stack gap-4 one-column">
              {late}
              {progress}
              {weeks}
            </div>
            <div className="stack gap-4 one-column">
              {turnedOut}
              {states}
              {balance}
            </div>
          </div>
        </>
      )}
    </Stack>
  )
}
