import type { Failure } from '@bearings/domain/failure'
import type { Mutation } from '@tanstack/react-query'
import { write } from '../drafts/draft-storage.ts'
import type { Fields } from './change-kind.ts'
import type { UnsentChange } from './unsent-change.ts'

export type AnyMutation = Mutation<unknown, unknown, unknown, unknown>
export type UnsentChanges = ReturnType<typeof createUnsentChanges>

/**
 * This tab's unsent changes, in their order. They are stored on the device under this name, again after every
 * change.
 */
export function createUnsentChanges(name: string) {
  const stored = new Map<AnyMutation, UnsentChange>()
  /** The values of the changed fields at the time of each change. */
  const before = new WeakMap<AnyMutation, Fields | null>()
  /** Changes that waited while offline: somebody may have changed the same thing elsewhere meanwhile. */
  const waitedOffline = new WeakSet<AnyMutation>()

  /** Stores them again, as after space was freed. */
  function store() {
    const all = [...stored.values()]
    const savedAt = new Date().toISOString()
    write(name, all.length === 0 ? null : { value: all, savedAt, basedOn: '' })
  }

  return {
    before,
    waitedOffline,
    store,
    all: () => [...stored.values()],
    mutations: () => [...stored.keys()],
    has: (mutation: AnyMutation) => stored.has(mutation),

    add(mutation: AnyMutation) {
      stored.set(mutation, {
        key: mutation.options.mutationKey!,
        scope: mutation.options.scope,
        input: mutation.state.variables as object,
        before: before.get(mutation) ?? null,
        at: mutation.state.submittedAt,
      })
      store()
    },

    remove(...mutations: AnyMutation[]) {
      if (mutations.filter((mutation) => stored.delete(mutation)).length > 0) store()
    },

    isRefused: (mutation: AnyMutation) => stored.get(mutation)?.refused !== undefined,

    /** Keeps words that the server has refused, until the person sends or discards them. */
    refuse(mutation: AnyMutation, { code, rule, limit }: Failure) {
      const change = stored.get(mutation)
      if (change) stored.set(mutation, { ...change, refused: { code, rule, limit } })
      store()
    },

    /**
     * Records that the person has seen the current values, so that a change sent again after a lost response
     * asks nothing twice.
     */
    setBefore(mutation: AnyMutation, current: Fields) {
      before.set(mutation, current)
      const change = stored.get(mutation)
      if (change) stored.set(mutation, { ...change, before: current })
      store()
    },
  }
}
