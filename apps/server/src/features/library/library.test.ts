import { expect, test } from 'vitest'
import { givenUser } from '#testing/given.ts'
import { createTestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

test.each(['student', 'advisor', 'admin'] as const)(
  'a %s reads an article, a guide and a profile',
  async (role) => {
    const call = await app.as(await givenUser(app.db, role))

    const [article] = await call('GET /library/articles')
    const [guide] = await call('GET /library/guides')
    const [profile] = (await call('GET /library/profiles', {})).profiles

    expect(await call('GET /library/articles/{slug}', { slug: article!.slug })).toMatchObject({
      ...article,
      html: expect.stringContaining('<p>'),
    })
    expect(await call('GET /library/guides/{slug}', { slug: guide!.slug })).toMatchObject({
      ...guide,
      html: expect.stringContaining('<p>'),
    })
    expect(await call('GET /library/profiles/{id}', { id: profile!.id })).toMatchObject({
      ...profile,
      isSample: true,
      advice: expect.any(String),
    })
  },
)

test.each(['student', 'advisor', 'admin'] as const)(
  'a %s reads questions with their answers',
  async (role) => {
    const call = await app.as(await givenUser(app.db, role))
    const [first] = await call('GET /library/answers')
    const answer = await call('GET /library/answers/{slug}', { slug: first!.slug })
    expect(answer).toMatchObject({ ...first, html: expect.stringMatching(/^<p>[^[{]+/) })
    expect(answer.sources.length).toBeGreaterThan(0)
  },
)

test('what is not there is not found, whatever it is called', async () => {
  const call = await app.as(await givenUser(app.db, 'student'))
  const missing = { code: 'NOT_FOUND' }

  await expect(call('GET /library/articles/{slug}', { slug: '../guides/fafsa' })).rejects.toMatchObject(
    missing,
  )
  await expect(call('GET /library/guides/{slug}', { slug: 'no-such-guide' })).rejects.toMatchObject(missing)
  await expect(call('GET /library/profiles/{id}', { id: 'constructor' })).rejects.toMatchObject(missing)
})

test('the latest class comes first, and the newest article', async () => {
  const call = await app.as(await givenUser(app.db, 'student'))

  const years = (await call('GET /library/profiles', {})).profiles.map(({ graduationYear }) => graduationYear)
  const days = (await call('GET /library/articles')).map(({ published }) => published)

  expect(years).toEqual(years.toSorted((one, two) => two - one))
  expect(days).toEqual(days.toSorted().reverse())
})

test('a person who switches the samples off shows nobody who is made up', async () => {
  const without = await createTestApp({ settings: { SAMPLES: 'off' } })
  const call = await without.as(await givenUser(without.db, 'student'))

  expect(await call('GET /library/profiles', {})).toEqual({ profiles: [], next: null })
  await expect(call('GET /library/profiles/{id}', { id: 'sofia-m' })).toBeRefused('NOT_FOUND')
  await without.close()
})
