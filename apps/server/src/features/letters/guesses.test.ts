import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { letterLinks } from '#database/tables/letters.ts'
import { givenLetterRequest } from '#testing/given-letters.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenUser } from '#testing/given.ts'
import { counted, createTestApp } from '#testing/test-app.ts'

test('ten thousand guessed codes open nothing, and after 200 the network is refused', async () => {
  const guarded = await createTestApp({ limits: counted() })
  const student = await givenUser(guarded.db, 'student')
  const asked = await givenLetterRequest(guarded.db, await givenRecommender(guarded.db, student))
  const open = (code: string) => guarded.signedOut('GET /letters/by-code/{code}', { code })
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const codes = new Map<string, number>()
  for (let index = 0; index < 10_000; index++) {
    const guess = Array.from({ length: 12 }, () => alphabet[Math.floor(Math.random() * 32)]).join('')
    const answer = await open(guess).then(
      () => 'HIT',
      ({ code }: { code: string }) => code,
    )
    codes.set(answer, (codes.get(answer) ?? 0) + 1)
  }
  expect(Object.fromEntries(codes)).toEqual({ NOT_FOUND: 200, TOO_MANY: 9800 })
  await expect(open(asked.code)).toBeRefused('TOO_MANY')
  const stored = await guarded.db.select().from(letterLinks).where(eq(letterLinks.requestId, asked.id))
  expect(JSON.stringify(stored)).not.toContain(asked.code.replaceAll('-', ''))
  await guarded.close()
})
