import { Failure } from '@bearings/domain/failure'
import {
  type Mutation,
  type MutationKey,
  type MutationOptions,
  onlineManager,
  type QueryClient,
} from '@tanstack/react-query'
import { draftKeysOf, nameOf, read, write } from '../draft-storage.ts'
import { mayPass } from '../reach.ts'
import { storedSession } from '../session-keep.ts'
import type { Write } from '../stale.ts'
import { beforeSending, undecided } from './before-sending.ts'
import { isKept, type Kept, replaces } from './kept.ts'
import { against, type Fields, fieldsOf, type Kind } from './kind.ts'
import { holdName, whenNameIsFree } from './names.ts'
import { ask, withdrawQuestions } from './question.ts'
import { type Keeping, waitingPrefix } from './waiting.ts'

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>

/**
 * Keeps mutations of these kinds on this device for as long as they are paused or tried again, in their order, and sends
 * those that a tab has left which is no more. Each tab has a name, and what is kept under it is its own to send: nothing is sent twice.
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
  let asking = 0

  for (const { write: endpoint } of kinds)
    queryClient.setMutationDefaults([endpoint], optionsFor(endpoint) as MutationOptions)

  await holdName(nameOf(userId, own), over.signal)
  const unsubscribe = mutations.subscribe((event) => {
    if (event.type === 'updated') follow(event.mutation as AnyMutation, event.action)
  })
  // Changes made before this code loaded.
  for (const mutation of mutations.getAll()) follow(mutation as AnyMutation, { type: 'pause' })
  const stopFollowing = onlineManager.subscribe((isOnline) => {
    if (!isOnline) for (const each of kept.keys()) away.add(each)
    else if (asking > 0) goOnReading()
  })
  // Pages are read while somebody is asked: what is still to be sent stays shown on top.
  const stopShowing = queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (asking > 0 && isRead && queryClient.isFetching() === 0) void show()
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
    stopShowing()
    withdrawQuestions()
  }

  async function show() {
    for (const { key, input } of kept.values()) await kindOf(key)?.show(queryClient, input as never)
  }

  function follow(mutation: AnyMutation, action: { type: string; error?: unknown }) {
    const { state } = mutation
    const kind = kindOf(mutation.options.mutationKey)
    if (!kind || (state.variables !== undefined && kind.isOwn?.(state.variables as never) === false)) return
    // The first word of it, before anything is shown.
    if (action.type === 'pending' && !before.has(mutation))
      before.set(
        mutation,
        fieldsOf(kind.known(queryClient, state.variables as never), state.variables as object),
      )
    if (state.isPaused || action.type === 'failed') hold(mutation, kind)
    else if (action.type === 'success') letGo(mutation, ...replacedBy(mutation))
    else if (action.type === 'error' && !mayPass(action.error)) letGo(mutation)
  }

  function letGo(...done: AnyMutation[]) {
    if (done.filter((mutation) => kept.delete(mutation)).length > 0) writeDown()
  }

  /** Drops a failed change that was kept for a retry, because the person has changed the same thing again. */
  function replacedBy({ options, state }: AnyMutation): AnyMutation[] {
    const newer = { key: options.mutationKey!, input: state.variables as object }
    const failed = [...kept].filter(([other]) => other.state.status === 'error')
    return failed.filter(([, older]) => replaces(newer, older)).map(([other]) => other)
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
      const draft = read<unknown>(name)
      const left = Array.isArray(draft?.value) ? draft.value.filter(isKept) : []
      // Changes that only another version of the app understands stay for that version.
      const others = left.filter((each) => !kindOf(each.key))
      for (const each of left) await bringBack(each)
      if (others.length === 0) write(name, null)
      else if (others.length < left.length) write(name, { ...draft!, value: others })
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
    // A page that cannot show it is there all the same.
    await kind.show(queryClient, input as never).catch(() => {})
  }

  /** Asks when the same was changed elsewhere: as with two texts, nothing is written over unseen. */
  async function mayBeSent(mutation: AnyMutation, kind: Kind): Promise<boolean> {
    // Another person has signed in here while it waited to be tried again.
    if ((storedSession()?.user.id ?? userId) !== userId) throw new Failure('UNAUTHORIZED')
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
    undecided.add(input)
    asking += 1
    goOnReading()
    const isMine = await ask({
      about: kind.nameOf?.(thing) ?? '',
      there: inWords(now),
      here: inWords(input),
    }).finally(() => {
      undecided.delete(input)
      asking -= 1
    })
    if (isMine) isKnown(mutation, now)
    return isMine
  }

  /** The person has seen what is there: sent again after a lost answer, it is not asked about anew. */
  function isKnown(mutation: AnyMutation, now: Fields) {
    before.set(mutation, now)
    const one = kept.get(mutation)
    if (one) kept.set(mutation, { ...one, before: now })
    writeDown()
  }

  /**
   * Pages are refetched only after all waiting changes are sent; changes that wait for a decision do not
   * block this.
   */
  function goOnReading() {
    queryClient.getQueryCache().onOnline()
  }

  function kindOf(key: MutationKey | undefined): Kind | undefined {
    return kinds.find((each) => each.write === key?.[0])
  }
}
