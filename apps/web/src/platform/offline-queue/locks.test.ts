import { afterEach, expect, test, vi } from 'vitest'
import { holdLock, whenLockIsFree } from './locks.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a page opens although what was left on the device cannot be taken up', async () => {
  givenLocks((act) => act({}))
  const fails = () => Promise.reject(new TypeError('What is kept is broken'))

  await expect(whenLockIsFree('left', new AbortController().signal, fails)).resolves.toBeUndefined()
})

test('a page opens in a browser that refuses locks', async () => {
  givenLocks(() => Promise.reject(new DOMException('Refused', 'SecurityError')))
  const { signal } = new AbortController()

  await expect(holdLock('own', signal)).resolves.toBeUndefined()
  await expect(whenLockIsFree('left', signal, () => Promise.resolve())).resolves.toBeUndefined()
})

/** Replaces the browser's locks with ones that answer each request with `answer`. */
function givenLocks(answer: (act: (lock: object) => Promise<void>) => Promise<void>) {
  const request = (...args: unknown[]) => answer(args.at(-1) as (lock: object) => Promise<void>)
  vi.stubGlobal('navigator', { locks: { request } })
}
