import {
  type DataTag,
  MutationObserver,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { undecided } from '../offline-queue/before-sending.ts'
import { createMutationCache, followOtherTabs, withPathParameters } from './after-write.ts'
import { updateOptimistically } from './optimistic.ts'

// A browser loads it while the server answers, and these servers answer at once.
beforeAll(() => import('./is-stale-after.ts'))

const essays = ['GET /essays'] as QueryKey as DataTag<QueryKey, string[]>

/** A page that shows the query under this key, whose data comes from `server`. */
function page(queryKey: readonly unknown[], server: { value: unknown }) {
  const queryClient = new QueryClient({ mutationCache: createMutationCache() })
  const waiting: (() => void)[] = []
  let isSlow = false
  const queryFn = () => {
    const answer = server.value
    return isSlow ? new Promise((resolve) => waiting.push(() => resolve(answer))) : Promise.resolve(answer)
  }
  const close = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {})
  return {
    queryClient,
    shown: () => queryClient.getQueryData(queryKey),
    read: () => queryClient.refetchQueries({ queryKey }),
    slow: () => (isSlow = true),
    answer: () => waiting.splice(0).forEach((each) => each()),
    close,
  }
}

test('a student who deletes an essay while the list is being read does not see the essay come back', async () => {
  const server = { value: ['one', 'two'] }
  const list = page(essays, server)
  await list.read()
  list.slow()
  const reading = list.read()

  await updateOptimistically(list.queryClient, essays, (all) => all.slice(1))
  list.answer()
  await reading

  expect(list.shown()).toEqual(['two'])
  list.close()
})

test('a refused change is taken back', async () => {
  const list = page(essays, { value: ['one', 'two'] })
  await list.read()

  const undo = await updateOptimistically(list.queryClient, essays, (all) => all.slice(1))
  undo()

  expect(list.shown()).toEqual(['one', 'two'])
  list.close()
})

test('a change that is refused after a sign-out puts nothing back for the person who signs in next', async () => {
  const list = page(essays, { value: ['of the first'] })
  await list.read()
  const undo = await updateOptimistically(list.queryClient, essays, (all) => all.slice(1))

  list.queryClient.clear()
  list.queryClient.setQueryData(essays, ['of the second'])
  undo()

  expect(list.shown()).toEqual(['of the second'])
  list.close()
})

test('a choice that a student has not made keeps no other change from being read', async () => {
  const server = { value: 'before' }
  const weeks = page(['GET /weeks'], server)
  await weeks.read()
  const asked = { start: '2026-11-16', taskId: 'asked', done: true }
  undecided.add(asked)
  const tick = (input: object, mutationFn: () => Promise<void>) =>
    new MutationObserver<void, Error, object>(weeks.queryClient, {
      mutationKey: ['PATCH /weeks/{start}/tasks/{taskId}'],
      mutationFn,
    }).mutate(input)
  void tick(asked, () => new Promise(() => {}))
  server.value = 'after'

  await tick({ ...asked, taskId: 'other' }, () => Promise.resolve())

  await expect.poll(weeks.shown).toBe('after')
  weeks.close()
})

test('a student who ticks twice quickly sees what the server has only after the second tick', async () => {
  const server = { value: 'none' }
  const weeks = page(['GET /weeks'], server)
  await weeks.read()
  const answers: (() => void)[] = []
  const ticked: string[] = []
  const tick = (value: string) =>
    new MutationObserver<void, Error, object>(weeks.queryClient, {
      mutationKey: ['PATCH /weeks/{start}/tasks/{taskId}'],
      mutationFn: () => new Promise<void>((resolve) => answers.push(resolve)),
      meta: { endsWhenRead: true },
      onSettled: () => void ticked.push(value),
    }).mutate({ start: '2026-11-16', taskId: value, done: true })

  const [first, second] = [tick('first'), tick('second')]
  await expect.poll(() => answers.length).toBe(2)
  server.value = 'first'
  answers[0]!()
  await first
  expect(weeks.shown()).toBe('none')
  server.value = 'both'
  answers[1]!()
  await second

  expect(weeks.shown()).toBe('both')
  expect(ticked).toEqual(['first', 'second'])
  weeks.close()
})

test('an answer that is the read itself is shown, and not asked for again', async () => {
  const server = { value: { fullName: 'Old' } }
  const me = page(['GET /me'], server)
  await me.read()
  server.value = { fullName: 'As the server has it' }

  await new MutationObserver<unknown, Error, object>(me.queryClient, {
    mutationKey: ['PATCH /me'],
    mutationFn: () => Promise.resolve({ fullName: 'As it was answered' }),
    meta: { endsWhenRead: true },
  }).mutate({ fullName: 'New' })

  expect(me.shown()).toEqual({ fullName: 'As it was answered' })
  me.close()
})

test('what somebody does in another tab is read again in this one', async () => {
  const [here, there] = [page(essays, { value: ['new'] }), new BroadcastChannel('bearings.writes')]
  followOtherTabs(here.queryClient)
  here.queryClient.setQueryData(essays, [])

  there.postMessage({ write: 'POST /essays', input: {} })

  await expect.poll(here.shown).toEqual(['new'])
  there.close()
  here.close()
})

test('another tab hears which essay was written, and never a password', () => {
  const id = '6f0f1c2e-0000-4000-8000-000000000001'

  expect(
    withPathParameters({ write: 'PUT /essays/{id}/text', input: { id, content: 'A secret' } }).input,
  ).toEqual({ id })
  expect(
    withPathParameters({ write: 'POST /sessions/proof', input: { password: 'A secret' } }).input,
  ).toEqual({})
})
