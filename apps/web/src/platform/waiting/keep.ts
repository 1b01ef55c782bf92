import { Failure } from '@bearings/domain/failure'
import {
  type Mutation,
  type MutationKey,
  type MutationOptions,
  onlineManager,
  type QueryClient,
} from '@tanstack/react-query'
import { draftKeysOf, nameOf, read, write } from '../draft-storage.ts'
import type { Write } from '../stale.ts'
import { beforeSending } from './before-sending.ts'
import { against, type Fields, fieldsOf, type Kind } from './kind.ts'
import { holdName, whenNameIsFree } from './names.ts'
import { ask, withdrawQuestions } from './question.ts'
import { type Keeping, waitingPrefix } from './waiting.ts'

/** A change that was not sent, as the device keeps it. */
type Kept = {
  key: MutationKey
  scope: { id: string } | undefined
  input: object
  /** What was known of its fields when it was made. */
  before: Fields | null
  at: number
}

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>

/**
 * Keeps mutations of these kinds on this device for as long as they are paused, in their order, and sends those that a
 * tab has left which is no more. Each tab has a name, and what is kept under it is its own to send: nothing is sent twice.
 */
export async function keepWaiting(
  queryClient: QueryClient,
  userId: string,
  kinds: readonly Kind[],
  /** How one is sent that an earlier page has left, and what becomes of a refusal. */
  optionsFor: (write: Write) => object,
): Promise<Keeping> {
  const mutations = queryClient.getMutationCache()
  const own = `${waitingPrefix}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  const over = new AbortController()
  const before = new WeakMap<AnyMutation, Fields | null>()
  const kept = new Map<AnyMutation, Kept>()
  /** Of these, others may have changed the same meanwhile. */
  const away = new WeakSet<AnyMutation>()
  const asked = new Set<string>()

  for (const { write: endpoint } of kinds)
    queryClient.setMutationDefaults([endpoint], optionsFor(endpoint) as MutationOptions)

  await holdName(nameOf(userId, own), over.signal)
  const unsubscribe = mutations.subscribe((event) => {
    if (event.type === 'updated') follow(event.mutation as AnyMutation, event.action)
  })
  // What was changed before this code was there.
  for (const mutation of mutations.getAll()) follow(mutation as AnyMutation, { type: 'pause' })
  const stopFollowing = onlineManager.subscribe((isOnline) => {
    if (!isOnline) for (const each of kept.keys()) away.add(each)
  })
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key && newValue) void takeOver(key)
  }
  window.addEventListener('storage', onStorage, { signal: over.signal })
  // What no other tab has is taken at once, and shown with the page.
  await Promise.all(draftKeysOf(userId).map((key) => takeOver(nameOf(userId, key))))

  return { show, stop }

  function stop() {
    over.abort()
    unsubscribe()
    stopFollowing()
    withdrawQuestions()
  }

  async function show() {
    for (const { key, input } of kept.values()) await kindOf(key)?.show(queryClient, input as never)
  }

  function follow(mutation: AnyMutation, action: { type: string; error?: unknown }) {
    const { state } = mutation
    const kind = kindOf(mutation.options.mutationKey)
    if (!kind) return
    // The first word of it, before anything is shown.
    if (action.type === 'pending' && !before.has(mutation))
      before.set(
        mutation,
        fieldsOf(kind.known(queryClient, state.variables as never), state.variables as object),
      )
    if (state.isPaused) hold(mutation, kind)
    else if (action.type === 'success' || (action.type === 'error' && !isSignedOut(action.error)))
      if (kept.delete(mutation)) writeDown()
  }

  function hold(mutation: AnyMutation, kind: Kind) {
    if (!onlineManager.isOnline()) away.add(mutation)
    if (kept.has(mutation)) return
    const input = mutation.state.variables as object
    kept.set(mutation, {
      key: mutation.options.mutationKey!,
      scope: mutation.options.scope,
      input,
      before: before.get(mutation) ?? null,
      at: mutation.state.submittedAt,
    })
    beforeSending.set(input, () => mayBeSent(mutation, kind))
    writeDown()
  }

  function writeDown() {
    const all = [...kept.values()]
    const savedAt = new Date().toISOString()
    write(nameOf(userId, own), all.length === 0 ? null : { value: all, savedAt, basedOn: '' })
  }

  /** Resolves when it is shown, or another tab turns out to have it: then it is taken when that one is no more. */
  function takeOver(name: string): Promise<void> {
    const key = name.slice(nameOf(userId, '').length)
    const isOthers = name.startsWith(nameOf(userId, waitingPrefix)) && key !== own
    if (!isOthers || asked.has(key)) return Promise.resolve()
    asked.add(key)
    return whenNameIsFree(name, over.signal, async () => {
      asked.delete(key)
      const left = read<Kept[]>(name)?.value ?? []
      for (const each of left) await bringBack(each)
      write(name, null)
      void queryClient.resumePausedMutations()
    })
  }

  async function bringBack({ key, scope, input, before: known, at }: Kept) {
    const kind = kindOf(key)
    if (!kind) return
    const mutation = mutations.build(queryClient, { mutationKey: key, ...(scope && { scope }) }, {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      isPaused: true,
      status: 'pending',
      variables: input,
      submittedAt: at,
    } as AnyMutation['state']) as AnyMutation
    before.set(mutation, known)
    away.add(mutation)
    hold(mutation, kind)
    await kind.show(queryClient, input as never)
  }

  /** Asks when the same was changed elsewhere: as with two texts, nothing is written over unseen. */
  async function mayBeSent(mutation: AnyMutation, kind: Kind): Promise<boolean> {
    const input = mutation.state.variables as Fields
    const known = before.get(mutation)
    if (!away.has(mutation) || !known || !kind.now) return true
    const thing = await kind.now(input as never)
    const now = fieldsOf(thing, input)
    if (!thing || !now) return true
    const { fields, isDone } = against(input, known, now)
    if (fields.length === 0) return !isDone
    const inWords = (values: Fields) =>
      fields.map((field) => kind.words?.(field, values[field]) ?? String(values[field])).join(', ')
    return ask({ about: kind.nameOf?.(thing) ?? '', there: inWords(now), here: inWords(input) })
  }

  function kindOf(key: MutationKey | undefined): Kind | undefined {
    return kinds.find((each) => each.write === key?.[0])
  }
}

/** The session was ended elsewhere: it waits until this person signs in again. */
function isSignedOut(error: unknown): boolean {
  return error instanceof Failure && error.code === 'UNAUTHORIZED'
}
