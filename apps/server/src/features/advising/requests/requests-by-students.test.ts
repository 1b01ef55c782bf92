import { usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { authOf, password } from '#testing/auth.ts'
import { givenLink, givenRequest, givenTwo, notificationsOf } from '#testing/given-advising.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

describe('a student who asks an advisor', () => {
  const sharing = { ...usualSharing, sensitive: true }

  test('cannot ask their own address', async () => {
    const { student, asStudent } = await givenTwo(app)

    await expect(
      asStudent('POST /advising/requests/to-advisor', { email: student.email, sharing: usualSharing }),
    ).rejects.toMatchObject({ code: 'RULE_BROKEN', rule: 'own-address' })
  })

  test('offers what the advisor will see, and the advisor agrees to that', async () => {
    const { advisor, student, asAdvisor, asStudent } = await givenTwo(app)
    const email = advisor.email.toUpperCase()

    const { id } = await asStudent('POST /advising/requests/to-advisor', { email, sharing })

    expect(await notificationsOf(asAdvisor)).toMatchObject([
      {
        title: 'New Student Request',
        message: 'Jon Bell would like you as an advisor.',
        link: '/advisor/dashboard?tab=requests',
      },
    ])
    await expect(
      asAdvisor('POST /advising/requests/{id}/approve', { id, sharing: usualSharing }),
    ).toBeRefused('FORBIDDEN')
    expect(await asAdvisor('POST /advising/requests/{id}/approve', { id })).toMatchObject({
      status: 'approved',
      other: { id: student.userId },
    })
    expect(await asStudent('GET /advising/link')).toMatchObject({
      link: { advisor: { id: advisor.userId }, sharing, sharedEssayIds: [] },
    })
    expect(await notificationsOf(asStudent)).toMatchObject([
      { type: 'advisor_request_approved', link: '/student/advisor' },
    ])
  })

  test('does not learn from the answer, the list or a second try whether the address has an account', async () => {
    const { advisor, asStudent } = await givenTwo(app)
    const other = await givenUser(app.db, 'student')
    const addresses = [advisor.email, other.email, 'nobody-here@example.org']

    const seen = []
    for (const email of addresses) {
      const {
        id,
        createdAt: _,
        updatedAt: __,
        ...sent
      } = await asStudent('POST /advising/requests/to-advisor', { email, sharing })
      const again = await asStudent('POST /advising/requests/to-advisor', { email, sharing }).catch(String)
      const listed = (await asStudent('GET /advising/requests')).requests.find((one) => one.id === id)!
      const withdrawn = await asStudent('POST /advising/requests/{id}/withdraw', { id })
      seen.push(JSON.stringify([sent, again, listed.other, withdrawn.other]).replaceAll(email, 'THE ADDRESS'))
    }

    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toContain('"id":null,"fullName":null,"email":"THE ADDRESS"')
  })

  test('with an advisor cannot ask another', async () => {
    const { advisor, student, asStudent } = await givenTwo(app)
    await givenLink(app.db, { advisor, student })

    await expect(
      asStudent('POST /advising/requests/to-advisor', { email: 'another@example.org', sharing }),
    ).toBeRefused('already-advised')
  })

  test('in vain is found by a person who signs up as an advisor with that address', async () => {
    const auth = authOf(app)
    const { asStudent, student } = await givenTwo(app)
    const email = `${student.userId}@counselors.example`
    const { id } = await asStudent('POST /advising/requests/to-advisor', { email, sharing })

    await auth.signUp(email, { role: 'advisor', full_name: 'Ada Reyes' }, password)
    const { hash } = await auth.latestTo(email)
    const { body } = await auth.call('POST /verify', { body: { type: 'signup', token_hash: hash } })
    const call = app.withToken(body.access_token)

    expect((await notificationsOf(call)).map(({ title }) => title)).toContain('New Student Request')
    expect(await call('POST /advising/requests/{id}/approve', { id })).toMatchObject({ status: 'approved' })
    expect((await asStudent('GET /advising/requests')).requests[0]!.other.fullName).toBe('Ada Reyes')
  })

  test('in vain is found by an advisor who changes to that address', async () => {
    const auth = authOf(app)
    const { asStudent, student } = await givenTwo(app)
    const email = `${student.userId}@new-school.example`
    const { id } = await asStudent('POST /advising/requests/to-advisor', { email, sharing })

    const call = app.withToken(
      (await movedTo(auth, await auth.newcomer({ role: 'advisor' }), email)).access_token,
    )

    expect((await notificationsOf(call)).map(({ title }) => title)).toContain('New Student Request')
    expect(await call('POST /advising/requests/{id}/approve', { id })).toMatchObject({ status: 'approved' })
  })

  test('keeps one request when the advisor who has asked them changes to the address they wrote', async () => {
    const auth = authOf(app)
    const { asStudent, student } = await givenTwo(app)
    const email = `${student.userId}@new-school.example`
    const advisor = await auth.newcomer({ role: 'advisor' })
    const { id } = await givenRequest(app.db, { advisor: { userId: advisor.id }, student })
    await asStudent('POST /advising/requests/to-advisor', { email, sharing })

    const call = app.withToken((await movedTo(auth, advisor, email)).access_token)

    expect((await call('GET /advising/requests')).requests.map((request) => request.id)).toEqual([id])
  })

  test('in vain is found by a person whom an admin makes an advisor', async () => {
    const { asStudent } = await givenTwo(app)
    const counselor = await givenUser(app.db, 'student')
    const { id } = await asStudent('POST /advising/requests/to-advisor', { email: counselor.email, sharing })
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))

    await asAdmin('PUT /people/{id}/role', { id: counselor.userId, role: 'advisor' })

    const call = await app.as({ ...counselor, role: 'advisor' })
    expect((await notificationsOf(call)).map(({ title }) => title)).toContain('New Student Request')
    expect(await call('POST /advising/requests/{id}/approve', { id })).toMatchObject({ status: 'approved' })
  })

  test('is found by an advisor who was about to delete their account and keeps it', async () => {
    const { asStudent } = await givenTwo(app)
    const advisor = await givenUser(app.db, 'advisor', { eraseAfter: new Date('2026-11-15T12:00:00Z') })
    const { id } = await asStudent('POST /advising/requests/to-advisor', { email: advisor.email, sharing })
    const call = await app.as(advisor)
    expect((await call('GET /advising/requests')).requests).toEqual([])

    await call('DELETE /me/erasure')

    expect((await notificationsOf(call)).map(({ title }) => title)).toContain('New Student Request')
    expect(await call('POST /advising/requests/{id}/approve', { id })).toMatchObject({ status: 'approved' })
  })

  test('does not find an advisor in another world: a demo, or an account that is not confirmed', async () => {
    const { asStudent } = await givenTwo(app)
    const demoId = await givenDemo(app.db)
    const advisors = [
      await givenUser(app.db, 'advisor', { demoId }),
      await givenUser(app.db, 'advisor', { emailConfirmedAt: null }),
    ]

    for (const { email } of advisors) {
      const { id } = await asStudent('POST /advising/requests/to-advisor', { email, sharing })
      const [row] = await app.db.select().from(advisorRequests).where(eq(advisorRequests.id, id))
      expect(row!.advisorId).toBeNull()
    }
  })
})

type Person = { email: string; token: string }

/** Changes a person's address, with both links, and returns the session that the second one opens. */
async function movedTo(auth: ReturnType<typeof authOf>, { email: before, token }: Person, email: string) {
  await auth.call('PUT /user', { token, body: { email } })
  const [one, other] = await Promise.all([auth.latestTo(before), auth.latestTo(email)])
  await auth.call('POST /verify', { body: { type: 'email_change', token_hash: one.hash } })
  const { body } = await auth.call('POST /verify', { body: { type: 'email_change', token_hash: other.hash } })
  return body as { access_token: string }
}
