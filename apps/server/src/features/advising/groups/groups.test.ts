import { randomUUID } from 'node:crypto'
import { limits } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisorGroups, advisorGroupStudents } from '#database/tables/advising.ts'
import { givenGroup, givenLink } from '#testing/given-advising.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { useTestApp } from '#testing/test-app.ts'

const now = '2026-11-01T12:00:00Z'

const app = useTestApp({ now })

/** An advisor with students of these names. */
async function givenRoster(...names: string[]) {
  const advisor = await givenUser(app.db, 'advisor')
  const students = []
  for (const fullName of names) {
    const student = await givenUser(app.db, 'student', { fullName })
    students.push({ ...student, link: await givenLink(app.db, { advisor, student }) })
  }
  return { advisor, students, ids: students.map(({ userId }) => userId), call: await app.as(advisor) }
}

test('an advisor puts students into groups, takes one out, renames a group and deletes it', async () => {
  const { call, ids } = await givenRoster('Ada Berg', 'Ben Ortiz', 'Cleo Park')

  const first = await call('POST /advising/groups', { name: '  First-generation ', studentIds: ids })
  const empty = await call('POST /advising/groups', { name: 'Class of 2027' })
  const change = (id: string, students: { add?: string[]; remove?: string[] }) =>
    call('PATCH /advising/groups/{id}/students', { id, ...students })
  expect(await change(first.id, { remove: [ids[0]!] })).toEqual({ added: 0, removed: [ids[0]] })
  expect(await change(first.id, { remove: [ids[0]!] })).toEqual({ added: 0, removed: [] })
  expect(await change(empty.id, { add: [ids[1]!, ids[1]!] })).toEqual({ added: 1, removed: [] })
  expect(await change(empty.id, { add: [ids[1]!] })).toEqual({ added: 0, removed: [] })

  expect(await call('GET /advising/groups')).toEqual([
    { id: empty.id, name: 'Class of 2027', students: 1 },
    { id: first.id, name: 'First-generation', students: 2 },
  ])
  const { students } = await call('GET /advising/students', { order: 'name' })
  expect(students.map(({ fullName, groups }) => [fullName, ...groups.map(({ name }) => name)])).toEqual([
    ['Ada Berg'],
    ['Ben Ortiz', 'Class of 2027', 'First-generation'],
    ['Cleo Park', 'First-generation'],
  ])

  await call('PATCH /advising/groups/{id}', { id: first.id, name: 'FIRST-generation' })
  await call('DELETE /advising/groups/{id}', { id: empty.id })
  expect(await call('GET /advising/groups')).toEqual([
    { id: first.id, name: 'FIRST-generation', students: 2 },
  ])
  expect((await call('GET /advising/students')).total).toBe(3)
  await expect(call('DELETE /advising/groups/{id}', { id: empty.id })).toBeRefused('NOT_FOUND')
})

test('an advisor looks at the students of one group, on the roster, from one to the next, and as a file', async () => {
  const { advisor, call, students, ids } = await givenRoster('Ada Berg', 'Ben Ortiz', 'Cleo Park')
  const links = students.map(({ link }) => link)
  const group = await givenGroup(app.db, advisor, { name: 'Needs essays', links: [links[0]!, links[2]!] })
  await givenGroup(app.db, advisor, { name: 'Class of 2027', links: [links[0]!] })
  const within = { group: group.id, order: 'name' } as const
  const file = (query: string) =>
    askForFile(
      { app, userId: advisor.userId, now },
      { method: 'GET', url: `/advising/students/export?${query}` },
    )

  const { students: shown, total } = await call('GET /advising/students', within)
  expect([total, ...shown.map(({ fullName }) => fullName)]).toEqual([2, 'Ada Berg', 'Cleo Park'])
  expect(await call('GET /advising/students', { ...within, q: 'park' })).toMatchObject({ total: 1 })
  expect(await call('GET /advising/students', { group: randomUUID() })).toMatchObject({ total: 0 })
  expect(await call('GET /advising/students/{id}/place', { id: ids[0]!, ...within })).toMatchObject({
    place: { at: 1, of: 2, next: { fullName: 'Cleo Park' } },
  })
  expect((await call('GET /tasks/recipients', { group: group.id })).map(({ fullName }) => fullName)).toEqual([
    'Ada Berg',
    'Cleo Park',
  ])

  const [head, ...lines] = (await file(`group=${group.id}&order=name`)).body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
  const column = head!.split(',').indexOf('groups')
  expect(lines.map((line) => line.split(',')[column])).toEqual([
    'Class of 2027; Needs essays',
    'Needs essays',
  ])
})

test('a group has a name of 1 to 40 characters, and no other of the advisor’s has it, whatever the case', async () => {
  const { call } = await givenRoster()
  const make = (name: string) => call('POST /advising/groups', { name })
  const group = await make('a'.repeat(40))
  const other = await make('Needs essays')

  for (const name of ['', '  ', 'a'.repeat(41), 'two\nlines'])
    await expect(make(name)).toBeRefused('INVALID_INPUT')
  const taken = { rule: 'group-name-taken' }
  await expect(make('NEEDS essays')).rejects.toMatchObject(taken)
  await expect(
    call('PATCH /advising/groups/{id}', { id: group.id, name: 'needs ESSAYS' }),
  ).rejects.toMatchObject(taken)
  await call('PATCH /advising/groups/{id}', { id: other.id, name: 'needs ESSAYS' })

  const both = await Promise.allSettled([make('Twice'), make('twice')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  // Another advisor may use the same name.
  await (await givenRoster()).call('POST /advising/groups', { name: 'Needs essays' })
})

test('an advisor has 30 groups at most, also when two are made at once', async () => {
  const { advisor, call } = await givenRoster()
  for (let group = 1; group < limits.groups; group++) await givenGroup(app.db, advisor, { name: `${group}` })

  const both = await Promise.allSettled(
    ['The last', 'One too many'].map((name) => call('POST /advising/groups', { name })),
  )

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { rule: 'groups-full' } })
})

test('a group is nobody else’s: not another advisor’s, and the student learns of none', async () => {
  const { advisor, call, students } = await givenRoster('Ada Berg')
  const group = await givenGroup(app.db, advisor, { name: 'In the red', links: [students[0]!.link] })
  const other = await givenRoster('Ben Ortiz')

  const missing = { code: 'NOT_FOUND' }
  const { id } = group
  await expect(other.call('PATCH /advising/groups/{id}', { id, name: 'Mine' })).rejects.toMatchObject(missing)
  await expect(other.call('DELETE /advising/groups/{id}', { id })).rejects.toMatchObject(missing)
  await expect(
    other.call('PATCH /advising/groups/{id}/students', { id, add: other.ids }),
  ).rejects.toMatchObject(missing)
  expect(await other.call('GET /advising/students', { group: id })).toMatchObject({ total: 0 })
  expect(await other.call('GET /tasks/recipients', { group: id })).toEqual([])
  // Another advisor's students cannot be added.
  await call('PATCH /advising/groups/{id}/students', { id, add: other.ids })
  expect(await call('GET /advising/groups')).toEqual([{ id, name: 'In the red', students: 1 }])

  const own = await app.as(students[0]!)
  await expect(own('GET /advising/groups')).toBeRefused('FORBIDDEN')
  expect(JSON.stringify(await own('GET /advising/link'))).not.toContain('In the red')
})

test('a student whose link ends is in no group any more, also when they are linked again', async () => {
  const { advisor, call, students, ids } = await givenRoster('Ada Berg', 'Ben Ortiz')
  const links = students.map(({ link }) => link)
  const group = await givenGroup(app.db, advisor, { links })

  await (
    await app.as(students[0]!)
  )('POST /advising/links/{id}/end', { id: links[0]!.id })

  expect(await call('GET /advising/groups')).toMatchObject([{ id: group.id, students: 1 }])
  expect(
    await app.db.select().from(advisorGroupStudents).where(eq(advisorGroupStudents.groupId, group.id)),
  ).toEqual([{ groupId: group.id, linkId: links[1]!.id }])
  await givenLink(app.db, { advisor, student: students[0]! })
  expect((await call('GET /advising/students/{id}', { id: ids[0]! })).groups).toEqual([])
})

test('what a group is called cannot be read in the database', async () => {
  const { call } = await givenRoster()
  const { id } = await call('POST /advising/groups', { name: 'First-generation' })

  const [row] = await app.db.select().from(advisorGroups).where(eq(advisorGroups.id, id))
  expect(row!.name).toMatch(/^v1\./)
})
