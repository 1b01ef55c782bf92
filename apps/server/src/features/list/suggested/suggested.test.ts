import { randomUUID } from 'node:crypto'
import { limits } from '@bearings/domain/list/suggested/options'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { schools } from '#database/tables/colleges.ts'
import { suggestedSchools } from '#database/tables/list-suggested.ts'
import { givenAdvised, nothingShared } from '#testing/given-advising.ts'
import { givenCatalog, givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

async function givenPair() {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const student = await givenAdvised(app.db, advisor, { fullName: 'Nadia New' })
  const { id: schoolId } = await givenSchool(app.db, { name: `College ${randomUUID()}` })
  const suggest = { studentIds: [student.userId], schoolId, reason: ' Small classes, near home. ' }
  return {
    advisor,
    student,
    schoolId,
    suggest,
    asAdvisor: await app.as(advisor),
    asStudent: await app.as(student),
  }
}

test('a student reads what an advisor suggests and why, adds it, and the advisor sees that on a shared list', async () => {
  const { asAdvisor, asStudent, schoolId, suggest, student } = await givenPair()
  expect(await asAdvisor('POST /schools/suggested', suggest)).toMatchObject({ students: 1 })

  const [open] = await asStudent('GET /schools/suggested', {})
  expect(open).toMatchObject({
    schoolId,
    reason: 'Small classes, near home.',
    by: 'Carla Counselor',
    state: 'open',
  })
  const { notifications } = await asStudent('GET /notifications')
  expect(notifications[0]).toMatchObject({ type: 'school-suggested', link: '/schools' })
  // It counts nowhere until the student adds it.
  expect(await asStudent('GET /schools/list')).toEqual([])

  await asStudent('POST /schools/list', { schoolId })
  expect(await asStudent('GET /schools/suggested', {})).toEqual([])
  const ofStudent = { studentId: student.userId }
  expect(await asAdvisor('GET /schools/suggested', ofStudent)).toMatchObject([{ state: 'added' }])

  await app.db.update(advisorLinks).set(nothingShared).where(eq(advisorLinks.studentId, student.userId))
  expect(await asAdvisor('GET /schools/suggested', ofStudent)).toMatchObject([{ state: 'open' }])
})

test('a student for whom a college is nothing says so once, and is not asked again', async () => {
  const { asAdvisor, asStudent, suggest, student } = await givenPair()
  await asAdvisor('POST /schools/suggested', suggest)
  const [open] = await asStudent('GET /schools/suggested', {})
  const { id } = open!
  await asStudent('POST /schools/suggested/{id}/decline', { id })
  await asStudent('POST /schools/suggested/{id}/decline', { id })
  expect(await asStudent('GET /schools/suggested', {})).toEqual([])
  expect(await asAdvisor('GET /schools/suggested', { studentId: student.userId })).toMatchObject([
    { state: 'declined' },
  ])
})

test('a student has ten open suggestions at most, and the same one only once', async () => {
  const { asAdvisor, asStudent, suggest } = await givenPair()
  await asAdvisor('POST /schools/suggested', suggest)
  expect(await asAdvisor('POST /schools/suggested', suggest)).toMatchObject({ students: 0 })
  for (let more = 0; more < limits.open + 1; more++) {
    const { id: schoolId } = await givenSchool(app.db, { name: `More ${randomUUID()}` })
    await asAdvisor('POST /schools/suggested', { ...suggest, schoolId })
  }
  expect(await asStudent('GET /schools/suggested', {})).toHaveLength(limits.open)
})

test('an advisor takes back within ten minutes what nobody has answered', async () => {
  const { advisor, asAdvisor, asStudent, suggest, student } = await givenPair()
  const other = await givenAdvised(app.db, advisor, {})
  const both = { ...suggest, studentIds: [student.userId, other.userId] }
  const { batchId } = await asAdvisor('POST /schools/suggested', both)
  app.setNow('2026-11-01T12:09:00Z')
  await asAdvisor('POST /schools/suggested/{id}/undo', { id: batchId })
  expect(await asStudent('GET /schools/suggested', {})).toEqual([])
  expect((await asStudent('GET /notifications')).notifications).toEqual([])

  const again = await asAdvisor('POST /schools/suggested', both)
  app.setNow('2026-11-01T12:20:00Z')
  await expect(asAdvisor('POST /schools/suggested/{id}/undo', { id: again.batchId })).toBeRefused('NOT_FOUND')
})

test('what 180 students were suggested in one go is taken back in one go', async () => {
  const { advisor, asAdvisor, asStudent, suggest, student } = await givenPair()
  const others = await Promise.all(Array.from({ length: 179 }, () => givenAdvised(app.db, advisor, {})))
  const studentIds = [student, ...others].map(({ userId }) => userId)
  const { batchId, students } = await asAdvisor('POST /schools/suggested', { ...suggest, studentIds })
  expect(students).toBe(180)
  app.setNow('2026-11-01T12:09:59Z')
  await asAdvisor('POST /schools/suggested/{id}/undo', { id: batchId })
  expect(await app.db.$count(suggestedSchools, eq(suggestedSchools.batchId, batchId))).toBe(0)
  expect(await asStudent('GET /schools/suggested', {})).toEqual([])
})

test('an advisor suggests only to students of theirs, and only what the catalog offers', async () => {
  const { asAdvisor, asStudent, suggest, schoolId, student } = await givenPair()
  const stranger = await givenPair()
  const refused = { code: 'NOT_FOUND' }
  const toBoth = { ...suggest, studentIds: [student.userId, stranger.student.userId] }
  await expect(asAdvisor('POST /schools/suggested', toBoth)).rejects.toMatchObject(refused)
  await asAdvisor('POST /schools/suggested', suggest)
  expect(await stranger.asAdvisor('GET /schools/suggested', { studentId: student.userId })).toEqual([])

  await app.db.update(schools).set({ archivedAt: new Date() }).where(eq(schools.id, schoolId))
  await expect(asAdvisor('POST /schools/suggested', suggest)).toBeRefused('college-not-offered')
  expect(await asStudent('GET /schools/suggested', {})).toEqual([])

  const { pennStateWilkesBarre: closing } = await givenCatalog(app.db)
  await expect(asAdvisor('POST /schools/suggested', { ...suggest, schoolId: closing })).toBeRefused(
    'takes-nobody',
  )
})

test('an advisor whose link has ended neither sees nor takes back a suggestion, and the student keeps it', async () => {
  const { asAdvisor, asStudent, suggest, student } = await givenPair()
  const { batchId } = await asAdvisor('POST /schools/suggested', suggest)
  await app.db
    .update(advisorLinks)
    .set({ endedAt: new Date() })
    .where(eq(advisorLinks.studentId, student.userId))
  expect(await asAdvisor('GET /schools/suggested', { studentId: student.userId })).toEqual([])
  await expect(asAdvisor('POST /schools/suggested/{id}/undo', { id: batchId })).toBeRefused('NOT_FOUND')
  expect(await asStudent('GET /schools/suggested', {})).toHaveLength(1)
})
