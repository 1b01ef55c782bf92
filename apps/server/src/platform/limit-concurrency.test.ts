import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that ends when the test says so. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, { finish: () => void; fail: () => void }>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, { finish: () => resolve(name), fail: () => reject(new Error(name)) })
    })
  return { begun, work, end: (name: string) => ends.get(name)! }
}

test('what finds no place waits until one is given back, also by work that failed', async () => {
  const { begun, work, end } = works()
  const limited = limitConcurrency(2)
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) =>
    limited(work(name)),
  )

  expect(begun).toEqual(['first', 'second'])
  end('first').fail()
  await expect(first).rejects.toThrow('first')
  end('second').finish()
  await expect(second).resolves.toBe('second')

  expect(begun).toEqual(['first', 'second', 'third', 'fourth'])
  end('third').finish()
  end('fourth').finish()
  await expect(Promise.all([third, fourth])).resolves.toEqual(['third', 'fourth'])
})

test('places that were given back are there for the next ones', async () => {
  const { begun, work, end } = works()
  const limited = limitConcurrency(1)
  const first = limited(work('first'))
  end('first').finish()
  await first

  void limited(work('second'))
  void limited(work('third'))

  expect(begun).toEqual(['first', 'second'])
})
