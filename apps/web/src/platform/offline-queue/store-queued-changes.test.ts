import { Failure } from '@bearings/domain/failure'
import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftKeysOf, releaseDrafts, nameOf, read, write } from '../drafts/draft-storage.ts'
import { beforeSending } from './before-sending.ts'
import { changeKind } from './change-kind.ts'
import { openQuestions } from './question.ts'
import { storeQueuedChanges } from './store-queued-changes.ts'

const endpoint = 'PATCH /schools/list/{id}'
const list = ['GET /schools/list']
type Entry = { id: string; status: string }

let pages: (() => void)[] = []
/** How many characters the storage takes. */
let room: number
beforeEach(() => {
  room = Infinity
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: givenStorage() }))
  // Without locks, as on a page that is not secure, each tab takes the changes that it finds.
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  for (const close of pages) close()
  pages = []
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('a status that is set without a network is shown after a reload, and sent once when there is one', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  first.close()

  const second = await page('maya', server)
  expect(second.shown()).toBe('Submitted')
  expect(server.taken).toEqual([])
  onlineManager.setOnline(true)

  await expect.poll(() => server.taken).toEqual(['Submitted'])
  await expect.poll(() => draftKeysOf('maya')).toEqual([])
})

test('words that were being sent when the tab closed are sent by the next one', async () => {
  const server = givenServer()
  server.isSilent = true
  const first = await page('maya', server, true)
  void first.set('Submitted')
  await expect.poll(() => server.unanswered).toBe(1)
  first.close()

  server.isSilent = false
  await page('maya', server, true)

  await expect.poll(() => server.taken).toEqual(['Submitted'])
  await expect.poll(() => draftKeysOf('maya')).toEqual([])
})

test('words that were on their way before this code had loaded are sent by the next tab too', async () => {
  const server = givenServer()
  server.isSilent = true
  const first = await page('maya', server, true, 'Submitted')
  first.close()

  server.isSilent = false
  await page('maya', server, true)

  await expect.poll(() => server.taken).toEqual(['Submitted'])
})

test('two changes of one school arrive in their order', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('In Progress')
  void first.set('Submitted')
  first.close()

  await page('maya', server)
  onlineManager.setOnline(true)

  await expect.poll(() => server.taken).toEqual(['In Progress', 'Submitted'])
})

test('a change that another open tab will send is shown after a reload, and sent once', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  givenLocksOfAnotherTab()

  const second = await page('maya', server)
  expect(second.shown()).toBe('Submitted')
  second.queryClient.setQueryData(list, [{ id: '1', status: 'Not Started' }])
  await second.showAgain()
  expect(second.shown()).toBe('Submitted')
  onlineManager.setOnline(true)

  await expect.poll(() => server.taken).toEqual(['Submitted'])
})

test('another person finds nothing of it, and it waits for its own', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  first.close()

  const others = await page('omar', server)
  onlineManager.setOnline(true)

  expect(others.shown()).toBe('Not Started')
  expect(server.taken).toEqual([])
  expect(draftKeysOf('maya')).toHaveLength(1)
})

test('a session that was ended elsewhere takes nothing with it: it is sent after the next sign-in', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  server.refuses = new Failure('UNAUTHORIZED')
  onlineManager.setOnline(true)
  await expect.poll(() => server.refused).toBe(1)
  first.close()

  server.refuses = null
  await page('maya', server)

  await expect.poll(() => server.taken).toEqual(['Submitted'])
})

test('what the server refuses for good is not tried again', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  server.refuses = new Failure('NOT_FOUND')
  onlineManager.setOnline(true)

  await expect.poll(() => server.refused).toBe(1)
  await expect.poll(() => draftKeysOf('maya')).toEqual([])
})

test('words that the server refuses stay with the reason in the next tab, and are not sent again by themselves', async () => {
  const server = givenServer()
  server.refuses = new Failure('RULE_BROKEN', { rule: 'thread-closed' })
  const first = await page('maya', server, true)
  await first.set('Submitted')
  await first.set('Submitted')
  first.close()

  const second = await page('maya', server, true)
  const [kept, ...others] = second.queryClient.getMutationCache().getAll()
  expect(kept?.state).toMatchObject({ status: 'error', variables: { status: 'Submitted' } })
  expect(kept?.state.error).toMatchObject({ code: 'RULE_BROKEN', rule: 'thread-closed' })
  expect(others).toEqual([])
  expect(server.refused).toBe(2)

  second.queryClient.getMutationCache().remove(kept!)
  expect(draftKeysOf('maya')).toEqual([])
})

test('refused words that are sent after all are on the device no more', async () => {
  const server = givenServer()
  server.refuses = new Failure('RULE_BROKEN', { rule: 'thread-closed' })
  const first = await page('maya', server, true)
  await first.set('Submitted')
  first.close()

  server.refuses = null
  const second = await page('maya', server, true)
  expect(server.taken).toEqual([])
  await second.set('Submitted')

  expect(server.taken).toEqual(['Submitted'])
  expect(draftKeysOf('maya')).toEqual([])
})

test('what a busy server sends back is kept, and sent when the app is next opened', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  server.refuses = new Failure('UNAVAILABLE')
  onlineManager.setOnline(true)
  await expect.poll(first.failed).toBe(1)
  first.close()

  server.refuses = null
  await page('maya', server)

  await expect.poll(() => server.taken).toEqual(['Submitted'])
  await expect.poll(() => draftKeysOf('maya')).toEqual([])
})

test('what was sent back is not sent any more once the same is set anew', async () => {
  const server = givenServer()
  const first = await page('maya', server)
  onlineManager.setOnline(false)
  void first.set('Submitted')
  server.refuses = new Failure('UNAUTHORIZED')
  onlineManager.setOnline(true)
  await expect.poll(first.failed).toBe(1)

  server.refuses = null
  await first.set('Withdrawn')

  expect(server.taken).toEqual(['Withdrawn'])
  expect(draftKeysOf('maya')).toEqual([])
})

test('a change that is under way when the server goes is on the device before it is tried again', async () => {
  const server = givenServer()
  const first = await page('maya', server)
  server.refuses = new Failure('UNAVAILABLE')
  server.isTriedAgain = true
  void first.set('Submitted')
  await expect.poll(() => server.refused).toBe(1)

  await expect.poll(() => draftKeysOf('maya')).toHaveLength(1)
  first.close()
  server.refuses = null
  await page('maya', server)
  await expect.poll(() => server.taken).toEqual(['Submitted'])
})

test('what another person has left on its way is not sent by who has signed in since', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  window.localStorage.setItem('bearings.auth', JSON.stringify({ user: { id: 'omar' } }))
  onlineManager.setOnline(true)

  await expect.poll(first.failed).toBe(1)
  expect(server.taken).toEqual([])
  expect(draftKeysOf('maya')).toHaveLength(1)
})

test('a question without an answer keeps no page from being read, and what waits behind it stays shown', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  let isRead = false
  const me = { queryKey: ['GET /me'], queryFn: () => Promise.resolve((isRead = true)) }
  const leave = new QueryObserver(first.queryClient, me).subscribe(() => {})
  void first.set('Submitted')
  server.status = 'Withdrawn'
  onlineManager.setOnline(true)

  await expect.poll(openQuestions).toHaveLength(1)
  await expect.poll(() => isRead).toBe(true)
  await first.read()
  await expect.poll(first.shown).toBe('Submitted')
  leave()
})

test('a person who has said that theirs is to stay is not asked again when the answer was lost', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  server.status = 'Withdrawn'
  server.refuses = new Failure('UNAVAILABLE')
  onlineManager.setOnline(true)
  await expect.poll(openQuestions).toHaveLength(1)
  openQuestions()[0]!.answer('here')
  await expect.poll(first.failed).toBe(1)
  first.close()

  server.refuses = null
  await page('maya', server)

  await expect.poll(() => server.taken).toEqual(['Submitted'])
  expect(openQuestions()).toEqual([])
})

test('what cannot be understood takes neither the page down nor what can be', async () => {
  const server = givenServer()
  const broken = [null, 'Submitted', { key: [endpoint] }, { key: [endpoint], input: { id: '1' }, before: 7 }]
  const good = { key: [endpoint], input: { id: '1', status: 'Submitted' }, before: null, at: 0 }
  const later = { ...good, key: ['PATCH /of-another-version'] }
  const name = nameOf('maya', 'waiting.left')
  write(name, { value: [...broken, later, good], savedAt: '', basedOn: '' })
  write(nameOf('maya', 'waiting.none'), { value: 'none', savedAt: '', basedOn: '' })

  const opened = await page('maya', server)

  expect(opened.shown()).toBe('Submitted')
  await expect.poll(() => server.taken).toContain('Submitted')
  expect(read(name)?.value).toEqual([later])
  await expect.poll(() => draftKeysOf('maya')).toEqual(['waiting.left'])
})

test('on a device whose storage is full, a change outlives the tab that took it over, too', async () => {
  const server = givenServer()
  onlineManager.setOnline(false)
  const first = await page('maya', server)
  void first.set('Submitted')
  first.close()
  room = Object.values(window.localStorage).join('').length + 10

  const second = await page('maya', server)

  expect(second.shown()).toBe('Submitted')
  expect(Object.values(window.localStorage).join()).toContain('Submitted')
})

test('a person who signs out here leaves nothing of it, and puts nothing back', async () => {
  onlineManager.setOnline(false)
  const first = await page('ines', givenServer())
  void first.set('Submitted')

  releaseDrafts('ines')
  void first.set('Withdrawn')

  expect(draftKeysOf('ines')).toEqual([])
})

/** A server that accepts changes to one school's status. */
function givenServer() {
  return {
    taken: [] as string[],
    refused: 0,
    refuses: null as Failure | null,
    isSilent: false,
    unanswered: 0,
    isTriedAgain: false,
    status: 'Not Started',
  }
}

/** Opens the app in one tab, with the list as it was last read. */
async function page(
  userId: string,
  server: ReturnType<typeof givenServer>,
  isWords = false,
  /** What is being sent already when the changes begin to be stored. */
  underway?: string,
) {
  const queryClient = new QueryClient()
  queryClient.mount()
  queryClient.setQueryData(list, [{ id: '1', status: 'Not Started' }])
  const show = async (_: unknown, { status }: { status?: string | undefined }) =>
    queryClient.setQueryData(list, [{ id: '1', status: status! }])
  const options = {
    mutationFn: async (input: Entry) => {
      if ((await beforeSending.get(input)?.()) === false) return
      if (server.isSilent) {
        server.unanswered += 1
        return new Promise<void>(() => {})
      }
      if (server.refuses) {
        server.refused += 1
        throw server.refuses
      }
      server.taken.push(input.status)
      server.status = input.status
    },
    retry: () => server.isTriedAgain,
    retryDelay: 60_000,
  }
  const status = changeKind<typeof endpoint>({
    write: endpoint,
    isWords,
    known: () => queryClient.getQueryData<Entry[]>(list)?.[0],
    now: () => Promise.resolve({ status: server.status }),
    show,
  })
  const set = (to: string) =>
    new MutationObserver<void, Error, Entry>(queryClient, {
      ...options,
      mutationKey: [endpoint],
      scope: { id: 'school-list' },
      onMutate: (input) => show(null, input),
    })
      .mutate({ id: '1', status: to })
      .catch(() => {})
  if (underway !== undefined) {
    void set(underway)
    await vi.waitUntil(() => server.unanswered === 1)
  }
  const { show: showAgain, stop } = await storeQueuedChanges(queryClient, userId, [status], () => options)
  const close = () => {
    stop()
    queryClient.clear()
    queryClient.unmount()
  }
  pages.push(close)
  const reading = { queryKey: list, queryFn: () => Promise.resolve([{ id: '1', status: server.status }]) }
  return {
    queryClient,
    close,
    showAgain,
    failed: () => queryClient.getMutationCache().findAll({ status: 'error' }).length,
    read: () => queryClient.fetchQuery(reading),
    shown: () => queryClient.getQueryData<Entry[]>(list)?.[0]?.status,
    set,
  }
}

/** Gives this tab its own lock, while another tab holds those of what is stored already. */
function givenLocksOfAnotherTab() {
  const request = (_: string, ...[options, act]: unknown[]) =>
    typeof options === 'function'
      ? options({})
      : (options as LockOptions).ifAvailable
        ? (act as (lock: null) => Promise<void>)(null)
        : new Promise(() => {})
  vi.stubGlobal('navigator', { locks: { request } })
}

/** A storage whose item names are the object's own keys, as in browsers. */
function givenStorage() {
  const storage: Record<string, string> = {}
  const method = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(storage, {
    getItem: method((key: string) => storage[key] ?? null),
    setItem: method((key: string, value: string) => {
      const all = Object.values({ ...storage, [key]: value }).join('')
      if (all.length > room) throw new DOMException('The storage is full', 'QuotaExceededError')
      storage[key] = value
    }),
    removeItem: method((key: string) => void delete storage[key]),
  })
}
