import type { Input } from '@bearings/domain/contract'
import { type Mutation, MutationCache, type QueryClient } from '@tanstack/react-query'
import { answered, isStaleAfter, sharedNames, type Read, stale, type Write } from './stale.ts'
import { withoutUndecided } from './waiting/before-sending.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The endpoint and input of a mutation whose variables are not the input of a single endpoint. */
      writes?: readonly Write[]
      /** It ends only when what it made stale has been read again: until then nothing else shows what it did. */
      endsWhenRead?: true
    }
  }
}

type Done = { write: Write; input: unknown }
// The callbacks of a cache name their errors otherwise than its mutations do.
type AnyMutation = Mutation<unknown, unknown, unknown> | Mutation

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bearings.writes')

/** Has each mutation make stale what `stale.ts` says of it, in every tab of this browser. */
export function createMutationCache(): MutationCache {
  const settled = new WeakSet<AnyMutation>()
  return new MutationCache({
    onSuccess: async (response, variables, _, mutation, { client }) => {
      const write = writeOf(mutation)
      if (write) await showAnswer(client, { write, input: variables }, response)
    },
    onSettled: async (_, error, __, ___, mutation, { client }) => {
      settled.add(mutation)
      const pending = client
        .getMutationCache()
        .getAll()
        .filter((other) => other.state.status === 'pending' && !settled.has(other))
      const others = withoutUndecided(pending).flatMap(writesOf)
      const write = writeOf(mutation)
      const shown = error || !write ? undefined : answered[write]
      const writes = writesOf(mutation)
      if (!error) for (const done of writes) channel?.postMessage(told(done))
      const read = Promise.all(writes.map((done) => makeStale(client, done, { shown, except: others })))
      if (mutation.meta?.endsWhenRead) await read
    },
  })
}

/**
 * For a write that is no mutation, such as a text that saves itself.
 * @param shown The read that the caller has put into the cache already.
 */
export function afterWrite<W extends Write>(
  queryClient: QueryClient,
  write: W,
  input: Partial<Input<W>>,
  shown: Read,
): void {
  channel?.postMessage(told({ write, input }))
  void makeStale(queryClient, { write, input }, { shown })
}

/** Follows writes in other tabs. Writes on other devices are picked up when the window regains focus. */
export function followOtherTabs(queryClient: QueryClient): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Done>) => {
    // A tab with another version of the app may know other writes.
    if (Object.hasOwn(stale, data.write)) void makeStale(queryClient, data)
  })
}

/**
 * The part of a write that other tabs need: its path parameters. The rest may be a password or another
 * person's data.
 */
export function told({ write, input }: Done): Done {
  const names = new Set([...write.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  return { write, input: Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => names.has(name))) }
}

type How = {
  /** The read that the answer is shown as already, so that it stays fresh. */
  shown?: Read | undefined
  /** Writes under way: what they make stale as well is read after them. Before, it would show what was before them. */
  except?: readonly Done[]
}

async function makeStale(queryClient: QueryClient, done: Done, how: How = {}): Promise<void> {
  const { shown, except = [] } = how
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      isStaleAfter(queryKey, done.write, done.input) &&
      queryKey[0] !== shown &&
      !except.some(({ write, input }) => isStaleAfter(queryKey, write, input)),
  })
}

async function showAnswer(
  queryClient: QueryClient,
  { write, input }: Done,
  response: unknown,
): Promise<void> {
  const read = answered[write]
  if (!read) return
  const named = Object.entries((input ?? {}) as object).filter(([name]) =>
    sharedNames(read, write).includes(name),
  )
  const queryKey = named.length === 0 ? [read] : [read, Object.fromEntries(named)]
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, response)
}

/** The endpoint whose input this mutation's variables are: `mutation()` makes its name the key. */
function writeOf({ options }: AnyMutation): Write | null {
  const name = options.mutationKey?.[0]
  return typeof name === 'string' && Object.hasOwn(stale, name) ? (name as Write) : null
}

function writesOf(mutation: AnyMutation): Done[] {
  const write = writeOf(mutation)
  if (write) return [{ write, input: mutation.state.variables }]
  return (mutation.meta?.writes ?? []).map((each) => ({ write: each, input: {} }))
}
