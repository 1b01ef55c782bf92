import { usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { mailNotifications } from '#features/notifications/mails/jobs.ts'
import { serviceKeyFor } from '#testing/access-token.ts'
import { authOf, password } from '#testing/auth.ts'
import { givenLink, givenRequest } from '#testing/given-advising.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { createTestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { ADVISOR_APPROVAL: 'required' } })

test('an admin finds people by a part of their name or address, page by page', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  for (const number of [1, 2, 3])
    await givenUser(app.db, 'student', {
      fullName: `Wren ${number}`,
      createdAt: new Date(`2026-10-0${number}T12:00:00Z`),
    })

  const first = await call('GET /people', { q: 'WREN', limit: 2 })
  const second = await call('GET /people', { q: 'wren', limit: 2, after: first.next! })

  expect(first.people.map(({ fullName }) => fullName)).toEqual(['Wren 3', 'Wren 2'])
  expect(second).toMatchObject({ people: [{ fullName: 'Wren 1', role: 'student' }], next: null })
  expect(await call('GET /people', { q: 'wren', role: 'advisor' })).toMatchObject({ people: [] })
})

test('an advisor who signs up waits, an admin is told, and both know when it is approved', async () => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const { email } = await authOf(app).newcomer({ role: 'advisor', full_name: 'Ada Waits' })

  const { people } = await call('GET /people', { show: 'waiting', q: 'ada waits' })
  expect(people).toMatchObject([{ fullName: 'Ada Waits', awaitsApproval: true }])
  expect((await call('GET /notifications')).notifications).toMatchObject([
    { title: 'Advisor Waiting for Approval', link: '/admin/people?show=waiting' },
  ])

  await call('POST /people/{id}/approve', { id: people[0]!.id })

  expect(await call('GET /people', { show: 'waiting', q: 'ada waits' })).toMatchObject({ people: [] })
  expect((await call('GET /notifications')).notifications).toEqual([])
  const advisor = await app.as({ ...admin, userId: people[0]!.id, role: 'advisor' })
  const told = (await advisor('GET /notifications')).notifications.map(({ title }) => title)
  expect(told).toContain('Account Approved')
  expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toContain(
    'Your Bearings account is approved',
  )
  expect(await actsOn(people[0]!.id)).toEqual(['advisor_approved'])
})

test('an admin has one mail of advisors who wait, and none of one who is no advisor any more', async () => {
  const own = await createTestApp({ settings: { ADVISOR_APPROVAL: 'required' } })
  const admin = await givenUser(own.db, 'admin')
  const calm = await givenUser(own.db, 'admin')
  const call = await own.as(admin)
  await (
    await own.as(calm)
  )('PUT /notifications/preferences', {
    preferences: [{ type: 'advisor-waiting', inApp: true, byMail: false }],
  })
  const run = () => mailNotifications({ db: own.db, now: own.now, config: own.config })
  await authOf(own).newcomer({ role: 'advisor', full_name: 'Ada Waits' })
  await authOf(own).newcomer({ role: 'advisor', full_name: 'Ben Waits' })
  await authOf(own).newcomer({ role: 'advisor', full_name: 'Cleo Erred' })
  const { people } = await call('GET /people', { show: 'waiting', q: 'cleo erred' })
  await call('PUT /people/{id}/role', { id: people[0]!.id, role: 'student' })

  own.setNow('2026-11-01T12:06:00Z')
  await run()

  expect(await mailsTo(own.db, calm.email)).toEqual([])
  const mails = await mailsTo(own.db, admin.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['2 advisors wait for approval'])
  expect(mails[0]!.text).toContain('/admin/people?show=waiting')
  expect(mails[0]!.text).toContain('Ada Waits has signed up as an advisor')
  await own.close()
})

test('an advisor who is disabled instead of approved waits no more, until an admin enables the account', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  await authOf(app).newcomer({ role: 'advisor', full_name: 'Vic Stranger' })
  const waiting = async () => (await call('GET /people', { show: 'waiting', q: 'vic stranger' })).people
  const { id } = (await waiting())[0]!
  const before = (await call('GET /people/summary')).waiting

  expect(await call('POST /people/{id}/disable', { id, check: 'in-person' })).toMatchObject({
    awaitsApproval: false,
  })

  expect(await waiting()).toEqual([])
  expect((await call('GET /people/summary')).waiting).toBe(before - 1)
  expect((await call('GET /notifications')).notifications).toEqual([])
  expect(await call('POST /people/{id}/enable', { id })).toMatchObject({ awaitsApproval: true })
  expect(await waiting()).toMatchObject([{ id }])
})

test('an advisor whom a service key disables or gives another role waits no more, and one whom it makes an advisor does', async () => {
  const auth = authOf(app)
  const call = await app.as(await givenUser(app.db, 'admin'))
  const token = await serviceKeyFor(app)
  const change = (id: string, body: object) => auth.call(`PUT /admin/users/${id}`, { token, body })
  const waiting = async () =>
    (await call('GET /notifications')).notifications
      .map(({ message }) => message.split(' has ')[0]!)
      .toSorted()
  const [one, other] = [
    await auth.newcomer({ role: 'advisor', full_name: 'Vic One' }),
    await auth.newcomer({ role: 'advisor', full_name: 'Vic Other' }),
  ]
  const student = await givenUser(app.db, 'student', { fullName: 'Vic Counsels' })
  expect(await waiting()).toEqual(['Vic One', 'Vic Other'])

  await change(one.id, { ban_duration: '24h' })
  await change(other.id, { role: 'student' })
  await change(student.userId, { role: 'advisor' })

  expect(await waiting()).toEqual(['Vic Counsels'])
})

test('a student is not approved, and an address that is not confirmed is not either', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const student = await givenUser(app.db, 'student')
  const nobody = await givenUser(app.db, 'advisor', { emailConfirmedAt: null })

  await expect(call('POST /people/{id}/approve', { id: student.userId })).toBeRefused('no-advisor')
  await expect(call('POST /people/{id}/approve', { id: nobody.userId })).toBeRefused('address-not-confirmed')
})

test('a person who is disabled is out at once, and signs in again only when enabled', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const student = await givenUser(app.db, 'student', { password })
  const theirs = await app.as(student)

  expect(await call('POST /people/{id}/disable', { id: student.userId, check: 'in-person' })).toMatchObject({
    isDisabled: true,
  })
  await expect(theirs('GET /me')).toBeRefused('UNAUTHORIZED')
  expect((await authOf(app).signIn(student.email)).body.code).toBe('user_banned')
  expect((await call('GET /people', { show: 'disabled' })).people.map(({ id }) => id)).toContain(
    student.userId,
  )

  await call('POST /people/{id}/enable', { id: student.userId })
  await expect(theirs('GET /me')).toBeRefused('UNAUTHORIZED')
  expect((await authOf(app).signIn(student.email)).status).toBe(200)
  expect(await actsOn(student.userId)).toEqual(expect.arrayContaining(['person_disabled', 'person_enabled']))
})

test('a person who is disabled reads in a mail whom to ask, and in another that they can sign in again', async () => {
  const admin = await givenUser(app.db, 'admin', { fullName: 'Dana Whitfield' })
  const call = await app.as(admin)
  const student = await givenUser(app.db, 'student')
  const id = student.userId

  await call('POST /people/{id}/disable', { id, check: 'in-person' })
  await call('POST /people/{id}/disable', { id, check: 'in-person' })
  await call('POST /people/{id}/enable', { id })

  const mails = await mailsTo(app.db, student.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Bearings account is disabled',
    'Your Bearings account is enabled again',
  ])
  expect(mails[0]!.text).toContain(`Dana Whitfield (${admin.email})`)
})

test('an address that nobody has confirmed gets no mail when its account is disabled', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const stranger = await givenUser(app.db, 'student', { emailConfirmedAt: null })

  await call('POST /people/{id}/disable', { id: stranger.userId, check: 'in-person' })

  expect(await mailsTo(app.db, stranger.email)).toEqual([])
})

test('signing somebody out ends every sign-in of theirs', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const student = await givenUser(app.db, 'student')
  const [one, other] = [await app.as(student), await app.as(student)]

  await call('POST /people/{id}/sign-out', { id: student.userId, check: 'in-person' })

  await expect(one('GET /me')).toBeRefused('UNAUTHORIZED')
  await expect(other('GET /me')).toBeRefused('UNAUTHORIZED')
  expect(await actsOn(student.userId)).toEqual(['person_signed_out'])
})

test('an advisor who is made an admin sees nothing of their students any more', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student')
  await givenLink(app.db, { advisor, student })

  expect(await call('PUT /people/{id}/role', { id: advisor.userId, role: 'admin' })).toMatchObject({
    role: 'admin',
  })

  expect(await (await app.as(student))('GET /advising/link')).toMatchObject({ link: null })
  expect(await actsOn(advisor.userId)).toEqual(['role_changed'])
})

test('the groups of an advisor end with that role, and those of others stay', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const [former, other] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
  for (const advisor of [former, other])
    await (
      await app.as(advisor)
    )('POST /advising/groups', { name: 'Class of 2027', studentIds: [] })

  await call('PUT /people/{id}/role', { id: former.userId, role: 'student' })
  await call('PUT /people/{id}/role', { id: former.userId, role: 'advisor' })

  expect(await (await app.as(former))('GET /advising/groups')).toEqual([])
  expect(await (await app.as(other))('GET /advising/groups')).toMatchObject([{ name: 'Class of 2027' }])
})

test('a student who is made an advisor is no longer seen by their own', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student')
  await givenLink(app.db, { advisor, student })

  await call('PUT /people/{id}/role', { id: student.userId, role: 'advisor' })

  expect(await (await app.as(advisor))('GET /advising/students')).toMatchObject({ students: [] })
})

test.each([
  { who: 'advisor', role: 'student', sentBy: 'advisor' },
  { who: 'student', role: 'advisor', sentBy: 'student' },
] as const)(
  'a request that a former $who sent is open no more, and nobody can accept it',
  async ({ who, role, sentBy }) => {
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))
    const people = {
      advisor: await givenUser(app.db, 'advisor'),
      student: await givenUser(app.db, 'student'),
    }
    const { id } = await givenRequest(app.db, people, { sentBy })
    await asAdmin('POST /people/{id}/approve', { id: people.advisor.userId })
    const [former, other] =
      who === 'advisor' ? [people.advisor, people.student] : [people.student, people.advisor]

    await asAdmin('PUT /people/{id}/role', { id: former.userId, role })

    const call = await app.as(other)
    const sharing = who === 'advisor' ? { sharing: usualSharing } : {}
    await expect(call('POST /advising/requests/{id}/approve', { id, ...sharing })).toBeRefused(
      'request-settled',
    )
    expect(await call('GET /advising/requests')).toMatchObject({
      pending: 0,
      requests: [{ status: 'expired' }],
    })
  },
)

test('nobody changes their own role or keeps themselves out', async () => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const id = admin.userId

  await expect(call('PUT /people/{id}/role', { id, role: 'student' })).toBeRefused('own-account')
  await expect(call('POST /people/{id}/disable', { id, check: 'in-person' })).toBeRefused('own-account')
})

test('the summary counts who is there and who waits', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const before = await call('GET /people/summary')
  await givenUser(app.db, 'advisor')
  await givenUser(app.db, 'student')

  const after = await call('GET /people/summary')

  expect(after).toEqual({
    ...before,
    students: before.students + 1,
    advisors: before.advisors + 1,
    waiting: before.waiting + 1,
  })
})

async function actsOn(targetId: string): Promise<string[]> {
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.targetId, targetId))
  return rows.map(({ action }) => action).filter((action) => !action.startsWith('user_'))
}
