import { expect, test, vi } from 'vitest'
import { holdPage } from './hold-page.ts'

test('an admin who closes the page during an import is asked first, and not after it', async () => {
  vi.stubGlobal('window', new EventTarget())
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let finish!: (how: string) => void
  const held = holdPage(new Promise<string>((resolve) => (finish = resolve)))
  expect(asks()).toBe(true)

  finish('done')
  expect(await held).toBe('done')
  expect(asks()).toBe(false)
  await expect(holdPage(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(asks()).toBe(false)
})
