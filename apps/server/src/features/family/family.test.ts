import { usualParts } from '@bearings/domain/family/options'
import { eq } from 'drizzle-orm'
import { strFromU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { familyAnswers, familyInvitations } from '#database/tables/family.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { authOf, unusedEmail } from '#testing/auth.ts'
import { archiveOf } from '#testing/given-archive.ts'
import { everyPart, givenFamilyInvitation, givenGuardian } from '#testing/given-family.ts'
import { givenNotification } from '#testing/given-notifications.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'
import { withoutIds } from '#testing/without-ids.ts'
import { sweepInvitations } from './jobs.ts'

const app = useTestApp({
  settings: { PUBLIC_URL: 'https://bearings.example', DEV_MAILBOX: 'on', ADVISOR_APPROVAL: 'off' },
})
const auth = authOf(app)
const catalog = givenOnce(() => givenCatalog(app.db))

const mother = { name: 'Rosa New', relation: 'mother', parts: usualParts } as const

describe('an invitation', () => {
  test('reaches a mother by mail, who signs up with it, accepts, and sees what the student chose', async () => {
    const student = await givenUser(app.db, 'student', { fullName: 'Nadia New' })
    const entry = await givenEntry(app.db, student, {
      schoolId: catalog.ohioState,
      deadline: '2026-11-20',
      deadlineState: 'own',
    })
    const asStudent = await app.as(student)
    const email = unusedEmail()
    const { invitations } = await asStudent('POST /family/invitations', { ...mother, email })
    const [mail] = await mailsTo(app.db, email)
    expect(mail!.subject).toBe('Nadia New invites you to Bearings')
    const code = /family\/join\/([\w-]+)/.exec(mail!.text)![1]!
    expect(invitations).toMatchObject([{ name: 'Rosa New', email, code }])

    const { id, token } = await auth.newcomer({ full_name: 'Rosa New', role: 'guardian', family_code: code })
    const asMother = app.withToken(token)
    expect(await asMother('GET /family/children')).toEqual([])
    await asMother('POST /family/invitations/by-code/{code}/accept', { code })

    expect(await asMother('GET /me')).toMatchObject({ userId: id, role: 'guardian' })
    const [child] = await asMother('GET /family/children')
    expect(child).toMatchObject({ id: student.userId, fullName: 'Nadia New', isPaused: false })
    expect(await asMother('GET /family/children/{id}/colleges', { id: student.userId })).toMatchObject({
      shared: true,
      colleges: [{ entryId: entry.id, name: 'Ohio State University', status: 'Not Started' }],
    })
    expect(await asMother('GET /family/children/{id}', { id: student.userId })).toMatchObject({
      dates: [{ title: 'Ohio State University', date: '2026-11-20' }],
      letters: null,
      essays: null,
    })
    const told = await asStudent('GET /notifications', {})
    expect(told.notifications).toMatchObject([{ title: 'Invitation Accepted', link: '/student/family' }])
    expect(await asStudent('GET /family')).toMatchObject({
      guardians: [{ fullName: 'Rosa New', relation: 'mother', isPaused: false }],
      invitations: [],
    })
    const { views } = await asStudent('GET /access-log')
    expect(views.map(({ what, advisor }) => [what, advisor?.fullName])).toEqual(
      expect.arrayContaining([
        ['list', 'Rosa New'],
        ['overview', 'Rosa New'],
      ]),
    )
  })

  test('comes in the language that the student chose, and her own mails follow the language she signed up in', async () => {
    const student = await givenUser(app.db, 'student', { fullName: 'Nadia New' })
    const email = unusedEmail()
    await (
      await app.as(student)
    )('POST /family/invitations', { ...mother, email, language: 'es' })
    const [mail] = await mailsTo(app.db, email)
    expect(mail!.subject).toBe('Nadia New le invita a Bearings')
    expect(mail!.text).toMatch(/family\/join\/[\w-]+\?lang=es/)
    expect(mail!.text).not.toMatch(/\b(the|you|your|email)\b/i)
    const code = /family\/join\/([\w-]+)/.exec(mail!.text)![1]!

    const { token, email: hers } = await auth.newcomer({
      role: 'guardian',
      family_code: code,
      language: 'es',
    })
    const asMother = app.withToken(token)
    expect(await asMother('GET /me')).toMatchObject({ language: 'es' })
    const [confirmation] = await mailsTo(app.db, hers)
    expect(confirmation!.subject).toBe('Confirme su correo para Bearings')
    expect(confirmation!.text).toContain('Su código: ')
    expect(await asMother('PATCH /me', { language: 'en' })).toMatchObject({ language: 'en' })
  })

  test('is the only way to become a guardian: without one that works, nobody signs up as one', async () => {
    const student = await givenUser(app.db, 'student')
    const expired = await givenFamilyInvitation(app.db, student, {
      expiresAt: new Date('2026-10-31T12:00:00Z'),
    })
    for (const family_code of [undefined, '', '0000-0000-0000', expired.code, 'x'.repeat(61), 7, null]) {
      const { status, body } = await auth.signUp(unusedEmail(), { role: 'guardian', family_code })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_failed' })
    }
    const byLink = { email: unusedEmail(), create_user: true, data: { role: 'guardian' } }
    expect((await auth.call('POST /otp', { body: byLink })).status).toBe(400)
  })

  test('works once, not for a student or an advisor, and not for a second child that is the same', async () => {
    const student = await givenUser(app.db, 'student')
    const { code } = await givenFamilyInvitation(app.db, student)
    for (const role of ['student', 'advisor', 'admin'] as const)
      await expect(
        (await app.as(await givenUser(app.db, role)))('POST /family/invitations/by-code/{code}/accept', {
          code,
        }),
      ).toBeRefused('FORBIDDEN')
    const guardian = await givenUser(app.db, 'guardian')
    const call = await app.as(guardian)
    const other = await app.as(await givenUser(app.db, 'guardian'))

    const answers = await Promise.allSettled([
      call('POST /family/invitations/by-code/{code}/accept', { code }),
      other('POST /family/invitations/by-code/{code}/accept', { code }),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const linked = await givenUser(app.db, 'guardian')
    await givenGuardian(app.db, { guardian: linked, student })
    const again = await givenFamilyInvitation(app.db, student)
    await expect(
      (await app.as(linked))('POST /family/invitations/by-code/{code}/accept', { code: again.code }),
    ).toBeRefused('already-family')
  })

  test('is taken back, and expires, and a student has four guardians at most', async () => {
    const { student, call } = await givenStudent(app)
    await givenGuardian(app.db, { guardian: await givenUser(app.db, 'guardian'), student })
    for (let n = 0; n < 3; n++) await call('POST /family/invitations', { ...mother, email: null })
    await expect(call('POST /family/invitations', { ...mother, email: null })).toBeRefused('family-full')
    const { invitations } = await call('GET /family')
    const { id, code } = invitations[0]!

    await call('DELETE /family/invitations/{id}', { id })

    await expect(app.signedOut('GET /family/invitations/by-code/{code}', { code })).toBeRefused('NOT_FOUND')
    await call('POST /family/invitations', { ...mother, email: null })
    await sweepInvitations(app.db, new Date('2026-11-20T12:00:00Z'))
    expect((await call('GET /family')).invitations).toEqual([])
  })

  test('carries no web address in a name, and none leaves a demo', async () => {
    const student = await givenUser(app.db, 'student', { fullName: 'Win https://evil.example/now' })
    const email = unusedEmail()
    await (
      await app.as(student)
    )('POST /family/invitations', { ...mother, name: 'See evil.com', email })

    const [mail] = await mailsTo(app.db, email)

    expect(mail!.text + mail!.subject).not.toContain('evil')
  })

  test('is guessed at so often and no more', async () => {
    const guessed = await createTestApp({ limits: counted() })
    const guess = () =>
      guessed.signedOut('GET /family/invitations/by-code/{code}', { code: '0000-0000-0000' })
    for (let n = 0; n < 200; n++) await guess().catch(() => {})

    await expect(guess()).toBeRefused('TOO_MANY')
    await guessed.close()
  })
})

async function family(parts = everyPart) {
  const student = await givenUser(app.db, 'student', { fullName: 'Nadia New' })
  const guardian = await givenUser(app.db, 'guardian', { fullName: 'Rosa New' })
  const link = await givenGuardian(app.db, { guardian, student }, parts)
  const [asStudent, asGuardian] = [await app.as(student), await app.as(guardian)]
  return { student, guardian, link, asStudent, asGuardian, id: student.userId }
}

const answers = {
  awardYear: '2027-28',
  dependency: 'dependent',
  household: 'married',
  familySize: 4,
  state: 'OH',
  mustFile: true,
  benefits: 'no',
  schedules: 'unknown',
} as const

describe('what a mother fills in', () => {
  test('makes the prices hers; the student learns what it comes to, and none of the answers', async () => {
    const { student, asStudent, asGuardian, id, link } = await family()
    await givenEntry(app.db, student, { schoolId: catalog.ohioState })
    const before = await asGuardian('GET /family/children/{id}/colleges', { id })
    const filled = { budget: 21_111, state: 'OH', answers: await answered(), showsBudget: false }

    const money = await asGuardian('PUT /family/children/{id}/money', { id, ...filled })

    expect(money).toMatchObject({ budget: 21_111, state: 'OH', filledAt: app.now().toISOString() })
    const after = await asGuardian('GET /family/children/{id}/colleges', { id })
    expect(after).not.toEqual(before)
    expect(after).toMatchObject({ colleges: [{ price: { price: { residency: 'in-state' } } }] })
    const mine = await asStudent('GET /family')
    expect(mine.guardians).toMatchObject([{ filled: { budget: null, index: { awardYear: '2027-28' } } }])
    expect(withoutIds(mine)).not.toMatch(/87654|21111/)
    expect(await asStudent('GET /family/guardians/{id}/prices', { id: link.id })).toMatchObject([
      { price: { residency: 'in-state' } },
    ])
    expect(await asStudent('GET /money/finances')).toMatchObject({ budget: null, answers: null })

    await asGuardian('PUT /family/children/{id}/money', { id, ...filled, showsBudget: true })
    expect((await asStudent('GET /family')).guardians).toMatchObject([{ filled: { budget: 21_111 } }])
  })

  test('is hers: in her archive and not in the student’s, and gone with the connection', async () => {
    const { student, guardian, asStudent, asGuardian, id, link } = await family()
    const filled = { budget: 21_111, state: 'OH', answers: null, showsBudget: true }
    await asGuardian('PUT /family/children/{id}/money', { id, ...filled })
    const kept = async ({ userId }: typeof student, table: string) => {
      const files = await archiveOf(app, await accessTokenFor(app, userId))
      return JSON.parse(strFromU8(files[`data/${table}.json`]!)) as unknown
    }

    expect(await kept(guardian, 'family_answers')).toMatchObject([{ budget: '21111', state: 'OH' }])
    expect(await kept(student, 'family_answers')).toEqual([])
    expect(await kept(student, 'family_links')).toMatchObject([{ id: link.id, relation: 'mother' }])
    await asStudent('POST /family/guardians/{id}/end', { id: link.id })

    expect(await app.db.$count(familyAnswers, eq(familyAnswers.linkId, link.id))).toBe(0)
    await expect(asGuardian('GET /family/children/{id}', { id })).toBeRefused('NOT_FOUND')
  })
})

describe('a student', () => {
  test('pauses and resumes; nothing is read meanwhile and nobody is told why', async () => {
    const { asStudent, asGuardian, id, link, guardian } = await family()
    await asStudent('PATCH /family/guardians/{id}', { id: link.id, isPaused: true })

    expect(await asGuardian('GET /family/children')).toMatchObject([
      { isPaused: true, parts: { list: false, deadlines: false } },
    ])
    for (const key of [
      'GET /family/children/{id}',
      'GET /family/children/{id}/colleges',
      'GET /family/children/{id}/aid',
      'GET /family/children/{id}/money',
    ] as const)
      await expect(asGuardian(key, { id })).toBeRefused('NOT_FOUND')
    const { notifications } = await (await app.as(guardian))('GET /notifications', {})
    expect(notifications).toEqual([])

    await asStudent('PATCH /family/guardians/{id}', { id: link.id, isPaused: false, parts: { list: false } })
    expect(await asGuardian('GET /family/children/{id}/colleges', { id })).toEqual({ shared: false })
  })

  test('who ends it, or whose guardian does, is told, and so is the other', async () => {
    const one = await family()
    await one.asStudent('POST /family/guardians/{id}/end', { id: one.link.id })
    expect((await one.asGuardian('GET /notifications', {})).notifications).toMatchObject([
      { message: 'You are no longer connected with Nadia New on Bearings.' },
    ])

    const other = await family()
    await other.asGuardian('POST /family/guardians/{id}/end', { id: other.link.id })
    expect((await other.asStudent('GET /notifications', {})).notifications).toMatchObject([
      { message: 'Rosa New no longer sees anything of yours on Bearings.' },
    ])
    expect((await other.asStudent('GET /family')).guardians).toEqual([])
  })
})

describe('what a mother was told of the week ahead', () => {
  async function told() {
    const given = await family()
    await givenNotification(app.db, given.guardian, {
      type: 'family-week',
      title: 'The week ahead for Nadia',
      link: '/family',
      subjectId: given.link.id,
    })
    const titles = async () =>
      (await given.asGuardian('GET /notifications', {})).notifications.map(({ title }) => title)
    return { ...given, titles }
  }

  test('goes with the connection', async () => {
    const { asStudent, link, titles } = await told()

    await asStudent('POST /family/guardians/{id}/end', { id: link.id })

    expect(await titles()).toEqual(['Connection Ended'])
  })

  test('goes once her child is no longer a student', async () => {
    const { student, titles } = await told()
    const admin = await app.as(await givenUser(app.db, 'admin'))

    await admin('PUT /people/{id}/role', { id: student.userId, role: 'advisor' })

    expect(await titles()).toEqual([])
  })
})

test('a mother sees the date of a college in California until its day has ended there, and how sure it is', async () => {
  const { student, guardian, id } = await family()
  const date = { plan: 'regular', deadline: '2026-11-30', deadlineState: 'carried_over' } as const
  await givenEntry(app.db, student, { ...date, schoolId: catalog.ucla })
  const at = async (now: string) => {
    app.setNow(now)
    const { dates } = await (await app.as(guardian))('GET /family/children/{id}', { id })
    return dates!.map(({ date, basis }) => [date, basis])
  }

  expect(await at('2026-12-01T07:59:59Z')).toEqual([['2026-11-30', 'carried_over']])
  expect(await at('2026-12-01T08:00:00Z')).toEqual([])
})

test('an admin makes nobody a guardian, and who is no longer one sees nothing more', async () => {
  const { student, guardian, asStudent } = await family()
  const admin = await app.as(await givenUser(app.db, 'admin'))
  await givenFamilyInvitation(app.db, student)

  await expect(
    admin('PUT /people/{id}/role', { id: student.userId, role: 'guardian' as 'admin' }),
  ).toBeRefused('INVALID_INPUT')
  await admin('PUT /people/{id}/role', { id: guardian.userId, role: 'student' })

  expect((await asStudent('GET /family')).guardians).toEqual([])
  await admin('PUT /people/{id}/role', { id: student.userId, role: 'advisor' })
  const left = await app.db.select().from(familyInvitations)
  expect(left.filter(({ studentId }) => studentId === student.userId)).toEqual([])
})

async function answered() {
  const { amounts } = await import('@bearings/domain/money/calculator/options')
  const none = Object.fromEntries(amounts.map((name) => [name, null])) as Record<
    (typeof amounts)[number],
    null
  >
  return { ...answers, amounts: { ...none, agi: 87_654 } }
}
