import { counted } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import classes from './broadcasts.module.css'

/** What an advisor lately wrote to many at once. */
export function SentDialog({ onClose }: { onClose: () => void }) {
  const { timeZone } = useMe()
  const { data, error, refetch } = useQuery(query('GET /messages/broadcasts'))
  return (
    <Dialog title="Sent to many" onClose={onClose}>
      {!data && error ? (
        <LoadError title="Error loading what you sent" error={error} onRetry={refetch} isPlain />
      ) : !data ? (
        <output>Loading…</output>
      ) : data.length === 0 ? (
        <Text c="dimmed">Nothing yet. Select students under My Students, and press Write.</Text>
      ) : (
        <ul className={`stack gap-2 ${classes.list}`}>
          {data.map(({ id, subject, body, students, kind, createdAt }) => (
            <li key={id} className={classes.card}>
              <p className="caption">
                {momentIn(timeZone, createdAt)} · {counted(students, 'student')}
                {kind === 'announcement' && ' · announcement'}
              </p>
              <strong>{subject}</strong>
              <p className={classes.body}>{body}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
