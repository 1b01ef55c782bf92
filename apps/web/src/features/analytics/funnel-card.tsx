import { funnel } from '@bearings/domain/progress/analytics'
import { ChartCard } from './chart-card.tsx'
import { EmptyCard } from './empty-card.tsx'
import { ListLink } from './list-link.tsx'
import { funnelSummary } from './words.ts'

export function FunnelCard({ schools }: { schools: Parameters<typeof funnel>[0] }) {
  const stages = funnel(schools)
  const title = 'Acceptance funnel'
  if (stages.onList === 0)
    return (
      <EmptyCard
        title={title}
        text="From the list over what you submit to who says yes: set the status of each school, and it shows here."
        way={<ListLink />}
      />
    )

  const rows: [string, number][] = [
    ['On the list', stages.onList],
    ['Submitted', stages.submitted],
    ['Decided', stages.decided],
    ['Accepted', stages.accepted],
  ]
  return (
    <ChartCard
      title={title}
      summary={funnelSummary(stages)}
      bars={{
        color: 'var(--kelp)',
        rows: rows.map(([name, count]) => ({ name, label: String(count), value: count })),
      }}
      table={{ columns: ['Stage', 'Schools'], rows }}
      note="A waitlist place counts as a decision; a deferral does not yet. Withdrawn schools are left out."
    />
  )
}
