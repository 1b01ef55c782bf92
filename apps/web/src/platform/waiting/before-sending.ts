import type { Mutation } from '@tanstack/react-query'

type AnyMutation = Mutation<unknown, unknown, unknown> | Mutation

/** What to ask before a mutation with these variables is sent; `false` if it should no longer be sent. */
export const beforeSending = new WeakMap<object, () => Promise<boolean>>()

/** Variables of mutations whose person has not yet chosen between two values: that may take as long as they like. */
export const undecided = new WeakSet<object>()

/** The changes that need no decision: those before the first one that the person is asked about. */
export function withoutUndecided(mutations: readonly AnyMutation[]): AnyMutation[] {
  const isUndecided = ({ state }: AnyMutation) => undecided.has((state.variables ?? {}) as object)
  const scopes = new Set(mutations.filter(isUndecided).map(({ options }) => options.scope?.id))
  scopes.delete(undefined)
  return mutations.filter((each) => !isUndecided(each) && !scopes.has(each.options.scope?.id))
}
