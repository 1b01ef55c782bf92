import { Skeleton } from '@mantine/core'
import { IconClipboardCheck, IconClipboardText, IconMailQuestion, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './dashboard.module.css'

const cards = [
  { figure: 'students', name: 'Total Students', icon: IconUsers },
  { figure: 'pendingRequests', name: 'Pending Requests', icon: IconMailQuestion },
  { figure: 'completedTasks', name: 'Completed Tasks', icon: IconClipboardCheck },
  { figure: 'pendingTasks', name: 'Pending Tasks', icon: IconClipboardText },
] as const

/** An advisor's summary in four figures. */
export function SummaryCards() {
  const { data, isError } = useQuery(query('GET /advising/summary'))
  return (
    <dl className={classes.cards}>
      {cards.map(({ figure, name, icon }) => (
        <div key={figure} className={classes.card}>
          <dt className={classes.cardName}>
            <Icon of={icon} />
            {name}
          </dt>
          <dd className={classes.figure}>
            {data ? (
              data[figure].toLocaleString('en-US')
            ) : isError ? (
              <span title="This could not be loaded.">–</span>
            ) : (
              <Skeleton height={32} width={48} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
