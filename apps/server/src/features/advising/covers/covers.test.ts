import { usualSharing } from '@bearings/domain/advising/options'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { notifications } from '#database/tables/notifications.ts'
import { givenLink, givenSharedEssay } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { keepCovers } from './jobs.ts'

const now = '2026-11-28T12:00:00.000Z'
const days = { from: '2026-11-28', until: '2026-12-24' }

const app = useTestApp({ now })

/** A counselor who is away, a colleague, and a student of the school. */
async function givenAbsence() {
  const carla = await givenUser(app.db, 'advisor', {
    fullName: 'Carla Counselor',
    timeZone: 'America/New_York',
  })
  const dan = await givenUser(app.db, 'advisor', { fullName: 'Dan Diaz' })
  const student = await givenUser(app.db, 'student')
  const school = { kind: 'school', isPrimary: true, profile: false, testScores: false } as const
  const link = await givenLink(app.db, { advisor: carla, student }, school)
  const [asCarla, asDan, asStudent] = [await app.as(carla), await app.as(dan), await app.as(student)]
  const arrange = (changes: Partial<typeof days & { email: string }> = {}) =>
    asCarla('POST /advising/covers/{id}', { id: carla.userId, email: dan.email, ...days, ...changes })
  return { carla, dan, student, link, asCarla, asDan, asStudent, arrange }
}

/** The hourly job, at this time. */
async function runAt(time: string) {
  app.setNow(time)
  const services = { db: app.db, now: () => new Date(time) } as Parameters<typeof keepCovers>[0]
  await keepCovers(services, new AbortController().signal)
}

const openLinksOf = (advisorId: string) =>
  app.db
    .select()
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, advisorId), isNull(advisorLinks.endedAt)))

test('a colleague sees what the counselor who is away sees, and the student reads that of whom', async () => {
  const { carla, dan, student, link, asCarla, asDan, asStudent, arrange } = await givenAbsence()
  const essay = await givenEssay(app.db, student)
  await givenSharedEssay(app.db, link, essay)
  const own = await givenUser(app.db, 'student')
  await givenLink(app.db, { advisor: carla, student: own })

  expect(await arrange()).toMatchObject({ ofSchool: 1, by: { other: { id: dan.userId }, students: 1 } })

  const id = student.userId
  expect(await asDan('GET /advising/students/{id}/profile', { id })).toEqual({ shared: false })
  expect(await asDan('GET /advising/students/{id}/list', { id })).toMatchObject({ shared: true })
  expect(await asDan('GET /advising/students/{id}/essays', { id })).toHaveLength(1)
  expect(await asDan('GET /advising/covers/{id}', { id: dan.userId })).toMatchObject({
    by: null,
    for: [{ other: { id: carla.userId }, ...days }],
  })
  // Whoever chose the counselor themselves did not choose the colleague.
  await expect(asDan('GET /advising/students/{id}', { id: own.userId })).toBeRefused('NOT_FOUND')
  expect(await asStudent('GET /advising/link')).toMatchObject({
    link: { advisor: { id: carla.userId } },
    others: [{ advisor: { id: dan.userId }, covers: 'Carla Counselor', until: '2026-12-24' }],
  })
  const told = await app.db.select().from(notifications).where(eq(notifications.userId, id))
  expect(told.map(({ message }) => message)).toEqual([
    'Dan Diaz stands in for Carla Counselor until December 24, and sees what Carla Counselor sees.',
  ])
  const { views } = await asStudent('GET /access-log')
  expect(views.map(({ advisor, covers }) => [advisor?.fullName, covers])).toContainEqual([
    'Dan Diaz',
    'Carla Counselor',
  ])
  expect(await asCarla('GET /advising/students/{id}', { id })).toMatchObject({ id })
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'cover_arranged'))
  expect(entry!.detail).toMatchObject({ colleagueId: dan.userId })
})

test('it begins on its first day, takes in who is assigned meanwhile, and ends after its last', async () => {
  const { carla, dan, student, arrange } = await givenAbsence()
  await arrange({ from: '2026-12-01', until: '2026-12-03' })
  await runAt('2026-12-01T04:00:00Z')
  expect(await openLinksOf(dan.userId)).toEqual([])

  await runAt('2026-12-01T06:00:00Z')
  const later = await givenUser(app.db, 'student')
  await givenLink(app.db, { advisor: carla, student: later }, { kind: 'school', isPrimary: true })
  await runAt('2026-12-01T07:00:00Z')
  await runAt('2026-12-04T04:30:00Z')
  expect((await openLinksOf(dan.userId)).map(({ studentId }) => studentId).toSorted()).toEqual(
    [student.userId, later.userId].toSorted(),
  )

  await runAt('2026-12-04T05:30:00Z')

  expect(await openLinksOf(dan.userId)).toEqual([])
  expect(await openLinksOf(carla.userId)).toHaveLength(2)
  const asDan = await app.as(dan)
  await expect(asDan('GET /advising/students/{id}', { id: student.userId })).toBeRefused('NOT_FOUND')
  const about = await app.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, 'Your Advisor Is Away'))
  expect(about.filter(({ userId }) => [student.userId, later.userId].includes(userId))).toEqual([])
})

test('the colleague, an admin, or who is back ends it before, and nobody else', async () => {
  const { carla, dan, student, asDan, arrange } = await givenAbsence()
  await arrange()
  const which = { id: carla.userId, colleagueId: dan.userId }
  const other = await app.as(await givenUser(app.db, 'advisor'))
  await expect(other('POST /advising/covers/{id}/end', which)).toBeRefused('NOT_FOUND')
  await expect(other('GET /advising/covers/{id}', { id: carla.userId })).toBeRefused('NOT_FOUND')

  expect(await asDan('POST /advising/covers/{id}/end', which)).toMatchObject({ for: [] })

  expect(await openLinksOf(dan.userId)).toEqual([])
  expect(await openLinksOf(carla.userId)).toMatchObject([{ studentId: student.userId }])
  await expect(asDan('POST /advising/covers/{id}/end', which)).toBeRefused('NOT_FOUND')
  const asAdmin = await app.as(await givenUser(app.db, 'admin'))
  await asAdmin('POST /advising/covers/{id}', { id: carla.userId, email: dan.email, ...days })
  expect(await asAdmin('POST /advising/covers/{id}/end', which)).toMatchObject({ by: null })
})

test('the colleague who stands in a second time finds what they noted the first time', async () => {
  const { carla, dan, student, asDan, arrange } = await givenAbsence()
  const id = student.userId
  await arrange()
  await asDan('POST /advising/students/{id}/notes', { id, content: 'Plays the cello' })
  await asDan('POST /advising/covers/{id}/end', { id: carla.userId, colleagueId: dan.userId })

  await arrange()

  expect(await asDan('GET /advising/students/{id}/notes', { id })).toMatchObject([
    { content: 'Plays the cello' },
  ])
})

test('what the student changes counts for the colleague too, and a hand-over ends it', async () => {
  const { carla, dan, student, link, asStudent, arrange } = await givenAbsence()
  await arrange()
  await asStudent('PATCH /advising/link/sharing', { linkId: link.id, weeks: false })
  expect(await openLinksOf(dan.userId)).toMatchObject([
    { ...usualSharing, weeks: false, profile: false, testScores: false },
  ])

  const eve = await givenUser(app.db, 'advisor')
  const asAdmin = await app.as(await givenUser(app.db, 'admin'))
  await asAdmin('POST /advising/moves', { fromId: carla.userId, toId: eve.userId })

  expect(await openLinksOf(dan.userId)).toEqual([])
  expect(await openLinksOf(eve.userId)).toMatchObject([{ studentId: student.userId }])
})

test('what the counselor is asked to read waits for the colleague too', async () => {
  const { student, link, asDan, asStudent, arrange } = await givenAbsence()
  const { id } = await givenEssay(app.db, student)
  await givenSharedEssay(app.db, link, { id })
  await asStudent('PUT /essays/{id}/asks', { id, linkId: link.id, byOn: '2026-12-01' })

  await arrange()

  expect((await asDan('GET /essays/reads', {})).essays).toMatchObject([
    { id, standing: 'asked', byOn: '2026-12-01' },
  ])
})

test('the colleague is told of an essay that is shown meanwhile, and keeps nothing once it is not', async () => {
  const { student, link, asDan, asStudent, arrange } = await givenAbsence()
  const { id: essayId } = await givenEssay(app.db, student, { promptName: 'My secret garden' })
  await arrange()
  const which = { essayId, linkId: link.id }
  const told = async () =>
    (await asDan('GET /notifications', {})).notifications.filter((one) => one.link?.includes(essayId))

  await asStudent('PUT /advising/link/essays/{essayId}', which)
  expect(await told()).toMatchObject([{ title: 'Essay Shared' }])
  await asStudent('DELETE /advising/link/essays/{essayId}', which)

  expect(await told()).toEqual([])
})

test('only another advisor of the server stands in, for days that are possible, and one at a time', async () => {
  const { dan, student, arrange } = await givenAbsence()
  for (const email of ['nobody@example.org', student.email, (await givenUser(app.db, 'admin')).email])
    await expect(arrange({ email })).toBeRefused('INVALID_INPUT')
  await expect(arrange({ until: '2027-03-01' })).toBeRefused('cover-days')
  await arrange()
  await expect(arrange()).toBeRefused('cover-arranged')
  expect(await openLinksOf(dan.userId)).toHaveLength(1)
})
