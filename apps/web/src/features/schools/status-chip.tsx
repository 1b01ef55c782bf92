import type { ListStatus } from '@bearings/domain/schools/list/schema'
import { Badge } from '@mantine/core'
import { statusTones } from './status-tones.ts'

/** Where an application stands, for someone who may not change it. */
export function StatusChip({ status }: { status: ListStatus }) {
  const tone = statusTones[status]
  return <Badge color={tone === 'plain' ? 'gray' : tone}>{status}</Badge>
}
