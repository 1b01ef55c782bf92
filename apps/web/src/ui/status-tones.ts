import { statuses } from '@bearings/domain/essays/options'
import { statusLabels } from '@bearings/domain/essays/rules'
import type { EssayStatus } from '@bearings/domain/essays/schema'
import type { ListStatus } from '@bearings/domain/list/schema'
import type { Task } from '@bearings/domain/tasks/schema'
import type { Tone } from './chip.tsx'

/** Each color has one meaning: plain is not begun, brass in progress, sea sent, kelp done, coral refused. */
export const applicationTones: Record<ListStatus, Tone> = {
  'Not Started': 'plain',
  'In Progress': 'brass',
  Submitted: 'sea',
  Offered: 'kelp',
  Deferred: 'brass',
  Waitlisted: 'brass',
  Accepted: 'kelp',
  Rejected: 'coral',
  Withdrawn: 'plain',
  Committed: 'kelp',
}

export const essayTones: Record<EssayStatus, Tone> = {
  drafting: 'brass',
  reviewing: 'brass',
  complete: 'kelp',
  submitted: 'sea',
}

/** Returns the tone of a status in words, as deadlines use them. A status that is merely over is plain. */
export function toneOf(status: string | null): Tone {
  return (status !== null && inWords[status]) || 'plain'
}

const inWords: Record<string, Tone> = {
  ...applicationTones,
  ...Object.fromEntries(statuses.map((status) => [statusLabels[status], essayTones[status]])),
  Done: 'kelp',
}

export const taskTones: Record<Task['status'], Tone> = { pending: 'brass', completed: 'kelp' }
