import type { ListStatus } from '@bearings/domain/list/schema'
import { say } from '@bearings/domain/say'
import { Chip } from './chip.tsx'
import { applicationTones } from './status-tones.ts'

/** An application's status, for someone who may not change it. */
export function StatusChip({ status }: { status: ListStatus }) {
  return <Chip tone={applicationTones[status]}>{say(status)}</Chip>
}
