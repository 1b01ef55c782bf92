import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/letters/options'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { letterContacts, letterRequests } from '#database/tables/letters.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { unusedEmail } from '#testing/auth.ts'
import { givenLink } from '#testing/given-advising.ts'
import { archiveOf } from '#testing/given-archive.ts'
import { givenLetterContact, givenLetterRequest } from '#testing/given-letters.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenDemo, givenStudent, givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { counted, createTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { untilWaiting } from '#testing/until-waiting.ts'
import { sweepContacts, tellContacts } from './telling/jobs.ts'

const settings = { PUBLIC_URL: 'https://bearings.example', DEV_MAILBOX: 'on', ADVISOR_APPROVAL: 'off' }
const app = useTestApp({ settings })

const note = 'Dear Ms. Ruiz, would you write for me? '.repeat(4)
const missing = { code: 'NOT_FOUND' }

/** A student with a teacher for three colleges, who has said that they waive. */
async function givenAsking(fullName = 'Nadia New', { db, as }: Pick<TestApp, 'db' | 'as'> = app) {
  const student = await givenUser(db, 'student', { fullName })
  const entries = [
    await givenEntry(db, student, {
      name: 'Aster College',
      deadline: '2026-12-01',
      deadlineState: 'own',
    }),
    await givenEntry(db, student, {
      name: 'Birch College',
      deadline: '2027-01-05',
      deadlineState: 'own',
    }),
    await givenEntry(db, student, { name: 'Cedar College' }),
  ]
  const letters = Object.fromEntries(entries.map(({ id }) => [id, null]))
  const { id: recommenderId } = await givenRecommender(db, student, {
    name: 'Ms. Ruiz',
    state: 'planned',
    letters,
  })
  const call = await as(student)
  await call('PUT /letters/waiver', { choice: 'waived' })
  const ask = (email: string | null, given: object = {}) =>
    call('POST /letters/asks', {
      recommenderId,
      email,
      wantedBy: '2026-11-24',
      note,
      bragSheet: true,
      activities: [],
      ...given,
    })
  return { student, entries, recommenderId, call, ask }
}

async function codeMailedTo(email: string): Promise<string> {
  const mails = await mailsTo(app.db, email)
  return /letters\/([\w-]+)/.exec(mails.at(-1)!.text)![1]!
}

const open = (code: string) => app.signedOut('GET /letters/by-code/{code}', { code })

describe('a student', () => {
  test('asks by mail, the teacher accepts, promises a day, and says what was sent; the student reads who said so', async () => {
    const { student, entries, call, ask } = await givenAsking()
    await givenProfile(app.db, student, {
      activities: [
        { name: 'Robotics', position: 'Captain', grades: ['10', '11'], description: 'Build and drive.' },
        { name: 'Chess', description: 'Kept to myself.' },
      ],
    })
    await call('PUT /letters/brag-sheet', { proud: 'The bridge that held.', words: '' })
    const email = unusedEmail()
    const { asks } = await ask(email, { activities: ['Robotics'] })
    expect(asks).toMatchObject([{ email, state: 'asked', mailedAt: '2026-11-01T12:00:00.000Z' }])
    const [mail] = await mailsTo(app.db, email)
    expect(mail).toMatchObject({ subject: 'Nadia New asks you for a letter' })
    expect(mail!.text).not.toContain('would you write')
    expect(mail!.text).toContain('for 3 colleges, needed by Nov 24, 2026')

    const code = await codeMailedTo(email)
    const desk = await open(code)
    expect(desk).toMatchObject({ name: 'Ms. Ruiz', isMailed: true, open: 1, most: null })
    const [request] = desk.requests
    expect(request).toMatchObject({
      student: 'Nadia New',
      state: 'asked',
      waiver: 'waived',
      attached: {
        note: note.trim(),
        bragSheet: [
          {
            question: 'Which work for school are you proud of? What was hard about it?',
            answer: 'The bridge that held.',
          },
        ],
        activities: [{ name: 'Robotics', about: 'Captain · Grades 10, 11', description: 'Build and drive.' }],
      },
    })
    expect(request!.colleges.map(({ name }) => name)).toEqual([
      'Aster College',
      'Birch College',
      'Cedar College',
    ])
    expect(JSON.stringify(desk)).not.toMatch(new RegExp(`Kept to myself|${student.userId}|${student.email}`))

    const coded = { code, id: request!.id }
    await app.signedOut('POST /letters/by-code/{code}/{id}/accept', { ...coded, promisedOn: '2026-11-20' })
    for (const { id: entryId } of entries.slice(0, 2))
      await app.signedOut('PUT /letters/by-code/{code}/{id}/letters/{entryId}', {
        ...coded,
        entryId,
        sentOn: '2026-11-18',
      })

    const { recommenders } = await call('GET /recommenders')
    expect(recommenders[0]).toMatchObject({ state: 'agreed', askedOn: '2026-11-01' })
    expect(recommenders[0]!.letters.map(({ sentOn, saidBy }) => [sentOn, saidBy])).toEqual([
      ['2026-11-18', 'recommender'],
      ['2026-11-18', 'recommender'],
      [null, null],
    ])
    expect((await call('GET /letters')).asks).toMatchObject([
      { state: 'accepted', promisedOn: '2026-11-20', answeredBy: 'recommender' },
    ])
    const { notifications } = await call('GET /notifications', {})
    expect(notifications.map(({ message }) => message)).toContain('Your teacher says: 2 of 3 sent.')
    const { views } = await call('GET /access-log')
    expect(views).toMatchObject([{ what: 'letter', recommender: 'Ms. Ruiz', advisor: null }])
  })

  test('cannot change what the teacher said was sent, neither by ticking nor by saving the form', async () => {
    const { entries, recommenderId, call, ask } = await givenAsking()
    const { asks } = await ask(null)
    const { id } = asks[0]!
    const code = asks[0]!.code!
    const entryId = entries[0]!.id
    await app.signedOut('PUT /letters/by-code/{code}/{id}/letters/{entryId}', {
      code,
      id,
      entryId,
      sentOn: '2026-11-18',
    })

    await expect(
      call('PUT /recommenders/{id}/letters/{entryId}', { id: recommenderId, entryId, sentOn: null }),
    ).toBeRefused('letter-said')
    const { letters, state } = await call('PATCH /recommenders/{id}', {
      id: recommenderId,
      state: 'planned',
      letters: [{ entryId, sentOn: null }],
    })

    expect(state).toBe('agreed')
    expect(letters).toEqual([{ entryId, sentOn: '2026-11-18', saidBy: 'link' }])
  })

  test('is asked about reading the letters first, asks nobody twice, and three people a day', async () => {
    const { student, call } = await givenStudent(app)
    const teachers: { id: string }[] = []
    for (const name of ['A', 'B', 'C', 'D']) teachers.push(await givenRecommender(app.db, student, { name }))
    const ask = async (at: number) =>
      (await app.as(student))('POST /letters/asks', {
        recommenderId: teachers[at]!.id,
        email: null,
        wantedBy: '2026-12-01',
        note,
        bragSheet: false,
        activities: [],
      })
    await expect(ask(0)).toBeRefused('waiver-first')
    await call('PUT /letters/waiver', { choice: 'undecided' })
    for (const at of [0, 1, 2]) await ask(at)
    await expect(ask(0)).toBeRefused('letter-asked')
    await expect(ask(3)).toBeRefused('letters-today')
    await expect(call('DELETE /recommenders/{id}', teachers[0]!)).toBeRefused('letter-asked')
    app.setNow('2026-11-02T12:00:01Z')
    expect((await ask(3)).asks).toHaveLength(4)
  })

  test('who waived cannot take it back once a letter was sent', async () => {
    const { entries, recommenderId, call } = await givenAsking()
    await call('PUT /letters/waiver', { choice: 'kept' })
    await call('PUT /letters/waiver', { choice: 'waived' })
    const letter = { id: recommenderId, entryId: entries[0]!.id }
    await call('PUT /recommenders/{id}/letters/{entryId}', { ...letter, sentOn: '2026-10-30' })
    await expect(call('PUT /letters/waiver', { choice: 'kept' })).toBeRefused('waiver-stands')
  })

  test('takes back a request, and what was attached is gone from the teacher’s page', async () => {
    const { call, ask } = await givenAsking()
    const email = unusedEmail()
    const [asked] = (await ask(email)).asks
    const code = await codeMailedTo(email)
    const coded = { code, id: asked!.id }
    await app.signedOut('POST /letters/by-code/{code}/{id}/accept', { ...coded, promisedOn: null })
    await call('POST /letters/asks/{id}/withdraw', { id: asked!.id })

    expect((await open(code)).requests).toMatchObject([
      { state: 'withdrawn', attached: { note: '' }, colleges: [] },
    ])
    await expect(
      app.signedOut('POST /letters/by-code/{code}/{id}/accept', { ...coded, promisedOn: null }),
    ).toBeRefused('letter-unanswerable')
    expect(await mailsTo(app.db, email)).toHaveLength(1)
    app.setNow('2026-11-02T12:00:00Z')
    await tellContacts({ db: app.db, config: app.config, now: app.now })
    expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toEqual([
      'Nadia New asks you for a letter',
      'Nadia New no longer needs a letter',
    ])
  })

  test.each([
    ['deletes them', 'no longer needs a letter'],
    ['asks them for a link to hand over', 'no longer needs a letter'],
    ['asks at another address', 'no longer needs a letter'],
    ['asks again by mail', 'asks you for a letter'],
  ])(
    'takes back a request that was accepted and at once %s: the teacher reads that Nadia New %s',
    async (what, told) => {
      const { recommenderId, call, ask } = await givenAsking()
      const email = unusedEmail()
      const [asked] = (await ask(email)).asks
      const code = await codeMailedTo(email)
      const { id } = asked!
      await app.signedOut('POST /letters/by-code/{code}/{id}/accept', { code, id, promisedOn: null })
      await call('POST /letters/asks/{id}/withdraw', { id })

      if (what === 'deletes them') await call('DELETE /recommenders/{id}', { id: recommenderId })
      else if (what === 'asks at another address') await ask(unusedEmail())
      else await ask(what === 'asks again by mail' ? email : null)
      app.setNow('2026-11-02T12:00:00Z')
      await tellContacts({ db: app.db, config: app.config, now: app.now })

      expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toEqual([
        'Nadia New asks you for a letter',
        `Nadia New ${told}`,
      ])
    },
  )

  test('hands over a link for a letter that is wanted in nine months, and it works until then', async () => {
    const { student, ask } = await givenAsking()
    const [asked] = (await ask(null, { wantedBy: '2027-08-01' })).asks

    app.setNow('2027-07-31T12:00:00Z')
    expect((await open(asked!.code!)).requests).toHaveLength(1)
    expect((await (await app.as(student))('GET /letters')).asks[0]!.code).toBe(asked!.code)
    app.setNow('2027-10-01T12:00:00Z')
    await expect(open(asked!.code!)).rejects.toMatchObject(missing)
    expect((await (await app.as(student))('GET /letters')).asks[0]!.code).toBeNull()
  })

  test('deletes a recommender who has sent every letter, and not one who still has to', async () => {
    const { entries, recommenderId: id, call, ask } = await givenAsking()
    const email = unusedEmail()
    const [asked] = (await ask(email)).asks
    const code = await codeMailedTo(email)
    const send = async (entryId: string) =>
      app.signedOut('PUT /letters/by-code/{code}/{id}/letters/{entryId}', {
        code,
        id: asked!.id,
        entryId,
        sentOn: '2026-11-01',
      })
    await send(entries[0]!.id)
    await expect(call('DELETE /recommenders/{id}', { id })).rejects.toMatchObject({ rule: 'letter-asked' })

    for (const entry of entries.slice(1)) await send(entry.id)
    await call('DELETE /recommenders/{id}', { id })
    expect((await call('GET /recommenders')).recommenders).toEqual([])
    expect((await open(code)).requests).toEqual([])
    // Whoever has sent them all is not told that they are no longer needed.
    expect(await mailsTo(app.db, email)).toHaveLength(1)
  })

  test('cannot delete a recommender whom they ask in another tab at that moment, who would find an empty page', async () => {
    // The embedded database runs one transaction at a time.
    if (app.engine === 'embedded') return
    const { recommenderId, call } = await givenAsking()
    let deleting!: Promise<unknown>
    await app.db.transaction(async (tx) => {
      await tx.select().from(recommenders).where(eq(recommenders.id, recommenderId)).for('update')
      deleting = call('DELETE /recommenders/{id}', { id: recommenderId }).catch((error: unknown) => error)
      await untilWaiting(app.db)
      await givenLetterRequest(tx, { id: recommenderId })
    })

    expect(await deleting).toMatchObject({ rule: 'letter-asked' })
    expect((await call('GET /letters')).asks).toMatchObject([{ recommenderId, state: 'asked' }])
  })

  test('reaches an address four times in seven days at most, however often they take it back', async () => {
    const counting = await createTestApp({ settings, limits: counted() })
    const { call, ask } = await givenAsking('Nadia New', counting)
    const email = unusedEmail()
    for (let index = 0; index < 4; index++) {
      const [asked] = (await ask(email)).asks
      await call('POST /letters/asks/{id}/withdraw', { id: asked!.id })
    }
    await expect(ask(email)).toBeRefused('TOO_MANY')
    expect((await ask(unusedEmail())).asks).toMatchObject([{ state: 'asked' }])
    await counting.close()
  })

  test('in a demo hands a link over, and mails nobody', async () => {
    const demoId = await givenDemo(app.db)
    const student = await givenUser(app.db, 'student', { demoId })
    const call = await app.as(student)
    await call('PUT /letters/waiver', { choice: 'kept' })
    const { id: recommenderId } = await givenRecommender(app.db, student)
    const asked = { recommenderId, wantedBy: '2026-12-01', note, bragSheet: false, activities: [] }
    await expect(call('POST /letters/asks', { ...asked, email: unusedEmail() })).toBeRefused(
      'demo-not-possible',
    )
    const { asks } = await call('POST /letters/asks', { ...asked, email: null })
    expect((await open(asks[0]!.code!)).requests).toHaveLength(1)
  })
})

describe('a teacher', () => {
  test('declines, and the student learns that and not why, not even in the archive', async () => {
    const { student, call, ask } = await givenAsking()
    const [asked] = (await ask(null)).asks
    await app.signedOut('POST /letters/by-code/{code}/{id}/decline', {
      code: asked!.code!,
      id: asked!.id,
      reason: 'Too many this year, kept apart.',
    })

    const { notifications } = await call('GET /notifications', {})
    expect(notifications[0]).toMatchObject({ message: 'Your teacher cannot write this year.' })
    const read = [await call('GET /letters'), await call('GET /recommenders'), notifications]
    expect(JSON.stringify(read)).not.toContain('kept apart')
    const token = await accessTokenFor(app, student.userId)
    const files = await archiveOf(app, token)
    for (const file of Object.values(files))
      expect(Buffer.from(file).toString('utf8')).not.toContain('kept apart')
  })

  test('reads all requests to the address; a link that one student handed over shows that student alone', async () => {
    const [nadia, omar] = [await givenAsking('Nadia New'), await givenAsking('Omar Old')]
    const email = unusedEmail()
    const [asked] = (await nadia.ask(email)).asks
    await omar.ask(email, { wantedBy: '2026-11-10' })

    const mailed = await open(await codeMailedTo(email))
    expect(mailed.requests.map(({ student }) => student)).toEqual(['Omar Old', 'Nadia New'])
    const handed = await open(asked!.code!)
    expect(handed).toMatchObject({ isMailed: false, hasAddress: true })
    expect(handed.requests.map(({ student }) => student)).toEqual(['Nadia New'])
    const others = mailed.requests[0]!.id
    const code = asked!.code!
    const attempts = [
      app.signedOut('POST /letters/by-code/{code}/{id}/accept', { code, id: others, promisedOn: null }),
      app.signedOut('POST /letters/by-code/{code}/{id}/decline', { code, id: others }),
      app.signedOut('PATCH /letters/by-code/{code}', { code, most: 1 }),
      app.signedOut('POST /letters/by-code/{code}/forget', { code }),
    ]
    for (const answer of await Promise.allSettled(attempts))
      expect(answer).toMatchObject({ status: 'rejected', reason: missing })
  })

  test('gets a new link by mail only, after which a forwarded one opens nothing', async () => {
    const { ask } = await givenAsking()
    const email = unusedEmail()
    await ask(email)
    const forwarded = await codeMailedTo(email)
    expect((await open(forwarded)).requests).toHaveLength(1)

    await app.signedOut('POST /letters/by-code/{code}/new-link', { code: forwarded })

    await expect(open(forwarded)).rejects.toMatchObject(missing)
    expect((await open(await codeMailedTo(email))).requests).toHaveLength(1)
    await app.signedOut('POST /letters/new-link', { email: unusedEmail() })
    expect(await mailsTo(app.db, email)).toHaveLength(2)
  })

  test('keeps a working link when somebody else types the address, who only has it mailed again, nor uses up a new one', async () => {
    const { ask } = await givenAsking()
    const email = unusedEmail()
    await ask(email)
    const code = await codeMailedTo(email)
    const [handedOver] = (await (await givenAsking()).ask(email)).asks

    for (let index = 0; index < 4; index++) await app.signedOut('POST /letters/new-link', { email })
    await app.signedOut('POST /letters/by-code/{code}/new-link', { code: handedOver!.code! })
    expect(await codeMailedTo(email)).toBe(code)
    expect((await open(code)).requests).toHaveLength(2)

    await app.signedOut('POST /letters/by-code/{code}/new-link', { code })
    await expect(open(code)).rejects.toMatchObject(missing)
  })

  test('says how many they write at most, and further students read that there is no place before asking', async () => {
    const email = unusedEmail()
    await (await givenAsking()).ask(email)
    const code = await codeMailedTo(email)
    await app.signedOut('PATCH /letters/by-code/{code}', { code, most: 1 })

    const { call, ask } = await givenAsking()
    expect(await call('POST /letters/places', { email })).toEqual({ isFull: true })
    expect(await call('POST /letters/places', { email: unusedEmail() })).toEqual({ isFull: false })
    await expect(ask(email)).toBeRefused('letters-full')
  })

  test('has a place again once a student who waits asks to be deleted, and counts only those whom they see', async () => {
    const email = unusedEmail()
    const leaving = await givenAsking()
    await leaving.ask(email)
    const code = await codeMailedTo(email)
    await app.signedOut('PATCH /letters/by-code/{code}', { code, most: 1 })
    const eraseAfter = new Date('2026-11-15T12:00:00Z')
    await app.db.update(users).set({ eraseAfter }).where(eq(users.id, leaving.student.userId))

    expect(await open(code)).toMatchObject({ open: 0, requests: [] })
    const { call, ask } = await givenAsking()
    expect(await call('POST /letters/places', { email })).toEqual({ isFull: false })
    expect((await ask(email)).asks).toMatchObject([{ state: 'asked' }])
  })

  test('gets one mail a day with all that is new, and reminders 14 and 5 days before, until they stop them', async () => {
    const email = unusedEmail()
    const tell = async (at: string) => {
      app.setNow(at)
      await tellContacts({ db: app.db, config: app.config, now: app.now })
      return (await mailsTo(app.db, email)).map(({ subject }) => subject)
    }
    const asking = [await givenAsking('A One'), await givenAsking('B Two'), await givenAsking('C Three')]
    for (const { ask } of asking) await ask(email, { wantedBy: '2026-12-01' })
    expect(await tell('2026-11-01T20:00:00Z')).toEqual(['A One asks you for a letter'])
    expect(await tell('2026-11-02T12:00:00Z')).toHaveLength(2)
    expect((await mailsTo(app.db, email))[1]!.subject).toBe('2 students ask you for letters')
    expect(await tell('2026-11-16T12:00:00Z')).toHaveLength(2)
    expect((await tell('2026-11-17T13:00:00Z')).slice(2)).toEqual(['About the letters of 3 students'])
    expect(await tell('2026-11-20T13:00:00Z')).toHaveLength(3)

    const code = await codeMailedTo(email)
    const url = `/letters/${code}/stop`
    expect((await app.app.inject({ url })).body).toContain('Stop reminders')
    expect((await open(code)).reminders).toBe(true)
    expect((await app.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    expect((await open(code)).reminders).toBe(false)
    expect(await tell('2026-11-26T13:00:00Z')).toHaveLength(3)
    const call = await app.as(asking[0]!.student)
    expect((await call('GET /letters')).asks[0]!.remindableAt).toBeNull()
  })

  test('who sent the one letter that is of use is not reminded of the others, once the student is admitted early and withdraws', async () => {
    const email = unusedEmail()
    const { student, entries, ask } = await givenAsking()
    const advisor = await givenUser(app.db, 'advisor')
    await givenLink(app.db, { advisor, student })
    const [asked] = (await ask(email, { wantedBy: '2026-12-01' })).asks
    const code = await codeMailedTo(email)
    await app.signedOut('PUT /letters/by-code/{code}/{id}/letters/{entryId}', {
      code,
      id: asked!.id,
      entryId: entries[0]!.id,
      sentOn: '2026-11-01',
    })
    for (const [index, status] of (['Accepted', 'Withdrawn', 'Withdrawn'] as const).entries())
      await app.db.update(listEntries).set({ status }).where(eq(listEntries.id, entries[index]!.id))

    app.setNow('2026-11-26T13:00:00Z')
    await tellContacts({ db: app.db, config: app.config, now: app.now })

    expect(await mailsTo(app.db, email)).toHaveLength(1)
    const desk = await open(code)
    expect(desk).toMatchObject({ open: 0, requests: [{ state: 'accepted' }] })
    expect(desk.requests[0]!.colleges).toMatchObject([{ name: 'Aster College', sentOn: '2026-11-01' }])
    expect((await (await app.as(student))('GET /letters')).asks[0]!.remindableAt).toBeNull()
    app.setNow('2026-12-05T12:00:00Z')
    const call = await app.as(advisor)
    expect((await call('GET /letters/board', { part: 'late' })).rows).toEqual([])
    expect((await call('GET /letters/board', { part: 'done' })).rows).toMatchObject([{ sent: 1, of: 1 }])
  })

  test.each([
    ['all colleges have decided or were withdrawn from', ['Rejected', 'Withdrawn', 'Withdrawn']],
    ['the student has committed', ['Committed', 'Submitted', 'In Progress']],
  ] as const)('who has not answered is not reminded once %s', async (_, statuses) => {
    const email = unusedEmail()
    const { student, entries, ask } = await givenAsking()
    const advisor = await givenUser(app.db, 'advisor')
    await givenLink(app.db, { advisor, student })
    await ask(email, { wantedBy: '2026-12-01' })
    for (const [index, status] of statuses.entries())
      await app.db.update(listEntries).set({ status }).where(eq(listEntries.id, entries[index]!.id))

    app.setNow('2026-11-26T13:00:00Z')
    await tellContacts({ db: app.db, config: app.config, now: app.now })

    expect(await mailsTo(app.db, email)).toHaveLength(1)
    expect((await (await app.as(student))('GET /letters')).asks).toMatchObject([
      { isOpen: false, remindableAt: null },
    ])
    expect(await open(await codeMailedTo(email))).toMatchObject({
      open: 0,
      requests: [{ state: 'asked', isOpen: false, isMoot: true, colleges: [] }],
    })
    app.setNow('2026-12-05T12:00:00Z')
    expect((await (await app.as(advisor))('GET /letters/board', { part: 'late' })).rows).toEqual([])
  })

  test('is asked by mail though the student has committed, as the student reads, and reminded once that was taken back', async () => {
    const email = unusedEmail()
    const { entries, call, ask } = await givenAsking()
    const to = async (status: 'Committed' | 'Submitted') =>
      app.db.update(listEntries).set({ status }).where(eq(listEntries.id, entries[0]!.id))
    const tell = async (at: string) => {
      app.setNow(at)
      await tellContacts({ db: app.db, config: app.config, now: app.now })
      return (await mailsTo(app.db, email)).map(({ subject }) => subject)
    }
    await to('Committed')
    await ask(email, { wantedBy: '2026-12-01' })

    expect((await call('GET /letters')).asks).toMatchObject([{ mailedAt: '2026-11-01T12:00:00.000Z' }])
    expect(await tell('2026-11-17T13:00:00Z')).toEqual(['Nadia New asks you for a letter'])
    await to('Submitted')
    expect((await tell('2026-11-26T13:00:00Z')).slice(1)).toEqual(['Nadia New is waiting for a letter'])
  })

  test('is told of a letter that a student takes back at the moment of a reminder, and not reminded of it', async () => {
    if (app.engine === 'embedded') return
    const email = unusedEmail()
    const { ask } = await givenAsking()
    const id = (await ask(email, { wantedBy: '2026-12-01' })).asks[0]!.id
    await app.db.update(letterRequests).set({ state: 'accepted' }).where(eq(letterRequests.id, id))
    const tell = async (at: string) => {
      app.setNow(at)
      await tellContacts({ db: app.db, config: app.config, now: app.now })
    }
    let telling!: Promise<void>
    await app.db.transaction(async (tx) => {
      const tellAt = new Date('2026-11-17T13:00:01Z')
      await tx.update(letterRequests).set({ state: 'withdrawn', tellAt }).where(eq(letterRequests.id, id))
      telling = tell('2026-11-17T13:00:00Z')
      await untilWaiting(app.db)
    })
    await telling
    await tell('2026-11-18T13:00:00Z')

    expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toEqual([
      'Nadia New asks you for a letter',
      'Nadia New no longer needs a letter',
    ])
  })

  test('is reminded by a student once in seven days', async () => {
    const { student, ask } = await givenAsking()
    const email = unusedEmail()
    const [asked] = (await ask(email)).asks
    const id = asked!.id
    const remind = async () => (await app.as(student))('POST /letters/asks/{id}/remind', { id })
    await expect(remind()).toBeRefused('remind-later')
    app.setNow('2026-11-08T12:00:00Z')
    await remind()
    await expect(remind()).toBeRefused('remind-later')
    expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toEqual([
      'Nadia New asks you for a letter',
      'Nadia New is waiting for a letter',
    ])
  })

  test('is forgotten at once with a click, and the students are told', async () => {
    const { call, ask } = await givenAsking()
    const email = unusedEmail()
    await ask(email)
    const code = await codeMailedTo(email)
    await app.signedOut('POST /letters/by-code/{code}/forget', { code })

    await expect(open(code)).rejects.toMatchObject(missing)
    expect((await call('GET /letters')).asks).toMatchObject([{ state: 'forgotten', email: null, code: null }])
    const { notifications } = await call('GET /notifications', {})
    expect(notifications[0]!.message).toContain('Ask them in person')
    // The name is encrypted where it is stored, and nowhere else in plain.
    expect(JSON.stringify(notifications)).not.toContain('Ruiz')
  })

  test('who has sent every letter and is forgotten alarms no student, and the counselor still reads that all was sent', async () => {
    const { student, entries, call, ask } = await givenAsking()
    const advisor = await givenUser(app.db, 'advisor')
    await givenLink(app.db, { advisor, student })
    const email = unusedEmail()
    const [asked] = (await ask(email)).asks
    const code = await codeMailedTo(email)
    for (const { id: entryId } of entries)
      await app.signedOut('PUT /letters/by-code/{code}/{id}/letters/{entryId}', {
        code,
        id: asked!.id,
        entryId,
        sentOn: '2026-11-01',
      })
    await app.signedOut('POST /letters/by-code/{code}/forget', { code })

    expect((await call('GET /letters')).asks).toMatchObject([{ state: 'accepted', email: null }])
    const { notifications } = await call('GET /notifications', {})
    expect(JSON.stringify(notifications)).not.toContain('Ask them in person')
    const board = await (await app.as(advisor))('GET /letters/board', { part: 'done' })
    expect(board.rows).toMatchObject([{ sent: 3, of: 3 }])
  })

  test('is forgotten 30 days after the last request ended, and not before', async () => {
    const student = await givenUser(app.db, 'student')
    const at = new Date('2026-11-01T12:00:00Z')
    const contact = async (state: 'asked' | 'declined' | 'withdrawn') => {
      const { id } = await givenLetterContact(app.db, { updatedAt: at })
      const recommender = await givenRecommender(app.db, student)
      await givenLetterRequest(app.db, recommender, { contactId: id, state, updatedAt: at })
      return id
    }
    const [open, declined] = [await contact('asked'), await contact('declined')]
    const left = async (now: string) => {
      await app.db.transaction((tx) => sweepContacts(tx, new Date(now)))
      const rows = await app.db.select({ id: letterContacts.id }).from(letterContacts)
      return [open, declined].map((id) => rows.some((row) => row.id === id))
    }
    expect(await left('2026-12-01T11:59:59Z')).toEqual([true, true])
    expect(await left('2026-12-01T12:00:00Z')).toEqual([true, false])
    // 60 days after the wanted day, and 30 more.
    expect(await left('2027-02-28T12:00:00Z')).toEqual([true, false])
    expect(await left('2027-03-01T12:00:00Z')).toEqual([false, false])
  })

  test('is forgotten though a student wants the letter in a hundred years', async () => {
    const at = new Date('2026-11-01T12:00:00Z')
    const { id } = await givenLetterContact(app.db, { updatedAt: at })
    const recommender = await givenRecommender(app.db, await givenUser(app.db, 'student'))
    await givenLetterRequest(app.db, recommender, { contactId: id, wantedBy: '2100-12-31' })
    const isLeft = async (now: string) => {
      await app.db.transaction((tx) => sweepContacts(tx, new Date(now)))
      return (await app.db.select().from(letterContacts).where(eq(letterContacts.id, id))).length === 1
    }
    // 400 days after asking, and 30 more.
    expect(await isLeft('2028-01-05T11:59:59Z')).toBe(true)
    expect(await isLeft('2028-01-05T12:00:00Z')).toBe(false)
  })

  test('is forgotten while a student asks, and the student does not go on waiting', async () => {
    // The embedded database runs one transaction at a time.
    if (app.engine === 'embedded') return
    const { id, code } = await givenLetterContact(app.db)
    const recommender = await givenRecommender(app.db, await givenUser(app.db, 'student'))
    let forgetting!: Promise<unknown>
    const asked = await app.db.transaction(async (tx) => {
      await tx.update(letterContacts).set({ updatedAt: app.now() }).where(eq(letterContacts.id, id))
      const request = await givenLetterRequest(tx, recommender, { contactId: id })
      forgetting = app.signedOut('POST /letters/by-code/{code}/forget', { code })
      await untilWaiting(app.db)
      return request
    })
    await forgetting

    const [row] = await app.db.select().from(letterRequests).where(eq(letterRequests.id, asked.id))
    expect(row).toMatchObject({ state: 'forgotten', contactId: null })
  })

  test('is known by time to nobody who asks for a new link: an unknown address takes as long', async () => {
    const from = performance.now()
    await app.signedOut('POST /letters/new-link', { email: unusedEmail() })
    expect(performance.now() - from).toBeGreaterThan(55)
  })

  test('with 40 requests reads all of them on one page', async () => {
    const { id, code } = await givenLetterContact(app.db)
    for (let index = 0; index < 40; index++) {
      const student = await givenUser(app.db, 'student')
      const entry = await givenEntry(app.db, student)
      const recommender = await givenRecommender(app.db, student, { letters: { [entry.id]: null } })
      await givenLetterRequest(app.db, recommender, { contactId: id })
    }
    const desk = await open(code)
    expect(desk.requests).toHaveLength(40)
    expect(desk.requests.every(({ colleges }) => colleges.length === 1)).toBe(true)
  })

  test('of many years finds this fall’s request, however many are over', async () => {
    const { id, code } = await givenLetterContact(app.db)
    const student = await givenUser(app.db, 'student')
    for (let index = 0; index <= limits.shown; index++)
      await givenLetterRequest(app.db, await givenRecommender(app.db, student), {
        contactId: id,
        wantedBy: index === 0 ? '2026-12-01' : '2024-11-01',
        state: index === 0 ? 'asked' : 'declined',
      })
    const { requests } = await open(code)
    expect(requests).toHaveLength(limits.shown)
    expect(requests[0]).toMatchObject({ state: 'asked', wantedBy: '2026-12-01' })
  })
})

describe('a counselor', () => {
  test('sees who is asked, what is late and why somebody declined, of students who show it, and who is asked most', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const email = unusedEmail()
    const [nadia, omar, hidden] = [
      await givenAsking('Nadia New'),
      await givenAsking('Omar Old'),
      await givenAsking('H. Hidden'),
    ]
    await givenLink(app.db, { advisor, student: nadia.student })
    await givenLink(app.db, { advisor, student: omar.student })
    await givenLink(app.db, { advisor, student: hidden.student }, { letters: false })
    for (const { ask } of [nadia, hidden]) await ask(email, { wantedBy: '2026-11-05' })
    const [asked] = (await omar.ask(null)).asks
    await app.signedOut('POST /letters/by-code/{code}/{id}/decline', {
      code: asked!.code!,
      id: asked!.id,
      reason: 'On leave.',
    })
    const call = await app.as(advisor)

    const open = await call('GET /letters/board', {})
    expect(open).toMatchObject({
      total: 1,
      rows: [
        {
          student: 'Nadia New',
          recommender: 'Ms. Ruiz',
          standing: 'asked',
          sent: 0,
          of: 3,
          waiver: 'waived',
        },
      ],
      teachers: [{ name: 'Ms. Ruiz', open: 1, soon: 1, late: 0, most: null }],
    })
    expect((await call('GET /letters/board', { part: 'declined' })).rows).toMatchObject([
      { student: 'Omar Old', reason: 'On leave.' },
    ])
    app.setNow('2026-11-07T12:00:00Z')
    expect((await (await app.as(advisor))('GET /letters/board', { part: 'late' })).rows).toHaveLength(1)
    const stranger = await app.as(await givenUser(app.db, 'advisor'))
    expect(await stranger('GET /letters/board', {})).toEqual({
      rows: [],
      total: 0,
      teachers: [],
      next: null,
    })
    const { views } = await (await app.as(nadia.student))('GET /access-log')
    expect(views.map(({ what }) => what)).toContain('letters')
  })

  test('with fifty-one letters reads them in two pages, each once, and downloads all of the part that is shown', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const students = await Promise.all(Array.from({ length: 51 }, () => givenUser(app.db, 'student')))
    for (const student of students) {
      await givenLink(app.db, { advisor, student })
      await givenRecommender(app.db, student, { kind: 'counselor' })
    }
    const call = await app.as(advisor)
    const part = { part: 'counselor' } as const
    const first = await call('GET /letters/board', part)
    const second = await call('GET /letters/board', { ...part, skip: first.next! })

    expect([first.rows.length, second.rows.length, first.total, second.next]).toEqual([50, 1, 51, null])
    expect(new Set([...first.rows, ...second.rows].map(({ studentId }) => studentId)).size).toBe(51)
    const linesOf = async (url: `/${string}`) => {
      const as = { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' }
      return (await askForFile(as, { method: 'GET', url })).body.trim().split('\r\n')
    }
    expect(await linesOf('/letters/board/export?part=counselor')).toHaveLength(52)
    // An empty part is a file with its head alone.
    expect(await linesOf('/letters/board/export?part=declined')).toHaveLength(1)
  })

  test('says when their own letter was sent, and the student reads that the counselor says so', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const { student, entries, recommenderId, call } = await givenAsking()
    await givenLink(app.db, { advisor, student })
    const entryId = entries[0]!.id
    const own = await givenRecommender(app.db, student, { kind: 'counselor', letters: { [entryId]: null } })
    const asAdvisor = await app.as(advisor)
    const { rows } = await asAdvisor('GET /letters/board', { part: 'counselor' })
    expect(rows).toMatchObject([
      { standing: 'to-write', colleges: [{ name: 'Aster College', sentOn: null }] },
    ])

    const letter = { entryId, sentOn: '2026-10-31' }
    await asAdvisor('PUT /letters/board/{id}/letters/{entryId}', { ...letter, id: own.id })

    const { recommenders } = await call('GET /recommenders')
    expect(recommenders.find(({ id }) => id === own.id)!.letters).toMatchObject([{ saidBy: 'counselor' }])
    await expect(
      asAdvisor('PUT /letters/board/{id}/letters/{entryId}', { ...letter, id: recommenderId }),
    ).rejects.toMatchObject(missing)
  })

  test('of the school, or who stands in for them, says that of the counselor’s letter, and no other advisor who sees it', async () => {
    const [counselor, colleague, consultant] = [
      await givenUser(app.db, 'advisor'),
      await givenUser(app.db, 'advisor'),
      await givenUser(app.db, 'advisor'),
    ]
    const { student, entries } = await givenAsking()
    await givenLink(app.db, { advisor: consultant, student })
    const schools = await givenLink(
      app.db,
      { advisor: counselor, student },
      { kind: 'school', isPrimary: true },
    )
    await givenLink(app.db, { advisor: colleague, student }, { kind: 'school', coversLinkId: schools.id })
    const entryId = entries[0]!.id
    const own = await givenRecommender(app.db, student, { kind: 'counselor', letters: { [entryId]: null } })
    const letter = { id: own.id, entryId, sentOn: '2026-10-31' }
    const say = async (advisor: Actor) =>
      (await app.as(advisor))('PUT /letters/board/{id}/letters/{entryId}', letter)
    const written = async (advisor: Actor) =>
      (await (await app.as(advisor))('GET /letters/board', { part: 'counselor' })).rows.map(
        ({ recommenderId }) => recommenderId,
      )

    await expect(say(consultant)).rejects.toMatchObject(missing)
    expect(await written(consultant)).toEqual([])
    for (const advisor of [counselor, colleague]) {
      expect(await written(advisor)).toEqual([own.id])
      await say(advisor)
    }
  })
})

test('a link is used 600 times an hour at most, so that nobody fills a student’s bell with answers', async () => {
  const counting = await createTestApp({ settings, limits: counted() })
  const { code } = await givenLetterContact(counting.db)
  const stop = () => counting.app.inject({ url: `/letters/${code}/stop` })
  for (let index = 0; index < 600; index++) await stop()
  expect((await stop()).statusCode).toBe(429)
  await expect(counting.signedOut('GET /letters/by-code/{code}', { code })).toBeRefused('TOO_MANY')
  await counting.close()
})
