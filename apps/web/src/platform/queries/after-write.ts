import type { Input } from '@bearings/domain/contract'
import { type Mutation, MutationCache, type QueryClient } from '@tanstack/react-query'
import type { Read, Write } from '#product/contract-keys.ts'
import { readInResponse } from '#product/read-in-response.ts'
import { withoutUndecided } from '../offline-queue/before-sending.ts'
import { sharedNames } from './shared-names.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The endpoint and input of a mutation whose variables are not the input of a single endpoint. */
      writes?: readonly Write[]
      /**
       * The mutation ends only once the stale data is refetched, because nothing else shows its effect
       * before.
       */
      endsWhenRead?: true
    }
  }
}

type Done = { write: Write; input: unknown }
// The callbacks of a mutation cache type their errors differently from its mutations.
type AnyMutation = Mutation<unknown, unknown, unknown> | Mutation

/** What each write makes stale: the first write needs it, and no page before that. Without it, everything is. */
const staleness = () =>
  import('./is-stale-after.ts').then(
    ({ isStaleAfter }) => isStaleAfter,
    () => () => true,
  )

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bearings.writes')

/**
 * Creates the cache of mutations. After each one, it marks the queries stale that `stale.ts` lists for it, in
 * every tab of this browser.
 */
export function createMutationCache(): MutationCache {
  const settled = new WeakSet<AnyMutation>()
  return new MutationCache({
    // It comes while the server answers.
    onMutate: () => void staleness(),
    onSuccess: async (response, variables, _, mutation, { client }) => {
      const write = writeOf(mutation)
      if (write) await cacheResponse(client, { write, input: variables }, response)
    },
    onSettled: async (_, error, __, ___, mutation, { client }) => {
      settled.add(mutation)
      const pending = client
        .getMutationCache()
        .getAll()
        .filter((other) => other.state.status === 'pending' && !settled.has(other))
      const others = withoutUndecided(pending).flatMap(writesOf)
      const write = writeOf(mutation)
      const upToDate = error || !write ? undefined : readInResponse[write]
      const writes = writesOf(mutation)
      if (!error) for (const done of writes) channel?.postMessage(withPathParameters(done))
      const read = Promise.all(writes.map((done) => makeStale(client, done, { upToDate, except: others })))
      if (mutation.meta?.endsWhenRead) await read
    },
  })
}

/**
 * Does the same for a write that is not a mutation, such as a text that saves itself.
 * @param upToDate The read whose new data the caller has already put into the cache.
 */
export function afterWrite<W extends Write>(
  queryClient: QueryClient,
  write: W,
  input: Partial<Input<W>>,
  upToDate: Read,
): void {
  channel?.postMessage(withPathParameters({ write, input }))
  void makeStale(queryClient, { write, input }, { upToDate: upToDate })
}

/** Follows writes in other tabs. Writes on other devices are picked up when the window regains focus. */
export function followOtherTabs(queryClient: QueryClient): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Done>) => {
    void makeStale(queryClient, data)
  })
}

/**
 * Returns the part of a write that other tabs need: its path parameters. The rest may be a password or
 * another person's data.
 */
export function withPathParameters({ write, input }: Done): Done {
  const names = new Set([...write.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  return { write, input: Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => names.has(name))) }
}

type StaleOptions = {
  /** The read whose new data is already in the cache, so that it stays fresh. */
  upToDate?: Read | undefined
  /**
   * Writes in progress. Data that they make stale too is refetched after them, because now it would show old
   * values.
   */
  except?: readonly Done[]
}

async function makeStale(queryClient: QueryClient, done: Done, how: StaleOptions = {}): Promise<void> {
  const { upToDate, except = [] } = how
  const isStaleAfter = await staleness()
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      isStaleAfter(queryKey, done.write, done.input) &&
      queryKey[0] !== upToDate &&
      !except.some(({ write, input }) => isStaleAfter(queryKey, write, input)),
  })
}

async function cacheResponse(
  queryClient: QueryClient,
  { write, input }: Done,
  response: unknown,
): Promise<void> {
  const read = readInResponse[write]
  if (!read) return
  const named = Object.entries((input ?? {}) as object).filter(([name]) =>
    sharedNames(read, write).includes(name),
  )
  const queryKey = named.length === 0 ? [read] : [read, Object.fromEntries(named)]
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, response)
}

/** Returns the endpoint whose input the mutation's variables are: `mutation()` makes its name the key. */
function writeOf({ options }: AnyMutation): Write | null {
  const name = options.mutationKey?.[0]
  return typeof name === 'string' && /^[A-Z]+ \//.test(name) ? (name as Write) : null
}

function writesOf(mutation: AnyMutation): Done[] {
  const write = writeOf(mutation)
  if (write) return [{ write, input: mutation.state.variables }]
  return (mutation.meta?.writes ?? []).map((each) => ({ write: each, input: {} }))
}
