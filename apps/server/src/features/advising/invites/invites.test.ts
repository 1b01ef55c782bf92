import { limits } from '@bearings/domain/advising/invites/options'
import { usualSharing } from '@bearings/domain/advising/options'
import { Failure } from '@bearings/domain/failure'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorInvites } from '#database/tables/advising-invites.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { demos, users } from '#database/tables/users.ts'
import { mailNotifications } from '#features/notifications/mails/jobs.ts'
import { givenInvite, givenLink, givenRequest } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { counted, createTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { sweepInvites } from './jobs.ts'

const app = useTestApp()

type Call = Awaited<ReturnType<TestApp['as']>>
const newInvite = { name: 'Class of 2027', lasts: 'month', places: 50 } as const

/** An advisor with an open invite, and a student without an advisor, with a client for each. */
async function givenTwo(overrides: Parameters<typeof givenInvite>[2] = {}) {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell' })
  const invite = await givenInvite(app.db, advisor, overrides)
  const [asAdvisor, asStudent] = [await app.as(advisor), await app.as(student)]
  return { advisor, student, invite, code: invite.code, asAdvisor, asStudent }
}

const joinedBy = ({ id }: { id: string }) => app.db.$count(advisorLinks, eq(advisorLinks.inviteId, id))

const look = (call: Call, code: string) => call('GET /advising/invites/by-code/{code}', { code })
const join = (call: Call, code: string, essayIds?: string[]) =>
  call('POST /advising/invites/by-code/{code}/join', {
    code,
    sharing: { ...usualSharing, weeks: false },
    ...(essayIds && { essayIds }),
  })
const full = { code: 'RULE_BROKEN', rule: 'invite-full' }
const missing = { code: 'NOT_FOUND', rule: undefined, fields: undefined }

/** Returns what happens to somebody who opens a code and then tries to connect. */
async function outcomeOf(call: Call, code: string) {
  const refused = ({ code, rule, fields }: Failure) => ({ code, rule, fields })
  return {
    looked: await look(call, code).catch(refused),
    joined: await join(call, code).catch(refused),
    link: (await call('GET /advising/link')).link,
  }
}
/** The outcome of an invite that is not open: nothing is shown or linked, and no reason is given. */
const closed = { looked: missing, joined: missing, link: null }

describe('an advisor who makes an invite', () => {
  test('can copy it again, and sees how many have joined, the open ones first', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const call = await app.as(advisor)

    const made = await call('POST /advising/invites', { ...newInvite, name: ' Class of 2027 ' })
    const other = await call('POST /advising/invites', { ...newInvite, name: 'Juniors', places: 3 })
    await call('POST /advising/invites/{id}/revoke', { id: other.id })
    await join(await app.as(await givenUser(app.db, 'student')), made.code)

    expect(made).toMatchObject({
      name: 'Class of 2027',
      code: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/) as string,
      state: 'open',
      joined: 0,
      places: 50,
      createdAt: '2026-11-01T12:00:00.000Z',
      expiresAt: '2026-12-01T12:00:00.000Z',
    })
    expect(await call('GET /advising/invites')).toEqual([
      { ...made, joined: 1 },
      { ...other, state: 'revoked', expiresAt: '2026-11-01T12:00:00.000Z' },
    ])
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.actorId, advisor.userId))
    expect(entries.map(({ action }) => action)).toEqual(['invite_made', 'invite_made', 'invite_revoked'])
  })

  test('keeps no code in the database', async () => {
    const { invite, code } = await givenTwo()

    const [row] = await app.db.select().from(advisorInvites).where(eq(advisorInvites.id, invite.id))

    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${code}|${code.replaceAll('-', '')}`))
  })

  test('is told what a name and a number of places take', async () => {
    const call = await app.as(await givenUser(app.db, 'advisor'))

    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { places: 0 },
      { places: 1001 },
      { places: 1.5 },
    ])
      await expect(call('POST /advising/invites', { ...newInvite, ...wrong })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: [{ path: Object.keys(wrong)[0] }],
      })
  })

  test('has ten open at most, and makes another after revoking one', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const call = await app.as(advisor)
    for (let open = 1; open < limits.open; open++) await givenInvite(app.db, advisor)
    await givenInvite(app.db, advisor, { expiresAt: new Date('2026-10-31T12:00:00Z') })
    await givenInvite(app.db, advisor, { places: 2, joined: 2 })

    const results = await Promise.allSettled([1, 2].map(() => call('POST /advising/invites', newInvite)))

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(call('POST /advising/invites', newInvite)).toBeRefused('invites-full')
    const invites = await call('GET /advising/invites')
    const { id } = invites.find(({ state }) => state === 'open')!
    await call('POST /advising/invites/{id}/revoke', { id })
    expect(await call('POST /advising/invites', newInvite)).toMatchObject({ state: 'open' })
  })

  test('reads a full invite, which may open again, before a later one that has ended', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const on = (day: string) => new Date(`2026-${day}T12:00:00Z`)
    await givenInvite(app.db, advisor, { places: 1, joined: 1, createdAt: on('10-01') })
    await givenInvite(app.db, advisor, { createdAt: on('10-20'), expiresAt: on('10-31') })

    const invites = await (await app.as(advisor))('GET /advising/invites')

    expect(invites.map(({ state }) => state)).toEqual(['full', 'expired'])
  })

  test('sees how many are connected by it now, and a student who leaves makes room for another', async () => {
    const { invite, code, asAdvisor, asStudent } = await givenTwo({ places: 2, joined: 1 })
    const classmate = await app.as(await givenUser(app.db, 'student'))
    const { link } = await join(asStudent, code)
    expect(await asAdvisor('GET /advising/invites')).toMatchObject([{ joined: 2, state: 'full' }])
    await expect(join(classmate, code)).rejects.toMatchObject(full)

    await asStudent('POST /advising/links/{id}/end', { id: link!.id })

    expect(await asAdvisor('GET /advising/invites')).toMatchObject([
      { id: invite.id, joined: 1, places: 2, state: 'open' },
    ])
    await join(classmate, code)
    expect(await asAdvisor('GET /advising/invites')).toMatchObject([{ joined: 2, state: 'full' }])
  })

  test('is told once an hour that a student found it full, and not who; who has joined still reads it', async () => {
    const { asAdvisor, asStudent, code } = await givenTwo({ places: 2, joined: 1 })
    await join(asStudent, code)
    const late = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
    const notices = async () => (await asAdvisor('GET /notifications', { type: 'system' })).notifications

    expect(await look(asStudent, code)).toMatchObject({ name: 'Class of 2027' })
    expect(await notices()).toEqual([])
    for (const each of late) await expect(look(await app.as(each), code)).rejects.toMatchObject(full)

    expect(await notices()).toMatchObject([
      {
        title: 'An Invite Is Full',
        message: expect.stringContaining('all 2 places are taken'),
        link: '/advisor/students/invites',
      },
    ])
  })

  test('raises the number of places of a full invite, and one more student joins', async () => {
    const { advisor, invite, code, asAdvisor, asStudent } = await givenTwo({ places: 2, joined: 2 })
    await expect(look(asStudent, code)).rejects.toMatchObject(full)

    const changed = await asAdvisor('PATCH /advising/invites/{id}', { id: invite.id, places: 3 })
    await join(asStudent, code)

    expect(changed).toMatchObject({ places: 3, joined: 2, state: 'open', code })
    expect(await joinedBy(invite)).toBe(3)
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.actorId, advisor.userId))
    expect(entries.map(({ action }) => action)).toEqual(['invite_changed'])
  })

  test('cannot leave fewer places than students have joined, nor change an invite that has ended', async () => {
    const { advisor, invite, asAdvisor } = await givenTwo({ places: 5, joined: 2 })
    const ended = await givenInvite(app.db, advisor, { revokedAt: new Date('2026-10-31T12:00:00Z') })
    const change = (id: string, places: number) => asAdvisor('PATCH /advising/invites/{id}', { id, places })

    await expect(change(invite.id, 1)).toBeRefused('places-taken')
    await expect(change(ended.id, 60)).toBeRefused('NOT_FOUND')
    expect(await change(invite.id, 2)).toMatchObject({ places: 2, state: 'full' })
  })

  test('neither sees nor revokes those of another', async () => {
    const { invite, asStudent, code } = await givenTwo()
    const other = await app.as(await givenUser(app.db, 'advisor'))

    expect(await other('GET /advising/invites')).toEqual([])
    await expect(other('POST /advising/invites/{id}/revoke', { id: invite.id })).rejects.toMatchObject(
      missing,
    )
    expect(await look(asStudent, code)).toMatchObject({ name: 'Class of 2027' })
  })

  test('waits for approval where advisors are approved first, and their older invites with them', async () => {
    const strict = await createTestApp({ settings: { ADVISOR_APPROVAL: 'required' } })
    const advisor = await givenUser(strict.db, 'advisor', { advisorApprovedAt: null })
    const [asAdvisor, asStudent] = [
      await strict.as(advisor),
      await strict.as(await givenUser(strict.db, 'student')),
    ]
    const { id, code } = await givenInvite(strict.db, advisor)
    const refused = { rule: 'advisor-not-approved' }

    await expect(asAdvisor('POST /advising/invites', newInvite)).rejects.toMatchObject(refused)
    await expect(asAdvisor('GET /advising/invites')).rejects.toMatchObject(refused)
    await expect(asAdvisor('POST /advising/invites/{id}/revoke', { id })).rejects.toMatchObject(refused)
    expect(await outcomeOf(asStudent, code)).toEqual(closed)

    await strict.db.update(users).set({ advisorApprovedAt: new Date() }).where(eq(users.id, advisor.userId))
    expect(await asAdvisor('POST /advising/invites', newInvite)).toMatchObject({ state: 'open' })
    expect(await join(asStudent, code)).toMatchObject({ link: { advisor: { id: advisor.userId } } })
    await strict.close()
  })
})

describe('a student who has the code', () => {
  test('sees who invites them, however they type it', async () => {
    const { advisor, asStudent, code } = await givenTwo()

    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' ')])
      expect(await look(asStudent, typed)).toEqual({
        name: 'Class of 2027',
        school: null,
        advisor: { id: advisor.userId, fullName: 'Ines Moreau', email: advisor.email },
      })
  })

  test('is linked with what they chose, and the advisor is told', async () => {
    const { advisor, student, invite, code, asAdvisor, asStudent } = await givenTwo()
    const essay = await givenEssay(app.db, student)
    await givenEssay(app.db, student)

    const { link } = await join(asStudent, code, [essay.id])

    expect(link).toMatchObject({
      advisor: { id: advisor.userId },
      sharing: { ...usualSharing, weeks: false },
      sharedEssayIds: [essay.id],
    })
    expect(await asStudent('GET /advising/link')).toMatchObject({ link })
    expect((await asAdvisor('GET /advising/students', {})).students).toMatchObject([{ id: student.userId }])
    expect((await asAdvisor('GET /notifications')).notifications).toMatchObject([
      {
        type: 'advisor_request_approved',
        title: 'Student Joined',
        message: 'Jon Bell accepted your invite “Class of 2027”.',
        link: `/advisor/students/${student.userId}`,
      },
    ])
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.actorId, student.userId))
    expect(entry).toMatchObject({
      action: 'advising_joined',
      targetId: advisor.userId,
      detail: { inviteId: invite.id, linkId: link!.id },
    })
  })

  test('says what they share, or is not linked', async () => {
    const { code, asStudent } = await givenTwo()

    await expect(asStudent('POST /advising/invites/by-code/{code}/join', { code } as never)).toBeRefused(
      'INVALID_INPUT',
    )
  })

  test('settles the request that waits between the two, no matter who sent it', async () => {
    for (const sentBy of ['advisor', 'student'] as const) {
      const { advisor, student, code, asAdvisor, asStudent } = await givenTwo()
      const { id } = await givenRequest(app.db, { advisor, student }, { sentBy })

      await join(asStudent, code)

      const [row] = await app.db.select().from(advisorRequests).where(eq(advisorRequests.id, id))
      expect(row!.status).toBe('approved')
      expect((await asAdvisor('GET /advising/summary')).pendingRequests).toBe(0)
      await expect(asStudent('POST /advising/requests/{id}/reject', { id })).rejects.toBeInstanceOf(Failure)
    }
  })

  test('has read what they were asked by the request that it settles', async () => {
    const { student, code, asAdvisor, asStudent } = await givenTwo()
    await app.db.update(users).set({ studentId: 'K-4711' }).where(eq(users.id, student.userId))
    await asAdvisor('POST /advising/requests', { studentId: student.userId })
    expect((await asStudent('GET /notifications')).unread).toBe(1)

    await join(asStudent, code)

    expect((await asStudent('GET /notifications')).unread).toBe(0)
    expect((await asAdvisor('GET /notifications')).unread).toBe(1)
  })

  test('who has an advisor is linked to nobody else, and takes no place', async () => {
    const { invite, student, code, asStudent } = await givenTwo()
    const own = await givenUser(app.db, 'advisor')
    await givenLink(app.db, { advisor: own, student })

    await expect(join(asStudent, code)).toBeRefused('already-advised')

    expect((await asStudent('GET /advising/link')).link?.advisor.id).toBe(own.userId)
    expect(await joinedBy(invite)).toBe(0)
  })

  test('shares no essay of somebody else, and is not linked by trying', async () => {
    const { code, asStudent } = await givenTwo()
    const essay = await givenEssay(app.db, await givenUser(app.db, 'student'))

    await expect(join(asStudent, code, [essay.id])).toBeRefused('NOT_FOUND')
    expect(await asStudent('GET /advising/link')).toMatchObject({ link: null })
  })

  test('ends it later as any other link, and the advisor sees nothing', async () => {
    const { student, code, asAdvisor, asStudent } = await givenTwo()
    const { link } = await join(asStudent, code)

    await asStudent('POST /advising/links/{id}/end', { id: link!.id })

    await expect(asAdvisor('GET /advising/students/{id}', { id: student.userId })).rejects.toMatchObject(
      missing,
    )
  })
})

describe('says nothing but that there is no such invite', () => {
  test.each([
    ['has expired', { expiresAt: new Date('2026-11-01T12:00:00Z') }],
    ['was revoked', { revokedAt: new Date('2026-11-01T11:00:00Z') }],
  ])('one that %s', async (_, overrides) => {
    const { code, asStudent } = await givenTwo(overrides)

    expect(await outcomeOf(asStudent, code)).toEqual(closed)
  })

  test('a code that nobody has, or that is none', async () => {
    const { asStudent } = await givenTwo()

    for (const code of ['0000-0000-0000', 'hello', '-'])
      expect(await outcomeOf(asStudent, code)).toEqual(closed)
  })

  test.each([
    ['is disabled', { bannedUntil: new Date('2100-01-01T00:00:00Z') }],
    ['is about to be erased', { eraseAfter: new Date('2026-11-20T00:00:00Z') }],
    ['has not confirmed the address', { emailConfirmedAt: null }],
    ['is no advisor any more', { role: 'student' as const }],
  ])('one whose advisor %s', async (_, change) => {
    const { advisor, code, asStudent } = await givenTwo()
    await app.db.update(users).set(change).where(eq(users.id, advisor.userId))

    expect(await outcomeOf(asStudent, code)).toEqual(closed)
  })

  test('one whose advisor lost the role, and got it back', async () => {
    const { advisor, code, asStudent } = await givenTwo()
    const admin = await app.as(await givenUser(app.db, 'admin'))

    await admin('PUT /people/{id}/role', { id: advisor.userId, role: 'student' })
    await admin('PUT /people/{id}/role', { id: advisor.userId, role: 'advisor' })

    expect(await outcomeOf(asStudent, code)).toEqual(closed)
  })
})

test('nobody of a demo invites somebody real, nor the other way around, nor another demo', async () => {
  const expiresAt = new Date('2026-11-02T12:00:00Z')
  const [one, other] = await app.db.insert(demos).values([{ expiresAt }, { expiresAt }]).returning()
  const demoOf = async (demoId: string | null) => {
    const advisor = await givenUser(app.db, 'advisor', { demoId })
    const student = await givenUser(app.db, 'student', { demoId })
    const { code } = await givenInvite(app.db, advisor)
    return { code, call: await app.as(student) }
  }
  const people = [await demoOf(one!.id), await demoOf(other!.id), await demoOf(null)]

  for (const { call } of people)
    for (const { code } of people.filter((each) => each.call !== call))
      expect(await outcomeOf(call, code)).toEqual(closed)

  for (const { call, code } of people) expect((await join(call, code)).link).not.toBeNull()
})

test('of twenty who want the last three places at once, three get them', { timeout: 60_000 }, async () => {
  const { invite, code } = await givenTwo({ places: 5, joined: 2 })
  const students = await Promise.all(Array.from({ length: 20 }, () => givenUser(app.db, 'student')))
  const calls = await Promise.all(students.map((student) => app.as(student)))

  const results = await Promise.allSettled(calls.map((call) => join(call, code)))

  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Failure] : [],
  )
  expect(new Set(refused.map(({ rule }) => rule))).toEqual(new Set(['invite-full']))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await joinedBy(invite)).toBe(5)
})

test('a student who presses twice at once takes one place', async () => {
  const { invite, student, code, asStudent } = await givenTwo()

  const results = await Promise.allSettled([1, 2, 3].map(() => join(asStudent, code)))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await joinedBy(invite)).toBe(1)
  const linked = and(eq(advisorLinks.studentId, student.userId), eq(advisorLinks.advisorId, invite.advisorId))
  expect(await app.db.select().from(advisorLinks).where(linked)).toHaveLength(1)
})

test('a class that joins at once is one notification that counts, until the advisor has read it', async () => {
  const { code, invite, asAdvisor, asStudent } = await givenTwo()
  const classmates = await Promise.all(
    ['Ada Berg', 'Ben Adeyemi', 'Cleo Park'].map((fullName) => givenUser(app.db, 'student', { fullName })),
  )
  const told = async () => (await asAdvisor('GET /notifications')).notifications
  await join(asStudent, code)
  expect(await told()).toMatchObject([{ title: 'Student Joined' }])

  await Promise.all(classmates.map(async (student) => join(await app.as(student), code)))

  expect(await told()).toMatchObject([
    {
      title: 'Students Joined',
      message: expect.stringMatching(
        /^4 students have joined with your invite “Class of 2027”, most recently (Ada Berg|Ben Adeyemi|Cleo Park)\.$/,
      ),
      link: '/student/advisor?order=since',
      subjectId: invite.id,
    },
  ])

  await asAdvisor('POST /notifications/read')
  await join(await app.as(await givenUser(app.db, 'student', { fullName: 'Dev Rao' })), code)
  const [unread, ...others] = (await told()).toSorted(
    (one, other) => Number(one.isRead) - Number(other.isRead),
  )
  expect(unread).toMatchObject({ isRead: false, message: expect.stringContaining('5 students') })
  expect(others).toMatchObject([{ isRead: true, message: expect.stringContaining('4 students') }])
  expect((await asAdvisor('GET /advising/students')).total).toBe(5)
})

test('a class that joins within a minute is one mail to the advisor', async () => {
  const own = await createTestApp()
  const advisor = await givenUser(own.db, 'advisor')
  await (
    await own.as(advisor)
  )('PUT /notifications/preferences', {
    preferences: [{ type: 'advisor_request_approved', inApp: true, byMail: true }],
  })
  const { code } = await givenInvite(own.db, advisor)
  const run = () => mailNotifications({ db: own.db, now: own.now, config: own.config })
  for (let second = 0; second < 30; second += 2) {
    own.setNow(`2026-11-01T12:00:${String(second).padStart(2, '0')}Z`)
    const student = await givenUser(own.db, 'student', { fullName: `Student ${second}` })
    await join(await own.as(student), code)
    await run()
  }
  expect(await mailsTo(own.db, advisor.email)).toEqual([])

  own.setNow('2026-11-01T12:06:00Z')
  await run()

  expect(await mailsTo(own.db, advisor.email)).toMatchObject([
    { subject: '15 students have joined with your invite “Class of 2027”, most recently Student 28' },
  ])
  await own.close()
})

describe('trying codes', () => {
  test('ends after twenty that open nothing, for the account that tries', async () => {
    const limited = await createTestApp({ limits: counted() })
    const advisor = await givenUser(limited.db, 'advisor')
    const { code } = await givenInvite(limited.db, advisor)
    const call = await limited.as(await givenUser(limited.db, 'student'))
    for (let tried = 0; tried < 20; tried++)
      await expect(look(call, '0000-0000-0000')).rejects.toMatchObject(missing)

    await expect(look(call, code)).toBeRefused('TOO_MANY')
    await expect(join(call, code)).toBeRefused('TOO_MANY')
    expect(await look(await limited.as(await givenUser(limited.db, 'student')), code)).toMatchObject({})
    await limited.close()
  })

  test('is not what a class does that comes too late to a full invite, however often', async () => {
    const limited = await createTestApp({ limits: counted() })
    const advisor = await givenUser(limited.db, 'advisor')
    const { code } = await givenInvite(limited.db, advisor, { places: 1, joined: 1 })
    const { code: open } = await givenInvite(limited.db, advisor)
    const call = await limited.as(await givenUser(limited.db, 'student'))
    for (let tried = 0; tried < 25; tried++) await expect(look(call, code)).rejects.toMatchObject(full)

    expect(await look(call, open)).toMatchObject({})
    await limited.close()
  })

  test('ends after two hundred for a network, while a whole class with the right code comes in', async () => {
    const limited = await createTestApp({ limits: counted() })
    const { code } = await givenInvite(limited.db, await givenUser(limited.db, 'advisor'), { places: 300 })
    for (let student = 0; student < 30; student++)
      await join(await limited.as(await givenUser(limited.db, 'student')), code)
    for (let account = 0; account < 10; account++) {
      const call = await limited.as(await givenUser(limited.db, 'student'))
      for (let tried = 0; tried < 20; tried++)
        await expect(look(call, 'nothing')).rejects.toMatchObject(missing)
    }

    const another = await limited.as(await givenUser(limited.db, 'student'))
    await expect(look(another, code)).toBeRefused('TOO_MANY')
    await limited.close()
  }, 60_000)
})

test('an invite that was revoked is deleted thirty days after that, however long it would have lasted', async () => {
  const { asAdvisor, invite } = await givenTwo({ expiresAt: new Date('2027-04-01T12:00:00Z') })
  await asAdvisor('POST /advising/invites/{id}/revoke', { id: invite.id })

  await sweepInvites(app.db, new Date(app.now().getTime() + 29 * 86_400_000))
  expect(await asAdvisor('GET /advising/invites')).toHaveLength(1)
  await sweepInvites(app.db, new Date(app.now().getTime() + 30 * 86_400_000))
  expect(await asAdvisor('GET /advising/invites')).toEqual([])
})

test('an invite is deleted thirty days after it ended, whatever became of it', async () => {
  const ended = await givenTwo({ expiresAt: new Date('2026-10-02T12:00:00Z') })
  const fresh = await givenTwo({ expiresAt: new Date('2026-10-02T12:00:01Z') })

  await sweepInvites(app.db, app.now())

  expect(await ended.asAdvisor('GET /advising/invites')).toEqual([])
  expect(await fresh.asAdvisor('GET /advising/invites')).toHaveLength(1)
})
