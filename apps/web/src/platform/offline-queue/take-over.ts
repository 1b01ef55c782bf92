import { Failure } from '@bearings/domain/failure'
import type { MutationKey, QueryClient } from '@tanstack/react-query'
import { loadRuleWords } from '#product/explain.ts'
import { type Draft, draftKeysOf, nameOf, read, write } from '../drafts/draft-storage.ts'
import type { ChangeKind } from './change-kind.ts'
import { whenLockIsFree } from './locks.ts'
import { queuePrefix } from './offline-queue.ts'
import { isUnsentChange, type UnsentChange } from './unsent-change.ts'
import type { AnyMutation, UnsentChanges } from './unsent-changes.ts'

type TakingOver = {
  queryClient: QueryClient
  userId: string
  /** The key of this tab's own unsent changes. */
  ownKey: string
  unsent: UnsentChanges
  kindOf: (key: MutationKey | undefined) => ChangeKind | undefined
  add: (mutation: AnyMutation, kind: ChangeKind) => void
}

/**
 * Takes over, shows and sends the unsent changes of closed tabs, until the signal is aborted. Resolves when
 * those that no other open tab holds are shown.
 */
export async function takeOverFromClosedTabs(
  { queryClient, userId, ownKey, unsent, kindOf, add }: TakingOver,
  signal: AbortSignal,
): Promise<void> {
  const requestedKeys = new Set<string>()
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key && newValue) void takeOver(key)
  }
  window.addEventListener('storage', onStorage, { signal })
  await Promise.all(draftKeysOf(userId).map((key) => takeOver(nameOf(userId, key))))

  /**
   * Resolves when the changes are shown, or when another open tab holds them: they are then taken over when
   * that tab closes.
   */
  function takeOver(name: string): Promise<void> {
    const key = name.slice(nameOf(userId, '').length)
    const isOfAnotherTab = name.startsWith(nameOf(userId, queuePrefix)) && key !== ownKey
    if (!isOfAnotherTab || requestedKeys.has(key)) return Promise.resolve()
    requestedKeys.add(key)
    return whenLockIsFree(name, signal, async () => {
      requestedKeys.delete(key)
      const draft = read<unknown>(name)
      const left = changesIn(draft)
      // Changes that only another version of the app understands stay for that version.
      const others = left.filter((change) => !kindOf(change.key))
      for (const change of left) await restore(change)
      if (others.length === 0) write(name, null)
      else if (others.length < left.length) write(name, { ...draft!, value: others })
      // If the device is full, they fit only now that the other tab's copy is gone.
      if (others.length < left.length) unsent.store()
      void queryClient.resumePausedMutations()
    })
  }

  async function restore({ key, scope, input, before, at, refused }: UnsentChange) {
    const kind = kindOf(key)
    if (!kind) return
    const error = refused ? new Failure(refused.code, refused) : null
    if (error) await loadRuleWords()
    // Nothing on the page may look at it for long, and it would be forgotten.
    const options = { mutationKey: key, gcTime: Infinity, ...(scope && { scope }) }
    const mutation = queryClient.getMutationCache().build(queryClient, options, {
      context: undefined,
      data: undefined,
      error,
      failureCount: 0,
      failureReason: null,
      isPaused: !error,
      status: error ? 'error' : 'pending',
      variables: input,
      submittedAt: at,
    } as AnyMutation['state']) as AnyMutation
    unsent.before.set(mutation, before)
    unsent.waitedOffline.add(mutation)
    add(mutation, kind)
    if (error) unsent.refuse(mutation, error)
    // A page that cannot show the change opens all the same.
    await kind.show(queryClient, input as never).catch(() => {})
  }
}

/** Returns the changes that other open tabs hold. This tab shows them, too, but does not send them. */
export function changesOfOtherTabs(userId: string, ownKey: string): UnsentChange[] {
  return draftKeysOf(userId)
    .filter((key) => key.startsWith(queuePrefix) && key !== ownKey)
    .flatMap((key) => changesIn(read<unknown>(nameOf(userId, key))))
}

function changesIn(draft: Draft<unknown> | null): UnsentChange[] {
  return Array.isArray(draft?.value) ? draft.value.filter(isUnsentChange) : []
}
