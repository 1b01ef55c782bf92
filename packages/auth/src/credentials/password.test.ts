import { expect, test } from 'vitest'
import { matchesPassword } from './password.ts'

test('of more people than can wait to sign in, the last is told when to come back, and all others get their turn', async () => {
  let begin!: () => void
  const begun = new Promise<void>((resolve) => (begin = resolve))
  let turns = 0
  const signIn = () =>
    matchesPassword(null, 'a password', {
      before: async () => {
        await begun
        turns++
        throw new Error('Without the costly part')
      },
    })

  const waiting = Array.from({ length: 102 }, () => signIn())
  await expect(signIn()).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  begin()
  await Promise.allSettled(waiting)

  expect(turns).toBe(102)
})
