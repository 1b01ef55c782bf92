import { counted, formatInteger } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { WithdrawButton } from '../withdraw-button.tsx'
import classes from './broadcasts.module.css'

/** What an advisor lately wrote to many at once. */
export function SentDialog({ onClose }: { onClose: () => void }) {
  const { timeZone } = useMe()
  const withdraw = useMutation(mutation('POST /messages/broadcasts/{id}/withdraw', 'Not withdrawn'))
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
        <ul className="stack gap-2 one-column">
          {data.map(({ id, subject, body, students, kind, createdAt, withdrawn, withdrawableUntil }) => (
            <li key={id} className={`wrap-anywhere outlined rounded ${classes.card}`}>
              <p className="caption">
                {momentIn(timeZone, createdAt)} · {counted(students, 'student')}
                {kind === 'announcement' && ' · announcement'}
                {withdrawn > 0 && ` · withdrawn from ${formatInteger(withdrawn)}`}
              </p>
              <strong>{subject}</strong>
              <p className="typed">{body}</p>
              <WithdrawButton
                label={`Withdraw: ${subject}`}
                until={withdrawableUntil}
                isPending={withdraw.isPending}
                onWithdraw={() => withdraw.mutate({ id })}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
