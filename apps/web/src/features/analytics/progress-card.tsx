import { progressBySchool, type SchoolProgress } from '@bearings/domain/progress/analytics'
import { counted } from '@bearings/domain/words'
import { ChartCard } from './chart-card.tsx'
import { EmptyCard } from './empty-card.tsx'
import { ListLink } from './list-link.tsx'
import { progressSummary } from './words.ts'

type Props = {
  schools: Parameters<typeof progressBySchool>[0]
  essays: Parameters<typeof progressBySchool>[1]
}

/** What stands instead of a count where nothing is left to do. */
const stateWords: Partial<Record<SchoolProgress['state'], string>> = { sent: 'Sent', offered: 'Offered' }

/** The most bars that are readable as a chart. */
const most = 12

export function ProgressCard({ schools, essays }: Props) {
  const progress = progressBySchool(schools, essays)
  const title = 'Progress by school'
  if (progress.length === 0)
    return (
      <EmptyCard
        title={title}
        text="See how much of each school’s checklist and essays is done."
        way={<ListLink />}
      />
    )

  // A bar says what is left to do, which is nothing for what is sent.
  const open = progress.filter(({ state }) => state === 'open')
  const shown = (open.length > 0 ? open : progress).slice(0, most)
  return (
    <ChartCard
      title={title}
      summary={progressSummary(progress)}
      bars={{
        color: 'var(--kelp)',
        longNames: true,
        rows: shown.map(({ name, done, total, state }) => ({
          name,
          label: stateWords[state] ?? (total === 0 ? 'No items' : `${done} of ${total}`),
          value: done,
          rest: total - done,
        })),
      }}
      table={{
        columns: ['School', 'Done', 'Of'],
        rows: progress.map(({ name, done, total, state }) => [name, done, stateWords[state] ?? total]),
      }}
      note={
        progress.length > shown.length &&
        `What is due next comes first; the table shows all ${counted(progress.length, 'school')}.`
      }
    />
  )
}
