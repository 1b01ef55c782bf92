import type { Failure } from '@bearings/domain/failure'
import { type MutationKey, onlineManager, type QueryClient } from '@tanstack/react-query'
import { isTransient } from '../reachability.ts'
import { beforeSending } from './before-sending.ts'
import { fieldsOf, type ChangeKind } from './change-kind.ts'
import { replaces } from './unsent-change.ts'
import type { AnyMutation, UnsentChanges } from './unsent-changes.ts'

type Following = {
  queryClient: QueryClient
  unsent: UnsentChanges
  kindOf: (key: MutationKey | undefined) => ChangeKind | undefined
  mayBeSent: (mutation: AnyMutation, kind: ChangeKind) => Promise<boolean>
}

/**
 * Follows all mutations until the signal is aborted: adds those that are paused or retried, and words
 * from the start, to the unsent changes, and removes them when they are sent or refused for good. Refused words stay until
 * the page removes their mutation.
 */
export function followMutations(
  { queryClient, unsent, kindOf, mayBeSent }: Following,
  signal: AbortSignal,
): { add: (mutation: AnyMutation, kind: ChangeKind) => void } {
  const mutations = queryClient.getMutationCache()
  const unsubscribe = mutations.subscribe((event) => {
    const mutation = event.mutation as AnyMutation
    if (event.type === 'updated') follow(mutation, event.action)
    else if (event.type === 'removed' && unsent.isRefused(mutation)) unsent.remove(mutation)
  })
  // Changes made before this code loaded.
  for (const mutation of mutations.getAll()) follow(mutation as AnyMutation, { type: 'pause' })
  const unsubscribeOnline = onlineManager.subscribe((isOnline) => {
    if (!isOnline) for (const mutation of unsent.mutations()) unsent.waitedOffline.add(mutation)
  })
  signal.addEventListener('abort', () => {
    unsubscribe()
    unsubscribeOnline()
  })
  return { add }

  function follow(mutation: AnyMutation, action: { type: string; error?: unknown }) {
    const { state } = mutation
    const kind = kindOf(mutation.options.mutationKey)
    if (!kind || (state.variables !== undefined && kind.isOwn?.(state.variables as never) === false)) return
    // This is a mutation's first event, before the cache shows its change.
    if (action.type === 'pending' && !unsent.before.has(mutation))
      unsent.before.set(
        mutation,
        fieldsOf(kind.known(queryClient, state.variables as never), state.variables as object),
      )
    const isBegun = kind.isWords && state.status === 'pending'
    if (state.isPaused || action.type === 'failed' || isBegun) add(mutation, kind)
    else if (action.type === 'success') unsent.remove(mutation, ...replacedBy(mutation))
    else if (action.type === 'error' && !isTransient(action.error)) {
      unsent.remove(...(kind.isWords ? replacedBy(mutation) : [mutation]))
      if (kind.isWords) unsent.refuse(mutation, action.error as Failure)
    }
  }

  function add(mutation: AnyMutation, kind: ChangeKind) {
    if (!onlineManager.isOnline()) unsent.waitedOffline.add(mutation)
    if (unsent.has(mutation)) return
    beforeSending.set(mutation.state.variables as object, () => mayBeSent(mutation, kind))
    unsent.add(mutation)
  }

  /** Returns the failed changes, stored for a retry, that this newer change to the same thing replaces. */
  function replacedBy(mutation: AnyMutation): AnyMutation[] {
    const { options, state } = mutation
    const newer = { key: options.mutationKey!, input: state.variables as object }
    const failed = unsent.mutations().filter((other) => other !== mutation && other.state.status === 'error')
    return failed.filter((other) =>
      replaces(newer, { key: other.options.mutationKey!, input: other.state.variables as object }),
    )
  }
}
