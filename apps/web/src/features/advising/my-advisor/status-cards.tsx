import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { nameOf } from './team-words.ts'
import dashboard from '../dashboard/dashboard.module.css'

/** The student's status with their advisor, as a row of three figures like an advisor's. */
export function StatusCards() {
  const tasks = useQuery(query('GET /tasks', { limit: 1 }))
  const status = useAdvisorStatus()
  return (
    <dl className={`panel stack ${dashboard.figures} ${dashboard.withStatus}`}>
      <StatusCard name="Pending Tasks">
        <Figure value={tasks.data?.counts.pending} isError={tasks.isError} />
      </StatusCard>
      <StatusCard name="Completed Tasks">
        <Figure value={tasks.data?.counts.completed} isError={tasks.isError} />
      </StatusCard>
      <StatusCard name="Advisor Status">{status ?? <Skeleton height={28} width={160} />}</StatusCard>
    </dl>
  )
}

/**
 * Returns the advisor's name, or that a request is pending, or that there is none; `undefined` until it is
 * loaded.
 */
function useAdvisorStatus(): string | undefined {
  const link = useQuery(query('GET /advising/link'))
  const requests = useQuery(query('GET /advising/requests', { status: 'pending' }))
  if (link.data?.link) {
    const more = link.data.others.length
    return more === 0 ? nameOf(link.data.link) : `${nameOf(link.data.link)} and ${more} more`
  }
  if (link.isError || requests.isError) return '–'
  if (!link.data || !requests.data) return undefined
  return requests.data.pending > 0 ? 'Request pending' : 'Not Assigned'
}

function StatusCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline gap-2 touch-everywhere ${dashboard.pair}`}>
      <dt className="secondary">{name}</dt>
      <dd className={`key-figure ${dashboard.figure} wrap-anywhere shrinks`}>{children}</dd>
    </div>
  )
}

function Figure({ value, isError }: { value: number | undefined; isError: boolean }) {
  if (value !== undefined) return value.toLocaleString('en-US')
  return isError ? <span title="This could not be loaded.">–</span> : <Skeleton height={28} width={32} />
}
