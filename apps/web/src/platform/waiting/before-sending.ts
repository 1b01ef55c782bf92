import type { Mutation } from '@tanstack/react-query'

type AnyMutation = Mutation<unknown, unknown, unknown> | Mutation

/** What is to be asked before a mutation with these variables is sent; `false` when it is not to be sent any more. */
export const beforeSending = new WeakMap<object, () => Promise<boolean>>()

/** Variables of mutations whose person has not yet chosen between two values: that may take as long as they like. */
export const undecided = new WeakSet<object>()

/** Those that will be done without anybody's choice: not one that is asked about, and none that comes after it. */
export function withoutUndecided(mutations: readonly AnyMutation[]): AnyMutation[] {
  const isUndecided = ({ state }: AnyMutation) => undecided.has((state.variables ?? {}) as object)
  const scopes = new Set(mutations.filter(isUndecided).map(({ options }) => options.scope?.id))
  scopes.delete(undefined)
  return mutations.filter((each) => !isUndecided(each) && !scopes.has(each.options.scope?.id))
}
