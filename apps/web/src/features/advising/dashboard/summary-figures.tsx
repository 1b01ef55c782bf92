import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import classes from './dashboard.module.css'

const figures = [
  { figure: 'students', name: 'Total Students' },
  { figure: 'pendingRequests', name: 'Pending Requests' },
  { figure: 'completedTasks', name: 'Completed Tasks' },
  { figure: 'pendingTasks', name: 'Pending Tasks' },
] as const

/** An advisor's summary, as a row of four figures. */
export function SummaryFigures() {
  const { data, isError } = useQuery(query('GET /advising/summary'))
  return (
    <dl className={`panel stack ${classes.figures}`}>
      {figures.map(({ figure, name }) => (
        <div key={figure} className={`flex items-baseline gap-2 touch-everywhere ${classes.pair}`}>
          <dt className="secondary">{name}</dt>
          <dd className={`key-figure ${classes.figure}`}>
            {data ? (
              data[figure].toLocaleString('en-US')
            ) : isError ? (
              <span title="This could not be loaded.">–</span>
            ) : (
              <Skeleton height={28} width={32} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
