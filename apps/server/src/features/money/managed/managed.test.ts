import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { scholarships } from '#database/tables/money.ts'
import { givenScholarship } from '#testing/given-money.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile, importFile, reportOf } from '#testing/import-file.ts'
import { useTestApp } from '#testing/test-app.ts'
import { scholarshipsImport } from './import.ts'

const now = '2026-11-22T16:00:00Z'
const app = useTestApp({ now })

const path = '/money/scholarships/managed/imports'

async function givenAdmin() {
  const admin = await givenUser(app.db, 'admin')
  const { userId } = admin
  const call = await app.as(admin)
  const bringIn = async (file: string, apply: 'yes' | 'no' = 'yes') =>
    reportOf(await importFile({ app, userId, now }, { path, file, apply }))
  return { userId, call, bringIn }
}

test('an admin adds a scholarship, a student finds it, and that is written down', async () => {
  const { userId, call } = await givenAdmin()

  const added = await call('POST /money/scholarships/managed', {
    name: 'Lantern Fund',
    sponsor: 'City of Ely',
    criteria: [{ field: 'state', among: ['MN'] }],
    deadline: '2027-03-01',
  })

  expect(added).toMatchObject({ name: 'Lantern Fund', verifiedOn: null, isArchived: false, savedBy: 0 })
  const found = await foundBy(await givenUser(app.db, 'student'), 'Lantern Fund')
  expect(found).toMatchObject({ verified: null, own: false, judged: [{ criterion: 'Lives in Minnesota' }] })
  expect(await actsOf(userId)).toEqual(['scholarship_added'])
})

test('students read when and where one was checked, and a check of tomorrow is refused', async () => {
  const { userId, call } = await givenAdmin()
  const { id } = await call('POST /money/scholarships/managed', { name: 'Heron Prize' })
  const source = 'https://heron.example/prize'

  await expect(
    call('POST /money/scholarships/managed/{id}/verify', { id, on: '2026-11-24', source }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'on' }] })
  await call('POST /money/scholarships/managed/{id}/verify', { id, on: '2026-11-20', source })

  expect(await foundBy(await givenUser(app.db, 'student'), 'Heron Prize')).toMatchObject({
    verified: { on: '2026-11-20', source },
  })
  expect(await actsOf(userId)).toEqual(['scholarship_added', 'scholarship_verified'])
})

test('a student who has saved one keeps it once it is archived, and others find it no longer', async () => {
  const { userId, call } = await givenAdmin()
  const { id } = await call('POST /money/scholarships/managed', { name: 'Closed Fund' })
  const student = await givenUser(app.db, 'student')
  await (
    await app.as(student)
  )('PUT /money/scholarships/{id}/saved', { id, status: 'saved', deadline: null })

  expect(await call('POST /money/scholarships/managed/{id}/archive', { id })).toMatchObject({
    isArchived: true,
    savedBy: 1,
  })
  expect(await foundBy(student, 'Closed Fund')).toBeDefined()
  expect(await foundBy(await givenUser(app.db, 'student'), 'Closed Fund')).toBeUndefined()
  await call('POST /money/scholarships/managed/{id}/restore', { id })
  expect(await foundBy(await givenUser(app.db, 'student'), 'Closed Fund')).toBeDefined()
  expect(await actsOf(userId)).toContain('scholarship_restored')
})

test('an admin finds scholarships by a part of the name or the sponsor, and those nobody has checked', async () => {
  const { call } = await givenAdmin()
  await call('POST /money/scholarships/managed', { name: 'Marsh Award', sponsor: 'Wren Society' })

  const { scholarships: found } = await call('GET /money/scholarships/managed', {
    q: 'wren mar',
    show: 'unverified',
  })

  expect(found).toMatchObject([{ name: 'Marsh Award' }])
  const { unverified } = await call('GET /money/scholarships/managed/summary')
  expect(unverified).toBeGreaterThan(0)
})

test('an admin sees nothing of what a student has added for themselves', async () => {
  const { call } = await givenAdmin()
  const student = await givenUser(app.db, 'student')
  const { id } = await givenScholarship(app.db, student, { name: 'From my grandmother' })

  expect(await call('GET /money/scholarships/managed', { q: 'grandmother' })).toMatchObject({
    scholarships: [],
  })
  await expect(call('POST /money/scholarships/managed/{id}/archive', { id })).toBeRefused('NOT_FOUND')
})

test('two admins edit a scholarship in two tabs: other fields are both kept, and the same one is refused', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const gpa = [{ field: 'gpa' as const, atLeast: 3 }]
  const sent = { name: 'Two Tabs Fund', criteria: gpa }
  const { id } = await call('POST /money/scholarships/managed', sent)
  const nothing = {
    sponsor: null,
    url: null,
    amount: null,
    eligibility: null,
    applyWith: null,
    opensOn: null,
    deadline: null,
    usualOpening: null,
    usualDeadline: null,
    deadlineNote: null,
    renewal: null,
  }
  const before = {
    kind: 'scholarship' as const,
    ...sent,
    ...nothing,
    asksForMoney: false,
    asksForNumber: false,
  }

  await call('PUT /money/scholarships/managed/{id}', { id, before, ...sent, amount: '$500' })
  const both = await call('PUT /money/scholarships/managed/{id}', { id, before, ...sent, sponsor: 'Wren' })

  expect(both).toMatchObject({ amount: '$500', sponsor: 'Wren', criteria: gpa })
  await expect(
    call('PUT /money/scholarships/managed/{id}', { id, before, ...sent, amount: '$900' }),
  ).toBeRefused('changed-elsewhere')

  const atOnce = await Promise.allSettled(
    ['One', 'Other'].map((eligibility) =>
      call('PUT /money/scholarships/managed/{id}', { id, before, ...sent, eligibility }),
    ),
  )
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a file is looked at first, each bad line is named, and the good ones come in', async () => {
  const { userId, call, bringIn } = await givenAdmin()
  const file = [
    'name,sponsor,states,gpa_at_least,deadline,asks_for_money,verified_on,verified_source',
    'Otter Fund,Otter Club,MN; WI,3.5,2027-02-01,no,2026-11-01,https://otter.example',
    'Otter Fund,Otter Club,,,,,,',
    ',Nobody,,,,,,',
    'Bad State,,Atlantis,,,,,',
    'Bad Grade,,,five,,,,',
    'Bad Day,,,,2027-02-30,,,',
    'Half Checked,,,,,,2026-11-01,',
  ].join('\n')

  const looked = await bringIn(file, 'no')
  expect(looked).toMatchObject({ lines: 7, added: 1, left: 6, isApplied: false })
  expect(looked.faults).toEqual([
    { line: 3, message: 'It is the same scholarship as line 2.' },
    { line: 4, message: 'name: Enter its name.' },
    { line: 5, message: 'states: “Atlantis” is not one of a profile’s choices.' },
    { line: 6, message: 'gpa_at_least: A number from 0 to 5.' },
    { line: 7, message: 'deadline: Enter a date such as 2026-11-30.' },
    { line: 8, message: 'verified_on: Enter both the day and the source.' },
  ])
  expect((await call('GET /money/scholarships/managed', { q: 'otter' })).scholarships).toEqual([])

  expect(await bringIn(file)).toMatchObject({ added: 1, isApplied: true })
  expect((await call('GET /money/scholarships/managed', { q: 'otter' })).scholarships).toMatchObject([
    {
      deadline: '2027-02-01',
      verifiedOn: '2026-11-01',
      criteria: [
        { field: 'state', among: ['MN', 'WI'] },
        { field: 'gpa', atLeast: 3.5 },
      ],
    },
  ])
  expect(await actsOf(userId)).toEqual(['scholarships_imported'])
})

test('a file is not written over what somebody else changed while it was read', async () => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const { id } = await call('POST /money/scholarships/managed', { name: 'Dipper Fund', amount: '$100' })
  async function* file() {
    yield 'name,amount\nDipper Fund,$900\n'
    await app.db.update(scholarships).set({ amount: '$500' }).where(eq(scholarships.id, id))
    yield 'Dipper Fund of the North,$1\n'
  }
  const { db, config } = app
  const by = { db, config, actor: admin, now: () => new Date(now), origin: { address: '', userAgent: '' } }

  const reading = scholarshipsImport.bringIn(by, Readable.from(file()), {
    apply: true,
    isZip: false,
    name: '',
    ends: 'ask',
    say: () => {},
  })

  await expect(reading).rejects.toThrow('The list was changed while this file was read.')
  const rows = (await call('GET /money/scholarships/managed', { q: 'dipper' })).scholarships
  expect(rows).toMatchObject([{ id, amount: '$500' }])
})

test('an import is undone: what it added goes, what it changed is as before, and what was touched since stays', async () => {
  const { userId, call, bringIn } = await givenAdmin()
  const before = await call('POST /money/scholarships/managed', { name: 'Undo Old', amount: '$100' })
  const names = ['Undo New', 'Undo Saved', 'Undo Touched']
  await bringIn(`name,amount\nUndo Old,$900\n${names.map((name) => `${name},$1`).join('\n')}`)
  const named = async (name: string) =>
    (await app.db.select().from(scholarships).where(eq(scholarships.name, name)))[0]
  const saved = (await named('Undo Saved'))!.id
  const student = await app.as(await givenUser(app.db, 'student'))
  await student('PUT /money/scholarships/{id}/saved', { id: saved, status: 'saved', deadline: null })
  await call('POST /money/scholarships/managed/{id}/verify', {
    id: (await named('Undo Touched'))!.id,
    on: '2026-11-22',
    source: 'By telephone',
  })
  const imports = await call('GET /money/scholarships/managed/imports')
  const latest = imports.find(({ added, changed }) => added === 3 && changed === 1)
  expect(latest).toMatchObject({ undoneAt: null })

  const undone = await call('POST /money/scholarships/managed/imports/{id}/undo', { id: latest!.id })

  expect(undone).toEqual({ removed: 1, archived: 1, restored: 1 })
  expect(await named('Undo New')).toBeUndefined()
  expect(await named('Undo Saved')).toMatchObject({ archivedAt: new Date(now) })
  expect(await named('Undo Touched')).toMatchObject({ archivedAt: null })
  expect(await named('Undo Old')).toMatchObject({ id: before.id, amount: '$100' })
  expect(await actsOf(userId)).toContain('scholarships_import_undone')
  await expect(call('POST /money/scholarships/managed/imports/{id}/undo', { id: latest!.id })).toBeRefused(
    'RULE_BROKEN',
  )
})

test('what was exported comes back unchanged, and no cell of it is a formula', async () => {
  const { userId, call, bringIn } = await givenAdmin()
  await call('POST /money/scholarships/managed', {
    name: '=HYPERLINK("https://x.example")',
    criteria: [
      { field: 'raceEthnicity', among: ['black', 'hispanic'] },
      { field: 'income', atMost: 60_000 },
      { field: 'pell' },
      { field: 'senior' },
      { field: 'words', words: 'Plays the oboe' },
      { field: 'words', words: 'Lives on a farm' },
    ],
  })

  for (const name of ["'=Quoted Fund", '＝Wide Fund', "'Iolani Fund"])
    await call('POST /money/scholarships/managed', { name })

  const { body } = await askForFile(
    { app, userId, now },
    { method: 'GET', url: '/money/scholarships/managed/export' },
  )

  expect(body).not.toMatch(/(^|,)"?[=+@-]/m)
  const lines = body.trim().split('\n').length - 1
  expect(await bringIn(body)).toMatchObject({ added: 0, changed: 0, left: 0, unchanged: lines })
  expect(await actsOf(userId)).toContain('exported')
})

async function foundBy(student: Awaited<ReturnType<typeof givenUser>>, name: string) {
  const { scholarships } = await (await app.as(student))('GET /money/scholarships', { q: name })
  return scholarships.find((each) => each.name === name)
}

async function actsOf(actorId: string): Promise<string[]> {
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.actorId, actorId)).orderBy(auditLog.id)
  return rows.map(({ action }) => action)
}
