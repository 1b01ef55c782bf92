import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import classes from './requests.module.css'

type Props = {
  request: AdvisorRequest
  /** The id of the row's title, which names the row for its buttons. */
  titleId: string
  /** The request's status, and the available actions. */
  children: ReactNode
}

/** The other person in a request, and the message. */
export function RequestRow({
  request: { other, message, sentBy, createdAt, introducedBy, takesOver },
  titleId,
  children,
}: Props) {
  const { role, timeZone } = useMe()
  const about = [
    other.fullName && other.email,
    other.studentId && `Student ID ${other.studentId}`,
    `${sentBy === role ? 'Sent' : 'Received'} ${momentIn(timeZone, createdAt)}`,
  ]
  return (
    <li className={`cluster hairline ${classes.row}`}>
      <Stack gap={2}>
        <span className="subject" id={titleId}>
          {other.fullName ?? other.email ?? (role === 'advisor' ? 'A student' : 'An advisor')}
        </span>
        <span className="secondary wrap-anywhere">{about.filter(Boolean).join(' · ')}</span>
        {introducedBy !== null && (
          <span className="secondary wrap-anywhere">
            {takesOver ? `${introducedBy} would like to hand over` : `Suggested by ${introducedBy}`}
          </span>
        )}
        {message && <p className={`typed wrap-anywhere ink ${classes.message}`}>{message}</p>}
      </Stack>
      <div className="cluster touch-buttons gap-3 row-gap-2">{children}</div>
    </li>
  )
}
