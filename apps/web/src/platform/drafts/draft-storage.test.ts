import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const draft = { value: 'Typed', savedAt: '2026-11-01T12:00:00Z', basedOn: '""' }
const safari = 'Version/18.0 Safari/605.1.15'
const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  persist.mockClear()
})

test('the browser is asked once to keep what a person typed, as soon as something is kept', async () => {
  const write = await givenBrowser()

  write('bearings.draft.maya.essay', null)
  expect(persist).not.toHaveBeenCalled()
  write('bearings.draft.maya.essay', draft)
  write('bearings.draft.maya.note', draft)
  expect(persist).toHaveBeenCalledOnce()
})

type Browser = { agent?: string; isShared?: boolean; isFull?: boolean }

test.each<[string, Browser]>([
  ['whose browser would interrupt them with a question', { agent: 'Gecko/20100101 Firefox/140.0' }],
  ['on a shared computer, where nothing is to stay', { isShared: true }],
  ['whose browser has no room', { isFull: true }],
])('a person %s is not asked', async (_, browser) => {
  const write = await givenBrowser(browser)

  write('bearings.draft.maya.essay', draft)
  expect(persist).not.toHaveBeenCalled()
})

test('a draft is kept where the browser cannot be asked', async () => {
  const write = await givenBrowser()
  vi.stubGlobal('navigator', { userAgent: safari })

  expect(write('bearings.draft.maya.essay', draft)).toBe(true)
})

/** A browser with empty storage, in which a page has just opened. */
async function givenBrowser({ agent = safari, isShared = false, isFull = false }: Browser = {}) {
  const storage = () => ({
    getItem: () => (isShared ? 'yes' : null),
    setItem: () => {
      if (isFull) throw new Error('full')
    },
    removeItem: () => {},
  })
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  vi.stubGlobal('navigator', { userAgent: agent, storage: { persist } })
  const { write } = await import('./draft-storage.ts')
  return write
}
