import type { ListEntry } from '@bearings/domain/list/schema'
import { balance } from '@bearings/domain/progress/analytics'
import { ChartCard } from './chart-card.tsx'
import { EmptyCard } from './empty-card.tsx'
import { ListLink } from './list-link.tsx'
import { balanceSummary } from './words.ts'

export function BalanceCard({ schools }: { schools: readonly ListEntry[] }) {
  const bands = balance(schools)
  const title = 'Balance of the list'
  if (bands.every((band) => band.schools.length === 0))
    return (
      <EmptyCard
        title={title}
        text="See how your list is spread across colleges that admit few applicants and colleges that admit many."
        way={<ListLink />}
      />
    )

  return (
    <ChartCard
      title={title}
      summary={balanceSummary(bands)}
      bars={{
        rows: bands.map(({ band, schools: { length } }) => ({
          name: band,
          label: String(length),
          value: length,
        })),
      }}
      table={{
        columns: ['Admission rate', 'Schools', 'Which'],
        rows: bands.map((band) => [band.band, band.schools.length, band.schools.join(', ') || 'None']),
      }}
      note={`Based only on published admission rates: the share of all applicants who were admitted. They say nothing about your own chances. ${sources(schools)}`}
    />
  )
}

/** Returns who published the admission rates, and for which years. */
function sources(schools: readonly ListEntry[]): string {
  const figures = schools.flatMap(({ figures: { admissionRate } }) => (admissionRate ? [admissionRate] : []))
  const named = new Set(figures.map(({ source, year }) => `${source}, ${year}`))
  return named.size === 0 ? '' : `Source: ${[...named].join('; ')}.`
}
