import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schoolPeople } from '#database/tables/school-people.ts'
import { atSchool } from '#testing/at-school.ts'
import { givenSchool, givenSchoolPerson } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { openSchoolProvider, type SchoolProvider } from '#testing/school-provider.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let provider: SchoolProvider
let app: TestApp
beforeAll(async () => {
  provider = await openSchoolProvider({ publicUrl: 'http://localhost:3000', people: [] })
  app = await createTestApp({ settings: { DEV_MAILBOX: 'on', ...provider.settings } })
  await givenSchool(app.db)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

/** Somebody whom the provider confirms at an address of the school. */
function givenPupil() {
  const sub = randomUUID()
  const email = `${sub}@lincoln.example`
  provider.people.push({ sub, email, email_verified: true })
  return { sub, email }
}
const accountOf = async (id: string) =>
  (await app.db.select().from(schoolPeople).where(eq(schoolPeople.id, id)))[0]!.userId

test('a listed student who comes by the school’s sign-in is its person, with its ID, and their counselor sees the base only', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const counselor = (await (await app.as(advisor))('GET /me')).email
  const { sub, email } = givenPupil()
  const person = await givenSchoolPerson(app.db, {
    givenName: 'Pia',
    familyName: 'Pupil',
    schoolEmail: email,
    studentId: 'L-4711',
    counselorEmail: counselor,
  })

  const { user, access_token: token } = await atSchool(app, provider).signIn(sub)

  expect(await accountOf(person.id)).toBe(user.id)
  expect(await app.withToken(token)('GET /me')).toMatchObject({
    fullName: 'Pia Pupil',
    role: 'student',
    studentId: 'L-4711',
  })
  const { link } = await app.withToken(token)('GET /advising/link')
  expect(link).toMatchObject({
    kind: 'school',
    advisor: { id: advisor.userId },
    sharing: { list: true, letters: true, profile: false, testScores: false, weeks: false, aid: false },
  })

  await atSchool(app, provider).signIn(sub)
  expect((await app.withToken(token)('GET /advising/link')).others).toEqual([])
})

test('a student whose row the school has replaced is the new one’s person when they come again, and shares what they did', async () => {
  const { sub, email: schoolEmail } = givenPupil()
  const [carla, dan] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
  const row = { schoolEmail, studentId: 'L-17', counselorEmail: carla.email }
  const before = await givenSchoolPerson(app.db, row)
  const { user, access_token: first } = await atSchool(app, provider).signIn(sub)
  await app.withToken(first)('PATCH /advising/link/sharing', { profile: true })
  await app.db.update(schoolPeople).set({ leftAt: new Date() }).where(eq(schoolPeople.id, before.id))
  const after = await givenSchoolPerson(app.db, { ...row, studentId: 'L-71', counselorEmail: dan.email })

  const { access_token: token } = await atSchool(app, provider).signIn(sub)

  expect([await accountOf(before.id), await accountOf(after.id)]).toEqual([null, user.id])
  expect((await app.withToken(token)('GET /me')).studentId).toBe('L-71')
  expect(await app.withToken(token)('GET /advising/link')).toMatchObject({
    link: { kind: 'school', advisor: { id: dan.userId }, sharing: { profile: true, weeks: false } },
    others: [],
  })
  expect((await app.withToken(token)('GET /notifications')).notifications).toContainEqual(
    expect.objectContaining({ title: 'New Advisor' }),
  )
})

test('one of the listed staff who comes is an advisor', async () => {
  const { sub, email } = givenPupil()
  const person = await givenSchoolPerson(app.db, { kind: 'staff', schoolEmail: email, studentId: null })

  const { user, access_token: token } = await atSchool(app, provider).signIn(sub)

  expect(await app.withToken(token)('GET /me')).toMatchObject({ role: 'advisor' })
  expect(await accountOf(person.id)).toBe(user.id)
})

test.each(['whom nobody has listed', 'who has left'])(
  'someone %s does not come in by the school’s sign-in',
  async (who) => {
    const { sub, email } = givenPupil()
    if (who === 'who has left') await givenSchoolPerson(app.db, { schoolEmail: email, leftAt: new Date() })

    await expect(atSchool(app, provider).signIn(sub)).rejects.toThrow('{"refused":"unexpected"')
  },
)
