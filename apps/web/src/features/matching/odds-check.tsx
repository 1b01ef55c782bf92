import { fewest } from '@bearings/domain/list/record/rules'
import type { OddsCheck as Check } from '@bearings/domain/list/record/schema'
import { counted, percent } from '@bearings/domain/words'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'
import classes from './how-matching-works.module.css'

/** What was said when applications were sent, beside what came: of this server's own students. */
export function OddsCheck() {
  const { data, error, refetch } = useQuery(query('GET /schools/odds-check'))
  if (error) return <LoadError title="The comparison could not be loaded" error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={120} aria-busy />
  const isShown = [...data.byLabel, ...data.byOdds].some(({ group }) => group)
  return (
    <>
      <Text>
        When you mark an application as submitted, we keep our estimate from that day, signed so that nobody
        can change it later. So far, {counted(data.sent, 'application')} on this server{' '}
        {data.sent === 1 ? 'has' : 'have'} an estimate on record, and {data.answered} of them an answer.
        {!isShown &&
          ` That is too few to compare: we show nothing for fewer than ${fewest.applications} applications by ${fewest.students} students.`}
      </Text>
      {isShown && <Comparison check={data} />}
      <Text size="sm" c="dimmed" mt="xs">
        Students report their own answers, and may leave some out. Early rounds and recruited athletes are
        among them. A place on a waitlist counts as not admitted until the college says yes. Anyone can stay
        out of these counts, in Settings.
      </Text>
    </>
  )
}

function Comparison({ check: { byLabel, byOdds, brier } }: { check: Check }) {
  return (
    <>
      <GroupTable
        head="What we estimated"
        rows={byLabel.map(({ label, group }) => ({ name: label as string, group })).toReversed()}
      />
      <details className="above-3">
        <summary>By odds, in steps of ten</summary>
        <GroupTable
          head="Estimated odds"
          rows={byOdds.map(({ from, to, group }) => ({
            name: `${Math.round(from * 100)} to ${percent(to)}`,
            group,
          }))}
        />
      </details>
      {brier !== null && (
        <Text size="sm" mt="xs">
          Brier score {brier.toFixed(3)}: 0 would be perfect, and saying 50% of everything gives 0.25.
        </Text>
      )}
    </>
  )
}

type Row = { name: string; group: Check['byLabel'][number]['group'] }

function GroupTable({ head, rows }: { head: string; rows: Row[] }) {
  return (
    <table className={`wide ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Applications</th>
          <th scope="col">We expected</th>
          <th scope="col">Admitted</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, group }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {group ? (
              <>
                <td>{group.applications}</td>
                <td>{percent(group.expected)}</td>
                <td>{percent(group.admitted)}</td>
              </>
            ) : (
              <td colSpan={3} className="secondary">
                Too few to say
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
