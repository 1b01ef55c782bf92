import type { EssayStatus } from '@bearings/domain/essays/options'
import { statusLabels } from '@bearings/domain/essays/rules'
import { essaysByState } from '@bearings/domain/progress/analytics'
import { LinkButton } from '#ui/link-button.tsx'
import { essayTones } from '#ui/status-tones.ts'
import { ChartCard } from './chart-card.tsx'
import { EmptyCard } from './empty-card.tsx'
import { essaysSummary } from './words.ts'

export function EssaysCard({ essays }: { essays: readonly { status: EssayStatus }[] }) {
  const states = essaysByState(essays)
  const title = 'Essays by state'
  if (essays.length === 0)
    return (
      <EmptyCard
        title={title}
        text="From first draft to final version: see how many of your essays are at each stage."
        way={
          <LinkButton to="/essays" variant="default">
            Begin an essay
          </LinkButton>
        }
      />
    )

  return (
    <ChartCard
      title={title}
      summary={essaysSummary(states)}
      bars={{
        rows: states.map(({ status, count }) => ({
          name: statusLabels[status],
          label: String(count),
          value: count,
          color: `var(--${essayTones[status]})`,
        })),
      }}
      table={{
        columns: ['Status', 'Essays'],
        rows: states.map(({ status, count }) => [statusLabels[status], count]),
      }}
    />
  )
}
