import type { QueryClient } from '@tanstack/react-query'
import { classChange } from '../features/accounts/waiting-changes.ts'
import { essayStatusChange } from '../features/essays/waiting-changes.ts'
import { timelineChange } from '../features/library/timeline/waiting-changes.ts'
import { stepChange } from '../features/money/forms/waiting-changes.ts'
import { letterChange } from '../features/recommenders/waiting-changes.ts'
import { entryChange, itemChange } from '../features/schools/waiting-changes.ts'
import { statusChange } from '../features/tasks/waiting-changes.ts'
import { tickChange } from '../features/weeks/waiting-changes.ts'
import { mutation } from '../platform/api.ts'
import { notifyFailure } from '../platform/notify.ts'
import { mayPass, whenReached } from '../platform/reach.ts'
import { keepWaiting } from '../platform/waiting/keep.ts'
import type { WaitingChanges } from '../platform/waiting/waiting.ts'

/** Stores what this person checks off and sets while offline, until it is sent. */
export function keepChanges(queryClient: QueryClient, userId: string): Promise<WaitingChanges> {
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
  ]
  return keepWaiting(queryClient, userId, kinds, (write) => ({
    ...mutation(write),
    retry: whenReached,
    onError: (error: Error) => notifyFailure(titleOf(error), error),
  }))
}

/**
 * Returns the toast's title. A change that may succeed later stays on the device and is sent when the app
 * next opens.
 */
function titleOf(error: Error): string {
  return mayPass(error)
    ? 'A change that you made offline is kept here until it can be sent'
    : 'A change that you made offline was not saved'
}
