import type { QueryClient } from '@tanstack/react-query'
import { classChange } from '../features/accounts/offline-changes.ts'
import { essayStatusChange } from '../features/essays/offline-changes.ts'
import { timelineChange } from '../features/library/timeline/offline-changes.ts'
import { entryChange, itemChange } from '../features/list/offline-changes.ts'
import { messageChange } from '../features/messages/offline-changes.ts'
import { stepChange } from '../features/money/forms/offline-changes.ts'
import { letterChange } from '../features/recommenders/offline-changes.ts'
import { statusChange } from '../features/tasks/offline-changes.ts'
import { tickChange } from '../features/weeks/offline-changes.ts'
import { notifyFailure } from '../platform/notify.ts'
import type { QueuedChanges } from '../platform/offline-queue/offline-queue.ts'
import { storeQueuedChanges } from '../platform/offline-queue/store-queued-changes.ts'
import { mutation } from '../platform/queries/api.ts'
import { isTransient, retryWhenReachable } from '../platform/reachability.ts'

/** Stores what this person checks off and sets while offline, until it is sent. */
export function startOfflineQueue(queryClient: QueryClient, userId: string): Promise<QueuedChanges> {
  const kinds = [
    entryChange,
    itemChange,
    statusChange,
    tickChange,
    essayStatusChange,
    stepChange,
    letterChange,
    classChange,
    timelineChange,
    messageChange,
  ]
  return storeQueuedChanges(queryClient, userId, kinds, (write) => ({
    ...mutation(write),
    retry: retryWhenReachable,
    onError: (error: Error) => notifyFailure(titleOf(error), error),
  }))
}

/**
 * Returns the toast's title. A change that may succeed later stays on the device and is sent when the app
 * next opens.
 */
function titleOf(error: Error): string {
  return isTransient(error)
    ? 'A change that you made offline is kept here until it can be sent'
    : 'A change that you made offline was not saved'
}
