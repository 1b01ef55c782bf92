import { usualSharing } from '@bearings/domain/advising/options'
import { describe, expect, test } from 'vitest'
import { givenLink, givenRequest, givenSharedEssay, nothingShared } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { ADVISORS_PER_STUDENT: '2' } })

/** A student with two advisors, and a client for each. */
async function givenThree() {
  const [one, other] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell' })
  const first = await givenLink(app.db, { advisor: one, student }, { createdAt: new Date('2026-10-01') })
  const second = await givenLink(app.db, { advisor: other, student }, nothingShared)
  const [asOne, asOther, asStudent] = [await app.as(one), await app.as(other), await app.as(student)]
  return { one, other, student, first, second, asOne, asOther, asStudent }
}

describe('a student with two advisors', () => {
  test('sees both, and changes what one of them sees without the other', async () => {
    const { student, first, second, asOne, asOther, asStudent } = await givenThree()
    await givenEntry(app.db, student, { name: 'Hillside College' })

    await asStudent('PATCH /advising/link/sharing', { linkId: second.id, list: true, weeks: true })
    await asStudent('PATCH /advising/link/sharing', { list: false })

    const mine = await asStudent('GET /advising/link')
    expect(mine).toMatchObject({
      link: { id: first.id, sharing: { ...usualSharing, list: false } },
      others: [{ id: second.id, sharing: { ...nothingShared, list: true, weeks: true } }],
      places: 2,
    })
    const id = student.userId
    expect(await asOne('GET /advising/students/{id}/list', { id })).toEqual({ shared: false })
    expect(await asOther('GET /advising/students/{id}/list', { id })).toMatchObject({ shared: true })
  })

  test('shows an essay to one of them, who alone is told of the student’s comments', async () => {
    const { student, second, asOne, asOther, asStudent } = await givenThree()
    const essay = await givenEssay(app.db, student)

    await asStudent('PUT /advising/link/essays/{essayId}', { essayId: essay.id, linkId: second.id })
    await asStudent('POST /essays/{id}/comments', { id: essay.id, body: 'Is it too long?' })

    await expect(asOne('GET /essays/{id}', { id: essay.id })).toBeRefused('NOT_FOUND')
    expect((await asOther('GET /notifications')).notifications).toHaveLength(2)
    expect((await asOne('GET /notifications')).notifications).toHaveLength(0)
  })

  test('answers one of them without the other hearing of it', async () => {
    const { student, first, second, asOne, asOther, asStudent } = await givenThree()
    const { id } = await givenEssay(app.db, student)
    for (const link of [first, second]) await givenSharedEssay(app.db, link, { id })
    const comment = await asOne('POST /essays/{id}/comments', { id, body: 'Cut the first line.' })

    await asStudent('POST /essays/{id}/comments', { id, body: 'Done.', parentId: comment.id })

    expect(await asOther('GET /essays/{id}/comments', { id })).toEqual([])
    expect((await asOther('GET /notifications')).notifications).toEqual([])
    expect((await asOne('GET /notifications')).notifications).toHaveLength(1)
    expect(await asStudent('GET /essays/{id}/comments', { id })).toHaveLength(2)
  })

  test('has no place for a third, which is said with the number, until one is gone', async () => {
    const { student, second, asStudent } = await givenThree()
    const third = await givenUser(app.db, 'advisor')
    const { id } = await givenRequest(app.db, { advisor: third, student })
    const approve = () => asStudent('POST /advising/requests/{id}/approve', { id, sharing: usualSharing })

    await expect(approve()).rejects.toMatchObject({ rule: 'already-advised', limit: 2 })
    await asStudent('POST /advising/links/{id}/end', { id: second.id })

    expect(await approve()).toMatchObject({ status: 'approved' })
  })

  test('cannot ask one of them again', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const student = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor, student })
    const call = await app.as(student)

    await expect(
      call('POST /advising/requests/to-advisor', { email: advisor.email, sharing: usualSharing }),
    ).toBeRefused('already-linked')
  })
})

test('of two advisors who approve at once for the last place one gets it, whatever the first link is', async () => {
  const advisors = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
  const callers = await Promise.all(advisors.map((advisor) => app.as(advisor)))
  const first = await givenUser(app.db, 'advisor')
  for (const kind of ['personal', 'school', 'personal', 'school'] as const) {
    const student = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor: first, student }, { kind, isPrimary: kind === 'school' })
    const requests = await Promise.all(
      advisors.map((advisor) => givenRequest(app.db, { advisor, student }, { sentBy: 'student' })),
    )

    const came = await Promise.allSettled(
      requests.map(({ id }, side) => callers[side]!('POST /advising/requests/{id}/approve', { id })),
    )

    expect(came.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(came.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { rule: 'already-advised', limit: 2 },
    })
    const mine = await (await app.as(student))('GET /advising/link')
    expect(mine).toMatchObject({ link: { kind }, others: [{ kind: 'personal' }] })
  }
})

describe('a link that the school assigned', () => {
  async function givenAssigned() {
    const advisor = await givenUser(app.db, 'advisor')
    const student = await givenUser(app.db, 'student', { graduationYear: 2027 })
    const school = { ...nothingShared, kind: 'school', isPrimary: true } as const
    const link = await givenLink(app.db, { advisor, student }, school)
    return { student, link, asAdvisor: await app.as(advisor), asStudent: await app.as(student) }
  }

  test('shows the school’s record and nothing else of a student who shares nothing', async () => {
    const { student, asAdvisor, asStudent } = await givenAssigned()
    await givenEntry(app.db, student)
    const id = student.userId

    expect((await asStudent('GET /advising/link')).link).toMatchObject({
      kind: 'school',
      sharing: { ...nothingShared, list: true, letters: true },
    })
    expect(await asAdvisor('GET /advising/students/{id}', { id })).toMatchObject({ graduationYear: 2027 })
    expect(await asAdvisor('GET /advising/students/{id}/list', { id })).toMatchObject({ shared: true })
    expect(await asAdvisor('GET /advising/students/{id}/letters', { id })).toMatchObject({ shared: true })
    for (const part of ['profile', 'weeks', 'money'] as const)
      expect(await asAdvisor(`GET /advising/students/{id}/${part}`, { id })).toEqual({ shared: false })
  })

  test('has a base that the student cannot switch off, and an end that is the school’s', async () => {
    const { link, asAdvisor, asStudent } = await givenAssigned()

    await expect(asStudent('PATCH /advising/link/sharing', { list: false })).toBeRefused('school-record')
    expect((await asStudent('PATCH /advising/link/sharing', { weeks: true })).link!.sharing.weeks).toBe(true)
    for (const call of [asStudent, asAdvisor])
      await expect(call('POST /advising/links/{id}/end', { id: link.id })).toBeRefused('assigned-by-school')
  })
})

test('a server that belongs to a school has three places for a student’s advisors, any other one', async () => {
  const own = await createTestApp()
  try {
    const call = await own.as(await givenUser(own.db, 'student'))
    expect(await call('GET /advising/link')).toMatchObject({ places: 1 })

    const asAdmin = await own.as(await givenUser(own.db, 'admin'))
    await asAdmin('PUT /school', { school: { name: 'Lincoln High' } })

    expect(await call('GET /advising/link')).toMatchObject({ places: 3 })
  } finally {
    await own.close()
  }
})
