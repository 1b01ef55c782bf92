import type { WeeksHistory } from '@bearings/domain/weeks/schema'
import { shortMonthDay } from '@bearings/domain/words'
import { LinkButton } from '#ui/link-button.tsx'
import { ChartCard } from './chart-card.tsx'
import { EmptyCard } from './empty-card.tsx'
import { weeksSummary } from './words.ts'

/** The fewest weeks shown. Weeks before the first task are otherwise left out. */
const least = 6

export function WeeksCard({ history }: { history: WeeksHistory }) {
  const { weeks } = history
  const title = 'Tasks done by week'
  const first = weeks.findIndex(({ total }) => total > 0)
  if (first === -1)
    return (
      <EmptyCard
        title={title}
        text="Add tasks to your weekly log and check them off to see each week’s progress here."
        way={
          <LinkButton to="/dashboard" variant="default">
            Plan this week
          </LinkButton>
        }
      />
    )

  const shown = weeks.slice(Math.min(first, weeks.length - least))
  return (
    <ChartCard
      title={title}
      summary={weeksSummary(history)}
      bars={{
        upright: true,
        rows: shown.map(({ weekStartDate, done, total }) => ({
          name: shortMonthDay(weekStartDate),
          label: total === 0 ? '' : `${done}/${total}`,
          value: done,
          rest: total - done,
        })),
      }}
      table={{
        columns: ['Week of', 'Done', 'Planned'],
        rows: shown.map(({ weekStartDate, done, total }) => [shortMonthDay(weekStartDate), done, total]),
      }}
    />
  )
}
