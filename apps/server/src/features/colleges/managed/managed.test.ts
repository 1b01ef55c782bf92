import { Agent, request as httpRequest } from 'node:http'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenEntry, givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile, importFile, reportOf } from '#testing/import-file.ts'
import { useTestApp } from '#testing/test-app.ts'
import { untilWaiting } from '#testing/until-waiting.ts'

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now })

test('an admin adds a school, students find it, and that is written down', async () => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const added = await call('POST /schools/managed', { name: 'Quillfeather Institute', location: 'Ely, MN' })

  expect(added).toMatchObject({
    name: 'Quillfeather Institute',
    isAdded: true,
    isArchived: false,
    onLists: 0,
  })
  const student = await app.as(await givenUser(app.db, 'student'))
  expect(await student('GET /schools/catalog', { q: 'quillfeather' })).toMatchObject([{ id: added.id }])
  expect(await actsOf(admin.userId)).toEqual(['school_added'])
})

test('a school without a name is refused at the field', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))

  await expect(call('POST /schools/managed', { name: '  ' })).rejects.toMatchObject({
    fields: [{ path: 'name', message: 'School name is required.' }],
  })
})

test('what an admin changed is found by its new name, and newer data leaves it', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { id } = await givenSchool(app.db, { name: 'Oldname College' })

  await call('PUT /schools/managed/{id}', { id, name: 'Newname College', tuition: '$12,000' })

  expect(await call('GET /schools/managed', { q: 'newname' })).toMatchObject({
    schools: [{ id, tuition: '$12,000' }],
  })
  const [row] = await app.db.select().from(schools).where(eq(schools.id, id))
  expect(row!.editedColumns).toEqual(expect.arrayContaining(['name', 'search_text', 'tuition']))
})

test('two admins edit a school in two tabs: other fields are both kept, and the same one is refused', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { id } = await givenSchool(app.db, { name: 'Two Tabs College' })
  const nothing = { location: null, type: null, acceptanceRate: null, tuition: null, ranking: null }
  const before = { name: 'Two Tabs College', ...nothing }
  const { type } = (await call('GET /schools/managed', { q: 'two tabs' })).schools[0]!
  const read = { ...before, type }

  await call('PUT /schools/managed/{id}', { id, ...read, before: read, tuition: '$12,000' })
  const both = await call('PUT /schools/managed/{id}', { id, ...read, before: read, ranking: '7' })

  expect(both).toMatchObject({ tuition: '$12,000', ranking: '7' })
  await expect(call('PUT /schools/managed/{id}', { id, ...read, before: read, tuition: '$99' })).toBeRefused(
    'changed-elsewhere',
  )

  const atOnce = await Promise.allSettled(
    ['One', 'Other'].map((location) =>
      call('PUT /schools/managed/{id}', { id, ...read, before: read, location }),
    ),
  )
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a school on a list is archived rather than deleted, and can be offered again', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const student = await givenUser(app.db, 'student')
  const [listed, unlisted] = [
    await call('POST /schools/managed', { name: 'Listed College' }),
    await call('POST /schools/managed', { name: 'Unlisted College' }),
  ]
  await givenEntry(app.db, student, { schoolId: listed.id, name: null })

  expect(await call('GET /schools/managed', { q: 'listed college' })).toMatchObject({
    schools: [{ name: 'Listed College', onLists: 1 }],
  })
  expect(await call('DELETE /schools/managed/{id}', { id: unlisted.id })).toEqual({ isDeleted: true })
  expect(await call('DELETE /schools/managed/{id}', { id: listed.id })).toEqual({ isDeleted: false })

  const theirs = await app.as(student)
  expect(await theirs('GET /schools/list')).toMatchObject([{ name: 'Listed College' }])
  expect(await theirs('GET /schools/catalog', { q: 'listed college' })).toEqual([])
  await call('POST /schools/managed/{id}/restore', { id: listed.id })
  expect(await theirs('GET /schools/catalog', { q: 'listed college' })).toHaveLength(1)
})

test('an admin who archives a school while another renames it leaves the mark by which newer data keeps the name', async () => {
  // The embedded database runs one transaction at a time.
  if (app.engine === 'embedded') return
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { id } = await givenSchool(app.db, { name: 'Renamed College' })
  let archiving!: Promise<unknown>
  await app.db.transaction(async (tx) => {
    await tx
      .update(schools)
      .set({ name: 'New College', editedColumns: ['name'] })
      .where(eq(schools.id, id))
    archiving = call('POST /schools/managed/{id}/archive', { id })
    await untilWaiting(app.db)
  })
  await archiving

  const [row] = await app.db.select().from(schools).where(eq(schools.id, id))
  expect(row!.editedColumns).toEqual(['name', 'archived_at'])
})

test('a file of 50,000 schools with 300 bad lines is looked at, and brings in exactly the good ones', async () => {
  const admin = await givenUser(app.db, 'admin')
  const lines = Array.from({ length: 50_000 }, (_, at) =>
    at % 167 === 0 ? `,"Nowhere, TX",` : `Imported College ${at},"Town ${at}, TX",$${at}`,
  )
  const file = ['name,location,tuition', ...lines].join('\n')

  const looked = await importing(admin.userId, file, 'no')
  expect(reportOf(looked)).toMatchObject({ lines: 50_000, added: 49_700, left: 300, isApplied: false })
  expect(looked.filter((line) => 'stage' in line).length).toBeGreaterThan(5)
  expect(await app.db.$count(schools, eq(schools.name, 'Imported College 1'))).toBe(0)

  const report = reportOf(await importing(admin.userId, file, 'yes'))

  expect(report).toMatchObject({ added: 49_700, left: 300, isApplied: true })
  expect(report.faults).toHaveLength(300)
  expect(report.faults[0]).toEqual({ line: 2, message: 'name: School name is required.' })
  expect(await app.db.$count(schools, eq(schools.tuition, '$49999'))).toBe(1)
  expect(await actsOf(admin.userId)).toEqual(['catalog_imported'])
}, 120_000)

test('what was exported comes back unchanged, and a cell that was edited changes that alone', async () => {
  const admin = await givenUser(app.db, 'admin')
  await app.db.delete(listEntries)
  await app.db.delete(schools)
  await givenSchool(app.db, { name: 'Round Trip, College "North"', city: 'Ely', state: 'MN' })
  await givenSchool(app.db, { name: '=Equal University' })
  for (const name of ["'=Quoted University", '＝Wide University', "'Iolani College"])
    await givenSchool(app.db, { name })
  const response = await askForFile(
    { app, userId: admin.userId, now },
    { method: 'GET', url: '/schools/managed/export' },
  )
  const file = response.body

  expect(reportOf(await importing(admin.userId, file, 'yes'))).toMatchObject({
    unchanged: 5,
    changed: 0,
    added: 0,
  })
  const edited = file.replace('=Equal University', '=Equal State University')
  expect(reportOf(await importing(admin.userId, edited, 'yes'))).toMatchObject({
    changed: 1,
    examples: [{ what: 'changed', fields: ['name'] }],
  })
})

test('an archived school stays so in a file without that column, and an empty cell offers it again', async () => {
  const admin = await givenUser(app.db, 'admin')
  const { id, name } = await givenSchool(app.db, { archivedAt: new Date(now) })
  const isArchived = async () => {
    const [row] = await app.db.select().from(schools).where(eq(schools.id, id))
    return row!.archivedAt !== null
  }

  await importing(admin.userId, `id,name,ranking\n${id},${name},12\n`, 'yes')
  expect(await isArchived()).toBe(true)
  await importing(admin.userId, `id,name,archived\n${id},${name},\n`, 'yes')
  expect(await isArchived()).toBe(false)
})

test('a file that ends in the middle or names strange columns changes nothing', async () => {
  const admin = await givenUser(app.db, 'admin')
  const before = await app.db.$count(schools)

  expect((await importing(admin.userId, 'name,location\nA College,"Ely', 'yes')).at(-1)).toHaveProperty(
    'refused',
  )
  expect((await importing(admin.userId, 'name,mascot\nA College,Owl', 'yes')).at(-1)).toMatchObject({
    refused: expect.stringContaining('no column “mascot”'),
  })
  expect((await importing(admin.userId, '', 'yes')).at(-1)).toHaveProperty('refused')
  expect(await app.db.$count(schools)).toBe(before)
})

test('the same school twice in a file counts once, and the second line is named', async () => {
  const admin = await givenUser(app.db, 'admin')

  const report = reportOf(await importing(admin.userId, 'name\nTwice College\nTWICE  college', 'no'))

  expect(report).toMatchObject({
    added: 1,
    faults: [{ line: 3, message: 'It is the same school as line 2.' }],
  })
})

test('an admin whose file is refused halfway goes on at once, on the same connection', async () => {
  const { userId } = await givenUser(app.db, 'admin')
  const token = await accessTokenFor({ db: app.db, now: () => new Date(now), config: app.config }, userId)
  const { port } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, path: string, file = '') =>
    new Promise<string>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        host: new URL(app.config.publicUrl).host,
        ...(file && { 'content-type': 'text/csv', 'content-length': file.length }),
      }
      const request = httpRequest({ agent, port, method, path: `/api/v1${path}`, headers }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve(body))
      })
      request.on('error', reject)
      request.setTimeout(10_000, () => request.destroy(new Error('no response')))
      request.end(file)
    })

  const refused = await send('POST', '/schools/managed/imports?apply=no', `name,${'x'.repeat(300_000)}\n`)

  expect(refused).toContain('Line 1 cannot be read')
  expect(JSON.parse(await send('GET', '/me'))).toMatchObject({ role: 'admin' })
  agent.destroy()
})

test('bringing in a file is closed to everyone but admins', async () => {
  for (const role of ['student', 'advisor'] as const) {
    const { userId } = await givenUser(app.db, role)
    const response = await askForFile(
      { app, userId, now },
      { method: 'POST', url: '/schools/managed/imports?apply=yes' },
    )
    expect(response.statusCode).toBe(403)
  }
})

function importing(userId: string, file: string, apply: 'yes' | 'no') {
  return importFile({ app, userId, now }, { path: '/schools/managed/imports', file, apply })
}

async function actsOf(actorId: string): Promise<string[]> {
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.actorId, actorId))
  return rows.map(({ action }) => action)
}
