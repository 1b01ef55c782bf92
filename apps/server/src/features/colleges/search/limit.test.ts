import { expect, test } from 'vitest'
import { givenUser } from '#testing/given.ts'
import { counted, createTestApp } from '#testing/test-app.ts'

test('a person who searches faster than anyone types waits a little, and nobody else does', async () => {
  const app = await createTestApp({ limits: counted() })
  const hurried = await app.as(await givenUser(app.db, 'student'))
  const calm = await app.as(await givenUser(app.db, 'student'))
  for (let each = 0; each < 60; each++) {
    await hurried('GET /schools/catalog', { q: '', limit: 1 })
    await hurried('GET /schools/high-schools', { q: 'é', limit: 1 })
    await hurried('GET /schools/majors', { q: 'é', limit: 1 })
  }

  for (const search of [
    () => hurried('GET /schools/catalog', { q: 'mit' }),
    () => hurried('GET /schools/high-schools', { q: 'hill' }),
    () => hurried('GET /schools/majors', { q: 'bio' }),
    () => hurried('GET /schools/courses', { q: 'bio' }),
  ])
    await expect(search()).toBeRefused('TOO_MANY')
  expect(await calm('GET /schools/catalog', { q: '', limit: 1 })).toBeDefined()
  await app.close()
})
