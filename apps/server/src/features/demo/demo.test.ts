import type { Actor } from '@bearings/domain/actor'
import { usualSharing } from '@bearings/domain/advising/options'
import type { Answer } from '@bearings/domain/contract'
import { placeOf, threadsOf } from '@bearings/domain/essays/comments/rules'
import { countWords } from '@bearings/domain/essays/rules'
import { EssayStatus } from '@bearings/domain/essays/schema'
import { ListStatus } from '@bearings/domain/schools/list/schema'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '../../database/catalog/load.ts'
import { schools } from '../../database/tables/schools.ts'
import { users } from '../../database/tables/users.ts'
import { givenUser } from '../../testing/given.ts'
import { counted, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { personas } from './contents/personas/service.ts'
import { sweepDemos } from './jobs.ts'
import { opening } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { DEMO: 'on' } })
  await loadCatalog(app.db, () => {})
})
afterAll(() => app.close())

type Session = Answer<'POST /demo'>

async function actorOf({ user }: Session): Promise<Actor> {
  const [row] = await app.db.select().from(users).where(eq(users.id, user.id))
  const { role, timeZone, demoId } = row!
  return { userId: user.id, role, timeZone, demoId, sessionId: null }
}

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

  test('has nine schools of the catalog, one in each status, with deadlines and checklists', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const list = await call('GET /schools/list')

    expect(list.map(({ status }) => status).toSorted()).toEqual(ListStatus.options.toSorted())
    expect(list.every(({ schoolId }) => schoolId !== null)).toBe(true)
    expect(list.some(({ deadlineState }) => deadlineState === 'reported')).toBe(true)
    expect(new Set(list.map(({ checklist }) => checklist.done))).toEqual(new Set([0, 3, 8]))
  })

  test('has essays in every state, one to begin, and one with an earlier draft kept', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const essays = await call('GET /essays')
    const shared = essays.find(({ entryId }) => entryId === null)!
    const { versions } = await call('GET /essays/{id}/versions', { id: shared.id })
    const { content } = await call('GET /essays/{id}', { id: shared.id })

    expect(new Set(essays.map(({ status }) => status))).toEqual(new Set(EssayStatus.options))
    expect(essays.filter(({ words }) => words === 0)).toHaveLength(1)
    expect(essays.every(({ words, wordLimit }) => words <= wordLimit!)).toBe(true)
    expect(versions).toHaveLength(2)
    expect(versions[0]!.words).toBe(shared.words)
    expect(content.split('\n\n').length).toBeGreaterThan(3)
  })

  test('has comments of the advisor’s on the words of an essay, one answered, and one that is resolved', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const essays = await call('GET /essays')
    const { id } = essays.find(({ status }) => status === 'reviewing')!
    const { content } = await call('GET /essays/{id}', { id })
    const { open } = threadsOf(await call('GET /essays/{id}/comments', { id }))
    const done = essays.find(({ status }) => status === 'complete')!

    expect(open.map(({ answers }) => answers.length)).toEqual([0, 1])
    for (const { first } of open) expect(placeOf(first.anchor!, content)?.start).toBe(first.anchor!.start)
    expect(threadsOf(await call('GET /essays/{id}/comments', { id: done.id })).resolved).toHaveLength(1)
  })

  test('has an advisor who asked, sees what is usual and some essays, and has looked at it', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const { link } = await call('GET /advising/link')
    const { requests } = await call('GET /advising/requests')
    const { views } = await call('GET /advising/views')

    expect(link).toMatchObject({ sharing: usualSharing })
    expect(link!.sharedEssayIds.length).toBeGreaterThan(1)
    expect(requests).toMatchObject([{ sentBy: 'advisor', status: 'approved', other: link!.advisor }])
    expect(views.map(({ what }) => what)).toEqual([
      'deadlines',
      'essay',
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
    const advisor = signedInWith(await signedInWith(session)('POST /demo/switch'))

    const { tasks, counts } = await signedInWith(session)('GET /tasks')

    expect(counts).toEqual({ pending: 4, completed: 2 })
    expect(tasks.some(({ dueOn, status }) => status === 'pending' && dueOn! < '2026-11-01')).toBe(true)
    expect(tasks.some(({ dueOn }) => dueOn === null)).toBe(true)
    expect((await advisor('GET /tasks')).tasks).toEqual(tasks)
    expect(await advisor('GET /tasks/templates')).toMatchObject([{ name: 'Application countdown' }])
  })

  test('has a note on the school that is under way', async () => {
    const call = signedInWith(await app.signedOut('POST /demo', {}))

    const { id } = (await call('GET /schools/list')).find(({ status }) => status === 'In Progress')!
    const { content } = await call('GET /schools/list/{id}/research', { id })

    const kinds = content!.content.map(({ type }) => type)
    expect(new Set(kinds)).toEqual(new Set(['heading', 'bulletList', 'paragraph', 'taskList']))
  })

  test('goes over to the advisor’s side and back, in the same demo', async () => {
    const student = await app.signedOut('POST /demo', {})
    const advisor = await signedInWith(student)('POST /demo/switch')
    const back = await signedInWith(advisor)('POST /demo/switch')

    expect(await signedInWith(advisor)('GET /me')).toMatchObject({ role: 'advisor' })
    expect(back.user.id).toBe(student.user.id)
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

  await expect(call('POST /demo/switch')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('an admin sees nothing of a demo among the lists of students', async () => {
  const session = await app.signedOut('POST /demo', {})
  const admin = await app.as(await givenUser(app.db, 'admin'))

  const { lines } = await admin('GET /schools/lists', { limit: 100 })

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
  const before = await rowsByTable(fresh)
  const session = await fresh.signedOut('POST /demo', {})
  const call = fresh.withToken(session.access_token)
  await call('PATCH /me', { fullName: 'Another Name' })
  await call('POST /demo/switch')
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

  await expect(without.signedOut('POST /demo', {})).rejects.toMatchObject({ rule: 'demo-switched-off' })
  await without.close()
})

test('from one network address only so many demos are opened in an hour', async () => {
  const limits = counted()
  const limited = await createTestApp({ settings: { DEMO: 'on' }, limits })
  for (let visitor = 1; visitor < opening.points; visitor++) await limits.take(opening, '127.0.0.1')
  await limited.signedOut('POST /demo', {})

  await expect(limited.signedOut('POST /demo', {})).rejects.toMatchObject({ code: 'TOO_MANY' })
  await limited.close()
})

test.each(personas)('$fullName knows nine schools of the catalog, one in each status', async (persona) => {
  const statuses = persona.schools.map(({ status }) => status)
  const numbers = persona.schools.map(({ unitid }) => unitid)

  const found = await app.db
    .select({ name: schools.name })
    .from(schools)
    .where(inArray(schools.unitid, numbers))

  expect(statuses.toSorted()).toEqual(ListStatus.options.toSorted())
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

/** How many rows each table has. */
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
