import { appliesLater } from '@bearings/domain/class-year'
import { isFinished } from '@bearings/domain/essays/rules'
import { Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { PageHeader } from '#ui/page-header.tsx'
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

  const { graduationYear } = useMe()
  const isLater = appliesLater(graduationYear, useToday())

  return (
    <Stack gap="lg">
      <PageHeader
        title="Analytics"
        about="What is done, what is late and how your applications turned out, from your own list and weekly log."
      />
      {!isLater && <ForecastCard />}
      <div className={`stack items-start gap-4 ${classes.columns}`}>
        <div className={`stack gap-4 ${classes.column}`}>
          <LateCard deadlines={deadlines} />
          <ProgressCard
            schools={schools}
            essays={essays.map((essay) => ({ ...essay, finished: isFinished(essay) }))}
          />
          <WeeksCard history={history} />
        </div>
        <div className={`stack gap-4 ${classes.column}`}>
          <FunnelCard schools={schools} />
          <EssaysCard essays={essays} />
          <BalanceCard schools={schools} />
        </div>
      </div>
    </Stack>
  )
}
