import type { Actor } from '@bearings/domain/actor'
import { type Contract, contract, type Input, type Key } from '@bearings/domain/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from './database/tables/audit-log.ts'
import { exports } from './exports.ts'
import { imports } from './imports.ts'
import { jobs } from './jobs.ts'
import { givenLink } from './testing/given-advising.ts'
import { givenFactor } from './testing/given-factor.ts'
import { answerWords, articleWords } from './testing/given-library.ts'
import { givenOnce } from './testing/given-once.ts'
import { givenProfile } from './testing/given-profile.ts'
import { givenSchoolPerson } from './testing/given-school.ts'
import { givenEntry } from './testing/given-schools.ts'
import { givenUser } from './testing/given.ts'
import { askForFile, importFile, reportOf } from './testing/import-file.ts'
import { type TestApp, useTestApp } from './testing/test-app.ts'

/** Endpoints that only an admin can call and that are not reads. */
type Act = {
  [K in Key]: K extends `GET ${string}` ? never : Contract[K]['access'] extends readonly ['admin'] ? K : never
}[Key]

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now })
const admin = givenOnce(() => givenUser(app.db, 'admin'))
let call: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  call = await app.as(admin)
})

const person = async () => ({ id: (await givenUser(app.db, 'student')).userId })
const supported = async () => ({ ...(await person()), check: 'in-person' as const })
const school = async () => ({ id: (await call('POST /schools/managed', { name: 'Hillside College' })).id })
/** An advisor with a student of the school, and one who takes over. */
const twoAdvisors = async () => {
  const [from, to] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
  await givenLink(app.db, { advisor: from, student: await givenUser(app.db, 'student') }, { kind: 'school' })
  return { fromId: from.userId, toId: to.userId }
}
const fund = async () => ({ id: (await call('POST /money/scholarships/managed', { name: 'A fund' })).id })
const article = async () => {
  const { slug, revision } = await call('POST /library/editions', articleWords())
  return { slug, basedOn: revision! }
}

const answer = async () => {
  const { slug, revision } = await call('POST /library/answer-editions', answerWords())
  return { slug, basedOn: revision! }
}

/** The input of each, after creating what it needs; a new one does not compile until it is listed here. */
const acts: { [K in Act]: (() => Promise<Input<K>>) | { changes: 'nothing' } } = {
  'POST /advising/moves': twoAdvisors,
  'POST /advising/moves/{id}/undo': async () => ({
    id: (await call('POST /advising/moves', await twoAdvisors())).id,
  }),
  'DELETE /library/answer-editions/{slug}': answer,
  'DELETE /library/editions/{slug}': article,
  'DELETE /schools/managed/{id}': school,
  'POST /jobs/{name}/run': async () => ({ name: jobs[0]!.name }),
  'POST /library/answer-editions': async () => answerWords(),
  'POST /library/answer-editions/{slug}/hide': answer,
  'POST /library/answer-editions/{slug}/show': async () => {
    const { slug, revision } = await call('POST /library/answer-editions/{slug}/hide', await answer())
    return { slug, basedOn: revision! }
  },
  'PUT /library/answer-editions/{slug}': async () => ({ ...(await answer()), ...answerWords() }),
  'POST /library/editions': async () => articleWords(),
  'POST /library/editions/preview': { changes: 'nothing' },
  'POST /library/editions/{slug}/publish': article,
  'POST /library/editions/{slug}/unpublish': async () => {
    const { slug, revision } = await call('POST /library/editions/{slug}/publish', await article())
    return { slug, basedOn: revision! }
  },
  'POST /library/stories/{id}/approve': offeredStory,
  'POST /library/stories/{id}/decline': async () => ({ ...(await offeredStory()), reason: 'Say more.' }),
  'POST /money/scholarships/managed': async () => ({ name: 'Another fund' }),
  'POST /money/scholarships/managed/imports/{id}/undo': async () => {
    const file = 'name,sponsor\nA fund of a file,A club'
    reportOf(
      await importFile({ app, userId: admin.userId, now }, { path: imports[1]!.path, file, apply: 'yes' }),
    )
    const [latest] = await call('GET /money/scholarships/managed/imports')
    return { id: latest!.id }
  },
  'POST /money/scholarships/managed/{id}/archive': fund,
  'POST /money/scholarships/managed/{id}/restore': async () => {
    const one = await fund()
    await call('POST /money/scholarships/managed/{id}/archive', one)
    return one
  },
  'POST /money/scholarships/managed/{id}/verify': async () => ({
    ...(await fund()),
    on: '2026-10-30',
    source: 'https://fund.example/prize',
  }),
  'POST /people/acts': async () => ({ ids: [(await person()).id], act: 'disable', check: 'in-person' }),
  'POST /people/{id}/approve': async () => ({ id: (await givenUser(app.db, 'advisor')).userId }),
  'POST /people/{id}/clear-lock': supported,
  'POST /people/{id}/confirmation': async () => ({
    id: (await givenUser(app.db, 'student', { emailConfirmedAt: null })).userId,
    check: 'in-person',
  }),
  'POST /people/{id}/disable': supported,
  'POST /people/{id}/email': async () => ({ ...(await supported()), email: 'new@example.org' }),
  'POST /people/{id}/enable': async () => {
    const one = await person()
    await call('POST /people/{id}/disable', { ...one, check: 'in-person' })
    return one
  },
  'POST /people/{id}/erasure': supported,
  'POST /people/{id}/keep': async () => {
    const one = await supported()
    await call('POST /people/{id}/erasure', one)
    return one
  },
  'POST /people/{id}/remove-authenticators': async () => {
    const student = await givenUser(app.db, 'student')
    await givenFactor(app.db, { userId: student.userId, status: 'verified' })
    return { id: student.userId, check: 'in-person' }
  },
  'POST /people/{id}/sign-in-link': supported,
  'POST /people/{id}/sign-out': supported,
  'POST /schools/managed': async () => ({ name: 'Seaside College' }),
  'POST /schools/managed/{id}/archive': school,
  'POST /schools/managed/{id}/restore': async () => {
    const one = await school()
    await call('POST /schools/managed/{id}/archive', one)
    return one
  },
  'POST /school/people/invitations': async () => {
    await call('PUT /school', { school: { name: 'Lincoln High' } })
    return { ids: ['00000000-0000-4000-8000-000000000001'], by: 'paper' }
  },
  'POST /school/people/{id}/release': async () => {
    const { userId } = await givenUser(app.db, 'student')
    return givenSchoolPerson(app.db, { userId, leftAt: new Date() })
  },
  'PUT /school/people/counselor': async () => ({
    ids: ['00000000-0000-4000-8000-000000000001'],
    email: null,
  }),
  'POST /school/imports/{id}/undo': async () => {
    await call('PUT /school', { school: { name: 'Lincoln High' } })
    const file = 'student id,first name,last name\nK-1,Ada,Berg'
    reportOf(
      await importFile({ app, userId: admin.userId, now }, { path: '/school/imports', file, apply: 'yes' }),
    )
    return { id: (await call('GET /school/imports'))[0]!.id }
  },
  'PUT /library/editions/{slug}': async () => {
    const { slug: _, ...words } = articleWords()
    return { ...(await article()), ...words }
  },
  'PUT /money/scholarships/managed/{id}': async () => ({ ...(await fund()), name: 'A fund by another name' }),
  'PUT /navigator/switch': async () => ({ switchedOn: false }),
  'PUT /people/{id}/class': async () => ({ ...(await supported()), graduationYear: 2029 }),
  'PUT /people/{id}/role': async () => ({ ...(await person()), role: 'advisor' }),
  'PUT /school': async () => ({ school: { name: 'Lincoln High' } }),
  'PUT /schools/managed/{id}': async () => ({ ...(await school()), name: 'Hilltop College' }),
  'PUT /student-id-format': async () => ({ format: { mask: 'AA-####', hint: '' } }),
}

test.each(Object.entries(acts))('%s leaves a line in the audit log, with who did it', async (key, given) => {
  if (typeof given !== 'function') return
  const input = await given()
  const before = await linesOf(admin)

  await (call as unknown as (key: string, input: object) => Promise<unknown>)(key, input)

  expect(await linesOf(admin)).toBeGreaterThan(before)
})

test('there is no other act of an admin', () => {
  const known = Object.entries(contract).filter(
    ([key, { access }]) =>
      !key.startsWith('GET ') && Array.isArray(access) && access.length === 1 && access[0] === 'admin',
  )
  expect(known.map(([key]) => key).toSorted()).toEqual(Object.keys(acts).toSorted())
})

test.each(imports)('so does a file for $path, once it is brought in', async ({ path }) => {
  const before = await linesOf(admin)
  const bringIn = async (apply: 'yes' | 'no') =>
    reportOf(
      await importFile({ app, userId: admin.userId, now }, { path, file: `name\n${path} ${apply}`, apply }),
    )

  await bringIn('no')
  expect(await linesOf(admin)).toBe(before)
  await bringIn('yes')
  expect(await linesOf(admin)).toBe(before + 1)
})

test.each(exports.filter(({ access }) => access.includes('admin')))(
  'so does the download of $fileName',
  async ({ path, method = 'GET' }) => {
    const payload = method === 'POST' ? { ids: [(await person()).id] } : undefined
    const before = await linesOf(admin)
    await askForFile({ app, userId: admin.userId, now }, { method, url: path, ...(payload && { payload }) })
    expect(await linesOf(admin)).toBe(before + 1)
  },
)

function linesOf({ userId }: Actor): Promise<number> {
  return app.db.$count(auditLog, eq(auditLog.actorId, userId))
}

async function offeredStory(): Promise<{ id: string }> {
  const student = await givenUser(app.db, 'student', { fullName: 'Noor Haddad' })
  await givenProfile(app.db, student)
  await givenEntry(app.db, student, { name: 'Reed College', status: 'Accepted' })
  const theirs = await app.as(student)
  const { preview } = await theirs('PUT /library/story', {
    shownName: 'initials',
    highSchool: null,
    graduationYear: 2027,
    intendedMajor: 'Biology',
    backgroundStory: 'I counted herons on a salt marsh for three years, and wrote down what I saw. '
      .repeat(2)
      .trim(),
    advice: 'Begin early, and ask.',
    parts: ['activities'],
  })
  await theirs('POST /library/story/offer', { seen: preview! })
  const { stories } = await call('GET /library/stories', {})
  return { id: stories[0]!.profile.id }
}
