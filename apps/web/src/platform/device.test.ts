import { afterEach, expect, test, vi } from 'vitest'
import { claimDevice, clearStoredContents, releaseDevice } from './device.ts'

afterEach(() => vi.unstubAllGlobals())

test('after a sign-out nothing written stays on the device; the colours do, and what other software keeps', () => {
  const storage = givenStorage({
    'bearings.draft.1.profile': '{"gender":"female"}',
    'bearings.color-scheme': 'dark',
    'bearings.auth': '{}',
    'another.app': 'its own',
  })

  clearStoredContents()

  expect(Object.keys(storage)).toEqual(['bearings.color-scheme', 'bearings.auth', 'another.app'])
})

test('a device notices when it comes into the hands of another person', () => {
  givenStorage({})

  expect(claimDevice('maya')).toBe(false)
  expect(claimDevice('maya')).toBe(false)
  expect(claimDevice('omar')).toBe(true)
})

test('what Maya typed before her session ended elsewhere outlasts a demo that somebody opens, and not another person', () => {
  const typed = { 'bearings.draft.maya.essay': '{}' }
  const storage = givenStorage({ ...typed, 'bearings.owner': 'maya', 'bearings.finances': '{}' })

  expect(claimDevice('visitor', true)).toBe(true)
  expect(storage).toEqual({ ...typed, 'bearings.owner': 'visitor' })
  storage['bearings.draft.visitor.essay'] = '{}'
  expect(claimDevice('maya')).toBe(true)
  expect(storage).toEqual({ ...typed, 'bearings.owner': 'maya' })

  claimDevice('visitor', true)
  releaseDevice()
  expect(claimDevice('omar')).toBe(true)
  expect(storage).toEqual({ 'bearings.owner': 'omar' })
})

test('a browser that refuses storage keeps nothing, and nothing breaks', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('refused')
    },
  })

  clearStoredContents()
  expect(claimDevice('maya')).toBe(false)
})

/** A storage whose item names are the object's own keys, as in browsers. */
function givenStorage(items: Record<string, string>) {
  const localStorage = { ...items }
  const method = (value: unknown) => ({ value, enumerable: false })
  Object.defineProperties(localStorage, {
    getItem: method((key: string) => localStorage[key] ?? null),
    setItem: method((key: string, value: string) => void (localStorage[key] = value)),
    removeItem: method((key: string) => void delete localStorage[key]),
  })
  vi.stubGlobal('window', { localStorage })
  return localStorage
}
