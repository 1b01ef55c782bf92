import type { Mutation } from '@tanstack/react-query'

type AnyMutation = Mutation<unknown, unknown, unknown> | Mutation

/**
 * The check to run before a mutation is sent, by its variables. `false` means that it should no longer be
 * sent.
 */
export const beforeSending = new WeakMap<object, () => Promise<boolean>>()

/** The variables of mutations that wait for a person to choose between two values, however long that takes. */
export const undecided = new WeakSet<object>()

/**
 * Returns the changes that can be sent now: those that need no decision, and do not stand in a queue with one
 * that does.
 */
export function withoutUndecided(mutations: readonly AnyMutation[]): AnyMutation[] {
  const isUndecided = ({ state }: AnyMutation) => undecided.has((state.variables ?? {}) as object)
  const scopes = new Set(mutations.filter(isUndecided).map(({ options }) => options.scope?.id))
  scopes.delete(undefined)
  return mutations.filter((each) => !isUndecided(each) && !scopes.has(each.options.scope?.id))
}
