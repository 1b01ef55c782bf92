import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { usualSharing } from '@bearings/domain/advising/options'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { users } from '#database/tables/users.ts'
import { waitlist } from '#database/tables/waitlist.ts'
import { sweepLinks } from '#features/advising/links/jobs.ts'
import { accessTokenFor, serviceKeyFor } from '#testing/access-token.ts'
import { askNavigator } from '#testing/ask-navigator.ts'
import { authOf, password } from '#testing/auth.ts'
import { givenAdvised, givenLink } from '#testing/given-advising.ts'
import { archiveOf, bringIn } from '#testing/given-archive.ts'
import { givenFactor } from '#testing/given-factor.ts'
import { givenFamilyInvitation, givenGuardian } from '#testing/given-family.ts'
import { givenAvatar, givenDocument } from '#testing/given-files.ts'
import { givenNotification } from '#testing/given-notifications.ts'
import { givenCatalogOfDemo } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { counted, useTestApp } from '#testing/test-app.ts'
import { runAccountCommand } from './commands.ts'
import { eraseDueAccounts } from './jobs.ts'

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now, settings: { DEMO: 'on' }, limits: counted() })
beforeAll(() => givenCatalogOfDemo(app.db))

/** Every way to delete an account, and the tables in which its id stays. */
const ways = [
  { how: 'after 14 days', erase: afterFourteenDays, idStays: [] },
  { how: 'by a service key', erase: byKey(false), idStays: ['audit_log'] },
  { how: 'on the command line', erase: byOperator, idStays: ['audit_log'] },
  { how: 'by a service key that leaves a row', erase: byKey(true), idStays: ['audit_log', 'users'] },
]

test.each(ways)(
  'of a student with a year behind them who is deleted $how nothing is left in any table, and neither advisor nor mother keep anything',
  async ({ erase, idStays }) => {
    const given = await givenUser(app.db, 'student', {
      fullName: 'Zinnia Quarrenton',
      studentId: 'ZQ-90210',
      newEmail: 'zinnia-new@example.org',
      password,
    })
    const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ada Advisor' })
    const mother = await givenUser(app.db, 'guardian', { fullName: 'Rosa Root' })
    await givenUser(app.db, 'admin')
    const student = { ...given, token: await tokenOf(given) }
    await liveAYear(student, { advisor, mother })
    const names = ['Zinnia Q', 'Quarrenton', student.email, 'ZQ-90210', 'zinnia-new@']
    const before = await tablesThatTell(app.db, [...names, student.userId])
    expect(before).toEqual(expect.arrayContaining(['users', 'essays', 'notifications', 'audit_log']))

    await erase(student)

    expect(await tablesThatTell(app.db, names)).toEqual([])
    expect(await tablesThatTell(app.db, [student.userId])).toEqual(idStays)
    // Notifications about other people stay.
    const { notifications } = await (await app.as(advisor))('GET /notifications', {})
    expect(notifications.map(({ message }) => message)).toContain('Zinnias need water')
    expect((await authOf(app).signIn(student.email)).body.code).toBe('invalid_credentials')
  },
)

test('of a student whose name is also a word, only what says who acted is deleted', async () => {
  const may = await givenUser(app.db, 'student', { fullName: 'May' })
  const advisor = await givenUser(app.db, 'advisor')
  await givenLink(app.db, { advisor, student: may })
  const about = [
    'May accepted your invite Seniors.',
    '3 students have joined with your invite Seniors, most recently May.',
  ]
  const others = [
    'Noor Haddad completed “Visit in May”.',
    'May Lindqvist commented on “Why us?”: Thank you.',
    '2 students have joined with your invite Seniors, most recently Ana May.',
  ]
  for (const message of [...about, ...others]) await givenNotification(app.db, advisor, { message })
  await givenNotification(app.db, advisor, { title: 'Due on May 1', message: 'River College is due May 1.' })

  await afterFourteenDays(may)

  const { notifications } = await (await app.as(advisor))('GET /notifications', {})
  const messages = notifications.map(({ message }) => message)
  for (const message of about) expect(messages).not.toContain(message)
  expect(messages).toEqual(expect.arrayContaining([...others, 'River College is due May 1.']))
})

test('of a student who is deleted, their mother keeps no week ahead', async () => {
  const student = await givenUser(app.db, 'student', { fullName: 'Maya Lindgren' })
  const mother = await givenUser(app.db, 'guardian')
  const { id: subjectId } = await givenGuardian(app.db, { guardian: mother, student })
  await givenNotification(app.db, mother, {
    type: 'family-week',
    title: 'The week ahead for Maya',
    link: '/family',
    subjectId,
  })

  await afterFourteenDays(student)

  expect(await (await app.as(mother))('GET /notifications', {})).toMatchObject({ notifications: [] })
})

test('of a mother who is deleted, her child keeps nothing', async () => {
  const student = await givenUser(app.db, 'student')
  const mother = await givenUser(app.db, 'guardian', { fullName: 'Rosa Root' })
  const { code } = await givenFamilyInvitation(app.db, student)
  await (
    await app.as(mother)
  )('POST /family/invitations/by-code/{code}/accept', { code })
  const asStudent = await app.as(student)
  const told = async () => JSON.stringify(await asStudent('GET /notifications', {}))
  expect(await told()).toContain('Rosa Root')

  await afterFourteenDays(mother)

  expect(await told()).not.toContain('Rosa Root')
})

test.each([
  { who: 'an advisor', role: 'advisor', leave: leaveAdvisor },
  { who: 'a mother', role: 'guardian', leave: leaveGuardian },
] as const)(
  'of a student who is deleted months after they parted from $who, that one keeps nothing',
  async ({ role, leave }) => {
    const student = await givenUser(app.db, 'student', { fullName: 'Zinnia Quarrenton' })
    const other = await givenUser(app.db, role)
    await leave(student, other)
    const theirs = await app.as(other)
    const told = async () => JSON.stringify(await theirs('GET /notifications', {}))
    expect(await told()).toContain('Zinnia Quarrenton')

    await afterFourteenDays(student)

    expect(await told()).not.toContain('Zinnia Quarrenton')
  },
)

test('of a counselor who is deleted, a colleague whom they asked to take over keeps nothing', async () => {
  const carla = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const dan = await givenUser(app.db, 'advisor')
  await givenAdvised(app.db, carla, {}, { kind: 'school', isPrimary: true })
  await (
    await app.as(carla)
  )('POST /advising/moves/proposals', { email: dan.email })
  const asDan = await app.as(dan)
  const told = async () => JSON.stringify(await asDan('GET /notifications', {}))
  expect(await told()).toContain('Carla Counselor')

  await afterFourteenDays(carla)

  expect(await told()).not.toContain('Carla Counselor')
})

async function leaveAdvisor(student: Actor, advisor: Actor): Promise<void> {
  const { id } = await givenLink(app.db, { advisor, student })
  await (
    await app.as(student)
  )('POST /advising/links/{id}/end', { id })
  expect(await sweepLinks(app.db, new Date('2027-03-01T12:00:00Z'))).toBe(1)
}

async function leaveGuardian(student: Actor, guardian: Actor): Promise<void> {
  const { id } = await givenGuardian(app.db, { guardian, student })
  await (
    await app.as(student)
  )('POST /family/guardians/{id}/end', { id })
}

async function afterFourteenDays({ userId }: Actor): Promise<void> {
  await app.db
    .update(users)
    .set({ eraseAfter: new Date(now) })
    .where(eq(users.id, userId))
  expect(await app.db.transaction((tx) => eraseDueAccounts(tx, new Date(now)))).toBe(1)
}

async function byOperator({ email }: { email: string }): Promise<void> {
  await runAccountCommand({ db: app.db, config: app.config, now: app.now }, ['delete', email, '--forever'])
}

function byKey(isRowLeft: boolean) {
  return async ({ userId }: Actor): Promise<void> => {
    const token = await serviceKeyFor({ db: app.db, now: app.now, config: app.config })
    const body = { should_soft_delete: isRowLeft }
    expect((await authOf(app).call(`DELETE /admin/users/${userId}`, { token, body })).status).toBe(200)
  }
}

async function tokenOf({ userId }: Actor) {
  return accessTokenFor({ db: app.db, now: app.now, config: app.config }, userId)
}

/** Fills the tables with what a student and the people around them leave behind, through the public endpoints. */
async function liveAYear(
  student: Actor & { email: string; token: string },
  { advisor, mother }: { advisor: Actor & { email: string }; mother: Actor },
) {
  const { db } = app
  const demo = await app.signedOut('POST /demo', { timeZone: 'America/New_York' })
  await bringIn(app, student, await archiveOf(app, demo.access_token))
  const auth = authOf(app)
  await auth.signIn(student.email, 'not the password')
  await auth.signIn(student.email)
  const [mine, theirs] = [await app.as(student), await app.as(advisor)]
  const preferences = await theirs('GET /notifications/preferences')
  await theirs('PUT /notifications/preferences', {
    preferences: preferences.map((one) => ({ ...one, byMail: true })),
  })

  await givenNotification(db, advisor, { message: 'Zinnias need water' })
  await mine('PATCH /me', { discoverable: true })
  expect(await theirs('GET /advising/students/search', { studentId: 'ZQ-90' })).toHaveLength(1)
  const asked = { email: advisor.email, message: 'It is me, Zinnia', sharing: usualSharing }
  const { id } = await mine('POST /advising/requests/to-advisor', asked)
  await theirs('POST /advising/requests/{id}/approve', { id })
  await theirs('GET /advising/students/{id}', { id: student.userId })
  await theirs('POST /advising/students/{id}/notes', { id: student.userId, content: 'Zinnia is fine' })
  const [essay] = await mine('GET /essays')
  await mine('PUT /advising/link/essays/{essayId}', { essayId: essay!.id })
  const comment = await theirs('POST /essays/{id}/comments', { id: essay!.id, body: 'Good start, Zinnia' })
  await mine('POST /essays/{id}/comments', { id: essay!.id, body: 'Thanks!', parentId: comment.id })
  await theirs('POST /tasks', { studentIds: [student.userId], title: 'Write to Zinnia' })
  const { tasks } = await mine('GET /tasks', {})
  await mine('POST /tasks/{id}/status', { id: tasks[0]!.id, status: 'completed' })
  const { id: linkId } = await givenGuardian(db, { guardian: mother, student })
  const write = (body: string) => mine('PUT /messages/{id}', { id: randomUUID(), to: advisor.userId, body })
  await write('It is Zinnia')
  await mine('PUT /messages/readers/{linkId}', { linkId, personId: advisor.userId, reads: true })
  await write('My mother reads this, too')

  await askNavigator(app, student, { message: 'I am Zinnia Quarrenton. What is late?' })
  await db.insert(waitlist).values({ email: student.email.toUpperCase() })
  await givenAvatar(app, student)
  await givenDocument(app, student, { name: 'Zinnia Quarrenton transcript', isShown: true })
  await mine('PATCH /profile/public', { handle: 'zinnia-q', isPublic: true, sections: ['grades'] })
  const { preview } = await mine('PUT /library/story', {
    shownName: 'initials',
    highSchool: null,
    graduationYear: 2027,
    intendedMajor: 'Biology',
    backgroundStory: 'I counted herons on a salt marsh for three years, and wrote down what I saw. '.repeat(
      3,
    ),
    advice: 'Begin early, and ask.',
    parts: [],
  })
  await mine('POST /library/story/offer', { seen: preview! })
  await givenFactor(db, student)
}

/** Returns the tables with a row that contains one of these words. */
async function tablesThatTell(db: Database, words: readonly string[]): Promise<string[]> {
  const asked = async <Row>(query: Parameters<Database['execute']>[0]) =>
    ((await db.execute(query)) as unknown as { rows: Row[] }).rows
  const tables = await asked<{ name: string }>(
    sql`select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
  )
  const telling: string[] = []
  for (const { name } of tables) {
    const rows = await asked<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t
          where lower(to_jsonb(t)::text) like any(array[${sql.join(
            words.map((word) => sql`${`%${word.toLowerCase()}%`}`),
            sql`, `,
          )}])`,
    )
    if (rows.length > 0) telling.push(name)
  }
  return telling
}
