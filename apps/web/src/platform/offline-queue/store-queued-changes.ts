import type { MutationKey, MutationOptions, QueryClient } from '@tanstack/react-query'
import type { Write } from '#product/contract-keys.ts'
import { nameOf } from '../drafts/draft-storage.ts'
import type { ChangeKind } from './change-kind.ts'
import { askAboutConflicts } from './conflicts.ts'
import { followMutations } from './follow-mutations.ts'
import { holdLock } from './locks.ts'
import { type QueuedChanges, queuePrefix } from './offline-queue.ts'
import { changesOfOtherTabs, takeOverFromClosedTabs } from './take-over.ts'
import { createUnsentChanges } from './unsent-changes.ts'

/**
 * Stores mutations of these kinds on this device, in their order, while they are paused or retried, and sends
 * those that closed tabs have left. Each tab holds a lock on the name of its own changes, so that nothing is
 * sent twice.
 */
export async function storeQueuedChanges(
  queryClient: QueryClient,
  userId: string,
  kinds: readonly ChangeKind[],
  /** The options for sending a closed tab's change, including what happens if it is refused. */
  optionsFor: (write: Write) => object,
): Promise<QueuedChanges> {
  const ownKey = `${queuePrefix}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  const unsent = createUnsentChanges(nameOf(userId, ownKey))
  const leaving = new AbortController()
  const { signal } = leaving

  for (const { write } of kinds)
    queryClient.setMutationDefaults([write], optionsFor(write) as MutationOptions)

  await holdLock(nameOf(userId, ownKey), signal)
  const { mayBeSent } = askAboutConflicts({ queryClient, userId, unsent, show }, signal)
  const { add } = followMutations({ queryClient, unsent, kindOf, mayBeSent }, signal)
  // The page waits for this, and so opens with the changes shown.
  await takeOverFromClosedTabs({ queryClient, userId, ownKey, unsent, kindOf, add }, signal)
  await show()

  return { show, stop: () => leaving.abort() }

  async function show() {
    for (const { key, input } of [...changesOfOtherTabs(userId, ownKey), ...unsent.all()])
      // A page that cannot show a change opens all the same.
      await kindOf(key)
        ?.show(queryClient, input as never)
        .catch(() => {})
  }

  function kindOf(key: MutationKey | undefined): ChangeKind | undefined {
    return kinds.find(({ write }) => write === key?.[0])
  }
}
