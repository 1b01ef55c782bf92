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
        text="From your list to submitted applications to acceptances: set each school’s status to see them here."
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
        rows: rows.map(([name, count], index) => ({
          name,
          label: rateOf(count, rows[index - 1]?.[1]),
          value: count,
          // The schools that have not reached this stage.
          rest: stages.onList - count,
        })),
      }}
      table={{ columns: ['Stage', 'Schools'], rows }}
      note="Each stage is compared with the one before it. A waitlist spot counts as a decision; a deferral does not. Withdrawn schools are left out."
    />
  )
}

/** Returns *6 of 8*: how many of the previous stage reached this one. */
function rateOf(count: number, before: number | undefined): string {
  return before ? `${count} of ${before}` : String(count)
}
