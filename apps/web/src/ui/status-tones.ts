import { statuses } from '@bearings/domain/essays/options'
import { statusLabels } from '@bearings/domain/essays/rules'
import type { EssayStatus } from '@bearings/domain/essays/schema'
import type { ListStatus } from '@bearings/domain/schools/list/schema'
import type { Task } from '@bearings/domain/tasks/schema'
import type { Tone } from './chip.tsx'

/** One meaning for each color: plain is not begun, brass is under way, sea is sent, kelp is done, coral is refused. */
export const applicationTones: Record<ListStatus, Tone> = {
  'Not Started': 'plain',
  'In Progress': 'brass',
  Submitted: 'sea',
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

/** The tone of a status in words, as a deadline names where it has come to. What is only over is plain. */
export function toneOf(status: string | null): Tone {
  return (status !== null && inWords[status]) || 'plain'
}

const inWords: Record<string, Tone> = {
  ...applicationTones,
  ...Object.fromEntries(statuses.map((status) => [statusLabels[status], essayTones[status]])),
  Done: 'kelp',
}

export const taskTones: Record<Task['status'], Tone> = { pending: 'brass', completed: 'kelp' }
