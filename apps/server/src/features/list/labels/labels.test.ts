import { expect, test } from 'vitest'
import { givenLink } from '#testing/given-advising.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-22T16:00:00Z' })
const catalog = givenOnce(() => givenCatalog(app.db))

const said = { label: 'Reach', reason: 'program-selectivity', note: 'Nursing admits one in ten.' } as const

async function givenAdvised(sharing: { list?: boolean } = {}) {
  const student = await givenUser(app.db, 'student')
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ada Advisor' })
  await givenLink(app.db, { advisor, student }, { list: true, ...sharing })
  const entry = await givenEntry(app.db, student, { schoolId: catalog.ohioState })
  const path = { id: student.userId, entryId: entry.id }
  return { path, asStudent: await app.as(student), asAdvisor: await app.as(advisor) }
}

test('a student reads what their advisor says a school is, why, and by whom', async () => {
  const { path, asStudent, asAdvisor } = await givenAdvised()
  await asAdvisor('PUT /advising/students/{id}/list/{entryId}/label', { ...path, ...said, label: 'Target' })
  await asAdvisor('PUT /advising/students/{id}/list/{entryId}/label', { ...path, ...said })
  expect(await asStudent('GET /schools/list')).toMatchObject([{ override: { ...said, by: 'Ada Advisor' } }])
  expect(await asAdvisor('GET /advising/students/{id}/list', { id: path.id })).toMatchObject({
    entries: [{ override: said }],
  })

  await asAdvisor('DELETE /advising/students/{id}/list/{entryId}/label', path)
  expect(await asStudent('GET /schools/list')).toMatchObject([{ override: null }])
})

test('what an advisor has said counts no longer once they advise the student no longer, and they cannot change it', async () => {
  const { path, asStudent, asAdvisor } = await givenAdvised()
  await asAdvisor('PUT /advising/students/{id}/list/{entryId}/label', { ...path, ...said })

  const { link } = await asStudent('GET /advising/link')
  await asStudent('POST /advising/links/{id}/end', { id: link!.id })

  expect(await asStudent('GET /schools/list')).toMatchObject([{ override: null }])
  for (const change of [
    () => asAdvisor('PUT /advising/students/{id}/list/{entryId}/label', { ...path, ...said }),
    () => asAdvisor('DELETE /advising/students/{id}/list/{entryId}/label', path),
  ])
    await expect(change()).toBeRefused('NOT_FOUND')
})

test('nobody labels a school of a list that they are not shown', async () => {
  const { path, asStudent, asAdvisor } = await givenAdvised({ list: false })
  const stranger = await app.as(await givenUser(app.db, 'advisor'))
  for (const call of [asAdvisor, stranger])
    await expect(call('PUT /advising/students/{id}/list/{entryId}/label', { ...path, ...said })).toBeRefused(
      'NOT_FOUND',
    )
  expect(await asStudent('GET /schools/list')).toMatchObject([{ override: null }])
})

test('a school of one student is not labeled by way of another', async () => {
  const { path } = await givenAdvised()
  const other = await givenAdvised()
  await expect(
    other.asAdvisor('PUT /advising/students/{id}/list/{entryId}/label', {
      id: other.path.id,
      entryId: path.entryId,
      ...said,
    }),
  ).toBeRefused('NOT_FOUND')
})

test.each([{ label: 'Safety' }, { reason: 'a feeling' }, { note: 'x'.repeat(301) }])(
  'a label of %j is refused',
  async (odd) => {
    const { path, asAdvisor } = await givenAdvised()
    await expect(
      asAdvisor('PUT /advising/students/{id}/list/{entryId}/label', { ...path, ...said, ...odd } as never),
    ).toBeRefused('INVALID_INPUT')
  },
)
