import { sections } from '@bearings/domain/profile/public/options'
import type { PublicSection } from '@bearings/domain/profile/public/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { publicProfiles } from '#database/tables/public-profiles.ts'
import { users } from '#database/tables/users.ts'
import { networkOf } from '#platform/requests/network.ts'
import { givenProfile, givenPublicProfile } from '#testing/given-profile.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const inTheOpen = { isPublic: true, sections: [...sections] }

describe('a student', () => {
  test('shows nothing to anybody until they choose to', async () => {
    const student = await givenStudent()
    const call = await app.as(student)

    expect(await call('GET /profile/public')).toMatchObject({
      isPublic: false,
      handle: null,
      shownName: 'initials',
      sections: [],
      preview: { name: 'N. H.', highSchool: null, activities: null },
    })
    expect(await app.db.$count(publicProfiles, eq(publicProfiles.userId, student.userId))).toBe(0)
  })

  test('sees the page before anybody else, opens it, and closes it at once', async () => {
    const student = await givenStudent()
    const call = await app.as(student)
    const chosen = await call('PATCH /profile/public', {
      handle: ' Brass-Heron ',
      sections: ['activities', 'highSchool'],
      shownName: 'first-name',
    })
    expect(chosen).toMatchObject({ handle: 'brass-heron', isPublic: false, preview: { name: 'Noor' } })
    await expectNobodyFinds('brass-heron')

    await call('PATCH /profile/public', { isPublic: true })
    expect(await app.signedOut('GET /profile/public/{handle}', { handle: 'Brass-Heron' })).toEqual(
      chosen.preview,
    )

    await call('PATCH /profile/public', { isPublic: false })
    await expectNobodyFinds('brass-heron')
    const written = await app.db.select().from(auditLog).where(eq(auditLog.actorId, student.userId))
    expect(written.map(({ action }) => action)).toEqual(['public_profile_opened', 'public_profile_closed'])
    expect(JSON.stringify(written)).not.toContain('heron')
  })

  test('cannot open a page without an address', async () => {
    const call = await app.as(await givenStudent())

    await expect(call('PATCH /profile/public', { isPublic: true })).toBeRefused('handle-missing')
  })

  test('cannot take an address that is taken, open or not, and keeps their own', async () => {
    const taken = await givenPublicProfile(app.db, await givenStudent())
    const call = await app.as(await givenStudent())
    const own = `mine-${taken.slice(-4)}`
    await call('PATCH /profile/public', { handle: own })

    await expect(call('PATCH /profile/public', { handle: taken })).toBeRefused('handle-taken')
    expect(await call('PATCH /profile/public', { handle: own })).toMatchObject({ handle: own })
  })

  test.each(['admin', 'ab', '1st', 'a b', '../x'])(
    'cannot take the address %j, and the field is named',
    async (handle) => {
      const call = await app.as(await givenStudent())

      await expect(call('PATCH /profile/public', { handle })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: [{ path: 'handle' }],
      })
    },
  )

  test('cannot have their email or student ID as an address', async () => {
    const student = await givenStudent({ studentId: 'LHS-4711', email: 'noor.h@example.org' })
    const call = await app.as(student)

    for (const handle of ['lhs-4711', 'noor-h'])
      await expect(call('PATCH /profile/public', { handle })).toBeRefused('handle-tells')
  })

  test('of a demo cannot open a page', async () => {
    const demoId = await givenDemo(app.db)
    const call = await app.as(await givenUser(app.db, 'student', { demoId }))

    await expect(call('PATCH /profile/public', { handle: 'sandbox' })).toBeRefused('demo-not-possible')
  })
})

describe('a visitor', () => {
  test.each(sections)('reads %s alone when nothing else is picked', async (section) => {
    const student = await givenStudent()
    const handle = await givenPublicProfile(app.db, student, { isPublic: true, sections: [section] })

    const { name, ...parts } = await app.signedOut('GET /profile/public/{handle}', { handle })

    expect(name).toBe('N. H.')
    const filled = Object.entries(parts).flatMap(([part, value]) => (value === null ? [] : [part]))
    expect(filled).toEqual([section as PublicSection])
  })

  test('reads nothing that says who or where the student is, or was not theirs to show', async () => {
    const student = await givenStudent({ studentId: 'LHS-4711', timeZone: 'America/Anchorage' })
    const handle = await givenPublicProfile(app.db, student, inTheOpen)

    const response = await app.app.inject(`/api/v1/profile/public/${handle}`)

    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
    })
    const hidden = [student.userId, student.email, 'LHS-4711', 'Anchorage', 'Haddad', 'example.org']
    for (const text of [...hidden, 'female', 'us-citizen', 'two-or-more', '60k-100k', 'irstGeneration'])
      expect(response.body).not.toContain(text)
  })

  test('is told the same of a page that is off and of one that never was', async () => {
    const off = await givenPublicProfile(app.db, await givenStudent(), { sections: [...sections] })

    const [one, other] = await Promise.all(
      [off, 'nobody-ever'].map((handle) => app.app.inject(`/api/v1/profile/public/${handle}`)),
    )

    expect(one!.statusCode).toBe(404)
    expect([one!.statusCode, one!.body]).toEqual([other!.statusCode, other!.body])
    expect(Object.keys(one!.headers).toSorted()).toEqual(Object.keys(other!.headers).toSorted())
  })

  test.each<[string, Partial<typeof users.$inferInsert>]>([
    ['asks for the account to be erased', { eraseAfter: new Date('2026-11-15T12:00:00Z') }],
    ['is disabled by an admin', { bannedUntil: new Date('2027-11-01T12:00:00Z') }],
    ['is deleted, and only a row is kept', { deletedAt: new Date('2026-11-01T12:00:00Z') }],
    ['is no student any more', { role: 'advisor' }],
  ])('finds nothing from the moment that its owner %s', async (_, change) => {
    const student = await givenStudent()
    const handle = await givenPublicProfile(app.db, student, inTheOpen)
    await app.signedOut('GET /profile/public/{handle}', { handle })

    await app.db.update(users).set(change).where(eq(users.id, student.userId))

    await expect(app.signedOut('GET /profile/public/{handle}', { handle })).toBeRefused('NOT_FOUND')
  })

  test('finds nothing of an erased account, and no row of it is left', async () => {
    const student = await givenStudent()
    const handle = await givenPublicProfile(app.db, student, inTheOpen)

    await app.db.delete(users).where(eq(users.id, student.userId))

    await expectNobodyFinds(handle)
    expect(await app.db.$count(publicProfiles, eq(publicProfiles.handle, handle))).toBe(0)
  })

  test('cannot try out one name after the other', async () => {
    const limits = counted()
    const limited = await createTestApp({ limits })
    const ask = () => limited.signedOut('GET /profile/public/{handle}', { handle: 'nobody-ever' })
    await expect(ask()).toBeRefused('NOT_FOUND')
    const others = { name: 'public-profiles', points: 300, seconds: 600 }
    for (let n = 1; n < others.points; n++) await limits.take(others, networkOf('127.0.0.1'))

    await expect(ask()).toBeRefused('TOO_MANY')
    await limited.close()
  })
})

describe('the database itself refuses', () => {
  test.each<[string, Partial<typeof publicProfiles.$inferInsert>]>([
    ['a reserved shape', { handle: '-noor' }],
    ['a handle of two characters', { handle: 'no' }],
    ['a handle of 31 characters', { handle: 'n'.repeat(31) }],
    ['a section that is none', { sections: ['gender' as PublicSection] }],
    ['a name that is none', { shownName: 'email' as never }],
  ])('%s', async (_, wrong) => {
    const student = await givenStudent()

    await expect(givenPublicProfile(app.db, student, wrong)).rejects.toMatchObject({
      cause: { code: '23514' },
    })
  })

  test('an open page without an address', async () => {
    const { userId } = await givenStudent()

    await expect(app.db.insert(publicProfiles).values({ userId, isPublic: true })).rejects.toMatchObject({
      cause: { code: '23514' },
    })
  })
})

async function givenStudent(overrides: Partial<typeof users.$inferInsert> = {}) {
  const student = await givenUser(app.db, 'student', { fullName: 'Noor Haddad', ...overrides })
  await givenProfile(app.db, student)
  return student
}

/** Checks that neither somebody who is signed out nor an advisor who is signed in finds the page. */
async function expectNobodyFinds(handle: string) {
  const advisor = await app.as(await givenUser(app.db, 'advisor'))
  for (const call of [app.signedOut, advisor])
    await expect(call('GET /profile/public/{handle}', { handle })).toBeRefused('NOT_FOUND')
}
