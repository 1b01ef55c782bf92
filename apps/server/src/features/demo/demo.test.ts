import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { usualSharing } from '@bearings/domain/advising/options'
import type { ResponseBody } from '@bearings/domain/contract'
import { placeOf, threadsOf } from '@bearings/domain/essays/comments/rules'
import { countWords } from '@bearings/domain/essays/rules'
import { EssayStatus } from '@bearings/domain/essays/schema'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { schools } from '#database/tables/colleges.ts'
import { demos, users } from '#database/tables/users.ts'
import { letterCodes } from '#features/letters/codes.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import { authOf, password } from '#testing/auth.ts'
import { givenCatalogOfDemo } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { counted, createTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { personas } from './contents/personas.ts'
import { sweepDemos } from './jobs.ts'
import { mostOpen, opening } from './service.ts'

const app = useTestApp({ settings: { DEMO: 'on' } })
beforeAll(() => givenCatalogOfDemo(app.db))

type Session = ResponseBody<'POST /demo'>

async function actorOf({ user }: Session): Promise<Actor> {
  const [row] = await app.db.select().from(users).where(eq(users.id, user.id))
  const { role, timeZone, graduationYear, demoId } = row!
  return { userId: user.id, role, timeZone, graduationYear, demoId, sessionId: null }
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)

const signedInWith = (session: Session) => app.withToken(session.access_token)

describe('a visitor who opens the demo', () => {
  test('is a student with a complete profile, until a day later', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', { timeZone: 'America/Denver' }))

    const me = await call('GET /me')
    const { completion } = await call('GET /profile')

    expect(me).toMatchObject({ role: 'student', timeZone: 'America/Denver' })
    expect(me.demoExpiresAt).toBe('2026-11-02T12:00:00.000Z')
    expect(completion).toBe(100)
  })

  test('is of the class that applies on their own day, not on that of Greenwich', async () => {
    app.setNow('2027-08-01T05:00:00Z')
    const call = signedInWith(await app.signedOut('POST /demo', { timeZone: 'Pacific/Honolulu' }))

    expect((await call('GET /me')).graduationYear).toBe(2027)
    expect((await call('GET /schools/list')).some(({ status }) => status === 'Committed')).toBe(true)
  })

  test('has nine schools of the catalog in several statuses, with deadlines and checklists', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const list = await call('GET /schools/list')

    expect(list).toHaveLength(9)
    expect(new Set(list.map(({ status }) => status)).size).toBeGreaterThan(2)
    expect(list.every(({ schoolId }) => schoolId !== null)).toBe(true)
    expect(list.some(({ deadlineState }) => deadlineState === 'reported')).toBe(true)
    expect(new Set(list.map(({ checklist: { done, total } }) => done / total)).size).toBe(3)
  })

  test('has filed the first aid forms once these are open, and waits for the colleges with the rest', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const { steps } = await call('GET /money/steps')

    const done = steps.filter(({ doneAt }) => doneAt !== null).map(({ step }) => step)
    expect(done).toEqual(['fsa-id', 'documents', 'fafsa', 'css-account', 'css-profile', 'submission-summary'])
  })

  test('has essays in every state, one to begin, and one with an earlier draft kept', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const essays = await call('GET /essays')
    const shared = essays.find(({ entryId, status }) => entryId === null && status === 'complete')!
    const { versions } = await call('GET /essays/{id}/versions', { id: shared.id })
    const { content } = await call('GET /essays/{id}', { id: shared.id })

    expect(new Set(essays.map(({ status }) => status))).toEqual(new Set(EssayStatus.options))
    expect(essays.some(({ words }) => words === 0)).toBe(true)
    expect(essays.every(({ words, wordLimit }) => words <= wordLimit!)).toBe(true)
    expect(versions).toHaveLength(2)
    expect(versions[0]!.words).toBe(shared.words)
    expect(content.split('\n\n').length).toBeGreaterThan(3)
  })

  test('has comments of the advisor’s on the words of an essay, one answered, and one that is resolved', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    // Several essays may have the same status. One of them has comments.
    const talks = async (status: EssayStatus) => {
      const essays = (await call('GET /essays')).filter((essay) => essay.status === status)
      const comments = essays.map(async ({ id }) =>
        threadsOf(await call('GET /essays/{id}/comments', { id })),
      )
      return { essays, threads: await Promise.all(comments) }
    }
    const reviewed = await talks('reviewing')
    const at = reviewed.threads.findIndex(({ open }) => open.length > 0)
    const { content } = await call('GET /essays/{id}', { id: reviewed.essays[at]!.id })
    const { open } = reviewed.threads[at]!
    const complete = await talks('complete')

    expect(open.map(({ answers }) => answers.length)).toEqual([0, 1])
    for (const { first } of open) expect(placeOf(first.anchor!, content)?.start).toBe(first.anchor!.start)
    expect(complete.threads.flatMap(({ resolved }) => resolved)).toHaveLength(1)
  })

  test('has a few friendly words with the advisor, the last of them unread', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))
    const { threads } = await call('GET /messages/threads')
    expect(threads).toMatchObject([{ isUnread: true, isOpen: true, isLastMine: false }])
    const { messages } = await call('GET /messages/threads/{personId}', {
      personId: threads[0]!.personId,
    })
    expect(messages).toHaveLength(4)
  })

  test('has an advisor who asked, sees what is usual and some essays, and has looked at it', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const { link } = await call('GET /advising/link')
    const { requests } = await call('GET /advising/requests')
    const { views } = await call('GET /access-log')

    expect(link).toMatchObject({ sharing: usualSharing })
    expect(link!.sharedEssayIds.length).toBeGreaterThan(1)
    expect(requests).toMatchObject([{ sentBy: 'advisor', status: 'approved', other: link!.advisor }])
    expect(views.map(({ what }) => what)).toEqual([
      'deadlines',
      'essay',
      'letters',
      'weeks',
      'profile',
      expect.stringMatching(/overview|list/),
      expect.stringMatching(/overview|list/),
    ])
  })

  test('has weeks behind, one half done, and one planned', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const { current, planned, unfinished } = await call('GET /weeks')
    const { weeks, doneInLast14Days } = await call('GET /weeks/history')

    expect(current.tasks.some(({ done }) => done)).toBe(true)
    expect(current.tasks.some(({ done }) => !done)).toBe(true)
    expect(planned).toHaveLength(1)
    expect(unfinished?.tasks.filter(({ done }) => !done)).toHaveLength(1)
    expect(weeks.filter(({ done }) => done > 0)).toHaveLength(6)
    expect(doneInLast14Days).toBeGreaterThan(0)
  })

  test('has tasks of the advisor’s in several states, which both sides see', async () => {
    const session = await app.signedOut('POST /demo', {})
    const advisor = signedInWith(await signedInWith(session)('POST /demo/switch', {}))

    const { tasks, counts } = await signedInWith(session)('GET /tasks')

    expect(counts).toMatchObject({ pending: 4, completed: 2 })
    expect(tasks.some(({ dueOn, status }) => status === 'pending' && dueOn! < '2026-11-01')).toBe(true)
    expect(tasks.some(({ dueOn }) => dueOn === null)).toBe(true)
    const ids = tasks.map(({ id }) => id)
    const given = (await advisor('GET /tasks')).tasks
    expect(given.filter(({ id }) => ids.includes(id)).toSorted(byId)).toEqual(tasks.toSorted(byId))
    expect(await advisor('GET /tasks/templates')).toMatchObject([{ name: 'Application countdown' }])
  })

  test('has a note on the school that is under way', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const under = (await call('GET /schools/list')).filter(({ status }) => status === 'In Progress')
    const notes = await Promise.all(
      under.map(({ id }) => call('GET /schools/list/{id}/research', { id }).then(({ content }) => content)),
    )
    const [content] = notes.filter((note) => note !== null)

    const kinds = content!.content.map(({ type }) => type)
    expect(new Set(kinds)).toEqual(new Set(['heading', 'bulletList', 'paragraph', 'taskList']))
  })

  test('goes over to the advisor’s side and back, in the same demo', async () => {
    const student = await app.signedOut('POST /demo', {})
    const advisor = await signedInWith(student)('POST /demo/switch', {})
    const back = await signedInWith(advisor)('POST /demo/switch', {})

    expect(await signedInWith(advisor)('GET /me')).toMatchObject({ role: 'advisor' })
    expect(back.user.id).toBe(student.user.id)
  })

  test('goes over to the family’s side, which sees what the student shares, and to each other from there', async () => {
    const student = await app.signedOut('POST /demo', {})
    const mother = await signedInWith(student)('POST /demo/switch', { to: 'guardian' })
    const asMother = signedInWith(mother)
    expect(await asMother('GET /me')).toMatchObject({ role: 'guardian' })

    const [child] = await asMother('GET /family/children')
    expect(child).toMatchObject({ id: student.user.id, isPaused: false })
    const { id } = child!
    const listed = await asMother('GET /family/children/{id}/colleges', { id })
    expect(listed.shared && listed.colleges.length).toBe(9)
    expect(await asMother('GET /family/children/{id}', { id })).toMatchObject({
      letters: { of: expect.any(Number) },
    })
    expect(await asMother('GET /messages/readable')).toMatchObject([{ student: { id }, isUnread: true }])
    expect((await signedInWith(student)('GET /family')).guardians).toMatchObject([
      { relation: 'mother', filled: { budget: expect.any(Number) } },
    ])

    const advisor = await asMother('POST /demo/switch', { to: 'advisor' })
    expect(await signedInWith(advisor)('GET /me')).toMatchObject({ role: 'advisor' })
    expect((await asMother('POST /demo/switch', {})).user.id).toBe(student.user.id)
  })

  test('finds a letter promised, a college suggested, an essay that waits, and a view of the advisor’s', async () => {
    const student = await app.signedOut('POST /demo', {})
    const call = signedInWith(student)
    const advisor = signedInWith(await call('POST /demo/switch', {}))

    expect((await call('GET /letters')).asks).toMatchObject([{ state: 'accepted', promisedOn: '2026-11-15' }])
    expect(await call('GET /schools/suggested')).toHaveLength(1)
    expect((await advisor('GET /advising/views')).views).toMatchObject([{ name: 'Due soon' }])
    expect(JSON.stringify(await advisor('GET /essays/reads', {}))).toContain('"asked"')
  })

  test('finds the advisor’s side approved, also where advisors are approved first', async () => {
    const strict = await createTestApp({ settings: { DEMO: 'on', ADVISOR_APPROVAL: 'required' } })
    const student = await strict.signedOut('POST /demo', {})
    const as = ({ access_token }: { access_token: string }) => strict.withToken(access_token)

    const advisor = as(await as(student)('POST /demo/switch', {}))

    expect(await advisor('GET /advising/summary')).toMatchObject({ awaitsApproval: false })
    await strict.close()
  })

  test('gets a sandbox of their own each time', async () => {
    const one = await app.signedOut('POST /demo', {})
    const other = await app.signedOut('POST /demo', {})

    expect((await actorOf(one)).demoId).not.toBe((await actorOf(other)).demoId)
  })

  test('may come from a place whose time zone the server does not know', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', { timeZone: 'Mars/Olympus_Mons' }))

    expect(await call('GET /me')).toMatchObject({ timeZone: 'America/New_York' })
  })
})

describe('the advisor of a demo', () => {
  test.each([
    ['2026-08-15', ['idle']],
    ['2026-11-21', ['idle']],
    ['2027-02-15', ['idle']],
    // By June, Lily Tran has committed to a college and has nothing left to do.
    ['2027-06-15', []],
  ])(
    'on %s has eight students of whom some are late, idle, near a date, unseen, without a school, and well',
    async (day, reasonsOfLily) => {
      const own = await createTestApp({ now: `${day}T17:00:00Z`, settings: { DEMO: 'on' } })
      const student = await own.signedOut('POST /demo', {})
      const advisor = await own.withToken(student.access_token)('POST /demo/switch', {})

      const { students } = await own.withToken(advisor.access_token)('GET /advising/students', {})

      const of = (name: string) => students.find(({ fullName }) => fullName === name)!
      expect(students).toHaveLength(8)
      expect(of('Omar Haddad')).toMatchObject({ late: 3, tasks: { late: 3 } })
      expect(students.indexOf(of('Omar Haddad'))).toBeLessThan(2)
      expect(of('Lily Tran').reasons).toEqual(reasonsOfLily)
      expect(of('Andre Collins').reasons).toContain('soon')
      expect(of('Sofia Petrov')).toMatchObject({ list: null, shared: { profile: true, weeks: false } })
      expect(of('Ben Kowalski')).toMatchObject({ list: { schools: 0 }, late: 0 })
      for (const name of ['Aaliyah Brooks', 'Noah Fischer'])
        expect(of(name).reasons.filter((reason) => reason !== 'soon')).toEqual([])
      await own.close()
    },
  )

  test('has given one task to the whole class, and sees who has not done it', async () => {
    const session = await app.signedOut('POST /demo', {})
    const advisor = signedInWith(await signedInWith(session)('POST /demo/switch', {}))

    const { tasks } = await advisor('GET /tasks')

    const ofAll = tasks.filter(({ title }) => title === 'Finish every step of your profile')
    expect(ofAll).toHaveLength(8)
    expect(ofAll.filter(({ status }) => status === 'pending')).toHaveLength(1)
  })

  test('goes back to the student who is looked around as, and to none of the others', async () => {
    for (let visit = 0; visit < 3; visit++) {
      const student = await app.signedOut('POST /demo', {})
      const advisor = await signedInWith(student)('POST /demo/switch', {})

      expect((await signedInWith(advisor)('POST /demo/switch', {})).user.id).toBe(student.user.id)
    }
  })

  test('and all the students stay out of every search of somebody real', async () => {
    await app.signedOut('POST /demo', {})
    const real = await app.as(await givenUser(app.db, 'advisor'))
    const members = await app.db
      .select()
      .from(users)
      .where(sql`${users.demoId} is not null`)

    expect(members.length).toBeGreaterThan(8)
    expect(members.filter(({ discoverable, passwordHash }) => discoverable || passwordHash)).toEqual([])
    for (const studentId of ['402', '417', '423', '436'])
      expect(await real('GET /advising/students/search', { studentId })).toEqual([])
  })
})

test('without a catalog the schools of a demo stand on the list by their names', async () => {
  const bare = await createTestApp({ settings: { DEMO: 'on' } })
  const session = await bare.signedOut('POST /demo', {})

  const list = await bare.withToken(session.access_token)('GET /schools/list')

  expect(list).toHaveLength(9)
  expect(list.every(({ name, schoolId }) => name !== '' && schoolId === null)).toBe(true)
  await bare.close()
})

test('someone with an account of their own cannot go over to a side of a demo', async () => {
  const call = await app.as(await givenUser(app.db, 'student'))

  await expect(call('POST /demo/switch', {})).toBeRefused('FORBIDDEN')
})

test('an admin sees nothing of a demo among the lists of students', async () => {
  const session = await app.signedOut('POST /demo', {})
  const admin = await app.as(await givenUser(app.db, 'admin'))

  const { lines } = await admin('GET /schools/all-lists', { limit: 100 })

  expect(lines.filter(({ student }) => student.id === session.user.id)).toEqual([])
})

test('the people of a demo cannot sign in, nor ask for a link that lets them in', async () => {
  const { user } = await app.signedOut('POST /demo', {})
  const send = (path: string, payload: object) =>
    app.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload })

  const signIn = await send('/token?grant_type=password', { email: user.email, password: '' })
  await send('/recover', { email: user.email })
  await send('/otp', { email: user.email, create_user: false })

  expect(signIn.statusCode).toBe(400)
  const { rows } = (await app.db.execute(
    sql`select 1 from mails where lower("to") = ${user.email}`,
  )) as unknown as {
    rows: unknown[]
  }
  expect(rows).toEqual([])
})

test.each([{ email: 'real@example.org' }, { password: 'A-long-enough-one-7' }])(
  'the people of a demo cannot get a way to sign in: %o',
  async (changes) => {
    const { access_token, user } = await app.signedOut('POST /demo', {})

    const { statusCode } = await app.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${access_token}` },
      payload: changes,
    })

    const [row] = await app.db.select().from(users).where(eq(users.id, user.id))
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(row).toMatchObject({ email: user.email, newEmail: null, passwordHash: null })
  },
)

test('after its day a demo is gone from every table, and nothing else is', async () => {
  const fresh = await createTestApp({ settings: { DEMO: 'on' } })
  const student = await givenUser(fresh.db, 'student')
  await (
    await fresh.as(student)
  )('GET /me')
  // The keys that sign, and that make links, are made once and stay.
  await fresh.signedOut('GET /authorship/key')
  await letterCodes(fresh.db)
  const before = await rowsByTable(fresh)
  const session = await fresh.signedOut('POST /demo', {})
  const call = fresh.withToken(session.access_token)
  await call('PATCH /me', { fullName: 'Another Name' })
  await call('POST /demo/switch', {})
  await fresh.app.inject({
    method: 'POST',
    url: '/auth/v1/logout?scope=local',
    headers: { authorization: `Bearer ${session.access_token}` },
  })

  expect(await sweepDemos(fresh.db, new Date('2026-11-02T11:59:59Z'))).toBe(0)
  expect(await sweepDemos(fresh.db, new Date('2026-11-02T12:00:00Z'))).toBe(1)

  expect(await rowsByTable(fresh)).toEqual(before)
  await fresh.close()
})

test('where the demo is switched off it is refused, and the rule is named', async () => {
  const without = await createTestApp({ settings: { DEMO: 'off' } })

  await expect(without.signedOut('POST /demo', {})).toBeRefused('demo-switched-off')
  await without.close()
})

test('from one network address only so many demos are opened in an hour', async () => {
  const limits = counted()
  const limited = await createTestApp({ settings: { DEMO: 'on' }, limits })
  for (let visitor = 1; visitor < opening.points; visitor++) await limits.take(opening, '127.0.0.1')
  await limited.signedOut('POST /demo', {})

  await expect(limited.signedOut('POST /demo', {})).toBeRefused('TOO_MANY')
  await limited.close()
})

test.each(personas)('$fullName knows nine schools of the catalog', async (persona) => {
  const numbers = persona.schools.map(({ unitid }) => unitid)

  const found = await app.db
    .select({ name: schools.name })
    .from(schools)
    .where(inArray(schools.unitid, numbers))

  expect(found).toHaveLength(9)
  expect(found.map(({ name }) => name).toSorted()).toEqual(persona.schools.map(({ name }) => name).toSorted())
})

test.each(personas)(
  '$fullName writes for schools of the list, within the limits',
  ({ schools, essays, note }) => {
    const numbers = schools.map(({ unitid }) => unitid)
    const written = [note, ...essays].flatMap(({ unitid }) => unitid ?? [])

    expect(written.filter((unitid) => !numbers.includes(unitid))).toEqual([])
    expect(
      essays.filter(({ paragraphs, wordLimit }) => countWords(paragraphs.join(' ')) > wordLimit),
    ).toEqual([])
  },
)

async function rowsByTable({ db }: TestApp): Promise<Record<string, number>> {
  const tables = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { name: string }[] }
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const counted = (await db.execute(
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    )) as unknown as {
      rows: { rows: number }[]
    }
    counts[name] = counted.rows[0]!.rows
  }
  return counts
}

describe('nobody of a demo reaches anybody real', () => {
  const address = () => `${randomUUID()}@counselors.example`
  const sharing = usualSharing

  test('by asking an address: not one that is somebody’s, nor one that will be', async () => {
    const real = await givenUser(app.db, 'advisor')
    const call = signedInWith(await app.signedOut('POST /demo', {}))
    const { link } = await call('GET /advising/link')
    await call('POST /advising/links/{id}/end', { id: link!.id })

    for (const email of [real.email, address()])
      await expect(call('POST /advising/requests/to-advisor', { email, sharing })).toBeRefused(
        'demo-not-possible',
      )
    expect((await (await app.as(real))('GET /advising/requests')).requests).toEqual([])
  })

  test('by a request that waited for an address when somebody signs up with it', async () => {
    const auth = authOf(app)
    const email = address()
    const invented = await actorOf(await app.signedOut('POST /demo', {}))
    await app.db.insert(advisorRequests).values({
      studentId: invented.userId,
      sentBy: 'student',
      advisorEmail: email,
      sharing,
    })

    await auth.signUp(email, { role: 'advisor', full_name: 'Ada Reyes' }, password)
    const { hash } = await auth.latestTo(email)
    const { body } = await auth.call('POST /verify', { body: { type: 'signup', token_hash: hash } })
    const call = app.withToken(body.access_token)

    expect((await call('GET /advising/requests')).requests).toEqual([])
    expect((await call('GET /notifications')).notifications.map(({ type }) => type)).toEqual(['system'])
    expect(await auth.mailsTo(email)).toHaveLength(1)
  })

  test('by mail, no matter who writes one', async () => {
    const session = await app.signedOut('POST /demo', {})
    const email = String(session.user.email)
    const mail = { to: email, subject: 'A', heading: 'A', paragraphs: [], now: new Date() }

    await queueMail(app.db, mail)

    expect(await authOf(app).mailsTo(email)).toEqual([])
  })
})

test('from one home’s IPv6 network only so many demos are opened, whichever address it takes', async () => {
  const limits = counted()
  const limited = await createTestApp({ settings: { DEMO: 'on' }, limits })
  for (let visitor = 1; visitor < opening.points; visitor++) await limits.take(opening, '2001:db8:1:2::/64')
  const statusFrom = async (remoteAddress: string) => {
    const asked = { method: 'POST', url: '/api/v1/demo', payload: {}, remoteAddress } as const
    return (await limited.app.inject(asked)).statusCode
  }

  expect(await statusFrom('2001:db8:1:2::1')).toBe(200)
  expect(await statusFrom('2001:db8:1:2:ffff::2')).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1')).toBe(200)
  await limited.close()
})

test('when as many demos are open as fit, the next visitor is told to come back', async () => {
  const full = await createTestApp({ settings: { DEMO: 'on' } })
  const alive = Array.from({ length: mostOpen }, () => ({ expiresAt: new Date('2026-11-02T00:00:00Z') }))
  await full.db.insert(demos).values(alive)

  await expect(full.signedOut('POST /demo', {})).toBeRefused('demos-full')
  full.setNow('2026-11-02T00:00:01Z')
  expect(await full.signedOut('POST /demo', {})).toMatchObject({ token_type: 'bearer' })
  await full.close()
})
