import { Readable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { schoolImports, schoolPeople } from '#database/tables/school-people.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import { finishMoves } from '#features/advising/moves/jobs.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenUser } from '#testing/given.ts'
import { importFile, reportOf } from '#testing/import-file.ts'
import { oneRosterFiles } from '#testing/one-roster-files.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'
import { zip } from '#testing/zip.ts'
import { planOf } from './plan.ts'
import { readRosterCsv } from './read-csv.ts'

const now = '2026-11-01T12:00:00Z'
const path = '/school/imports' as const

const app = useTestApp({ now })
const admin = givenOnce(() => givenUser(app.db, 'admin'))
let call: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  call = await app.as(admin)
  await call('PUT /school', { school: { name: 'Lincoln High' } })
})
beforeEach(async () => {
  await app.db.delete(schoolPeople)
  await app.db.delete(schoolImports)
})

type How = { apply?: 'yes' | 'no'; ends?: 'yes' | 'no' }
const send = (file: string | Buffer, { apply = 'yes', ends }: How = {}) =>
  importFile({ app, userId: admin.userId, now }, { path, file, apply, ...(ends && { ends }) })
const bringIn = async (file: string | Buffer, how?: How) => reportOf(await send(file, how))
const refusal = async (file: string | Buffer, how?: How) => {
  const last = (await send(file, how)).at(-1)!
  return 'refused' in last ? last.refused : last
}

async function people() {
  const rows = await app.db.select().from(schoolPeople).orderBy(asc(schoolPeople.sourceKey))
  return Promise.all(rows.map((row) => openRow(app.db, schoolPeople, row.id, row)))
}

const head = 'student id,first name,last name,class of,counselor email'
const line = (id: number, words: { counselor?: string } = {}) =>
  `K-${id},Ada${id},Berg,2027,${words.counselor ?? 'carla@lincoln.example'}`
const classOf = (size: number) => [head, ...Array.from({ length: size }, (_, at) => line(at))]

describe('an admin who imports a CSV', () => {
  test('reads a file as a system of records writes it: its names of columns, its mark at the start, lines in cells', async () => {
    const file =
      '\uFEFFStudent_Number,First_Name,Last_Name,Student_Email,Grade_Level,Home_Room,Counselor\r\n' +
      '4711,"Søren","O\'Brien, Jr.",SOREN@lincoln.example,12,"B ""12""\nNorth",carla@lincoln.example\r\n' +
      '4712,Sømething,Ünal,,9,,\r\n'

    const report = await bringIn(file)

    expect(report).toMatchObject({ added: 2, changed: 0, ended: 0, left: 0, isApplied: true })
    expect(report.notes).toEqual([
      '“Student_Number” is read as student id.',
      '“Student_Email” is read as email.',
      '“Grade_Level” is read as grade.',
      '“Counselor” is read as counselor email.',
      'Grade 12 is read as class of 2027.',
      'Not read, and not kept: “Home_Room”.',
    ])
    expect(await people()).toMatchObject([
      {
        sourceKey: 'id:4711',
        givenName: 'Søren',
        familyName: "O'Brien, Jr.",
        classYear: 2027,
        schoolEmail: 'soren@lincoln.example',
        counselorEmail: 'carla@lincoln.example',
      },
      { studentId: '4712', givenName: 'Sømething', schoolEmail: null, classYear: 2030, counselorEmail: null },
    ])
  })

  test('sees what it would do before anything is written, with each fault by its line', async () => {
    const file = `${classOf(2).join('\n')}\n,No,Id,2027,\nK-1,Again,Berg,2027,\nK-9,Ann,Lee,soon,`

    const report = await bringIn(file, { apply: 'no' })

    expect(report).toMatchObject({ added: 2, left: 3, isApplied: false })
    expect(report.faults).toEqual([
      { line: 4, message: 'student id: Fill this in.' },
      { line: 5, message: 'It is the same person as line 3.' },
      { line: 6, message: 'class of: “soon” is no year, such as 2027.' },
    ])
    expect(await people()).toEqual([])
  })

  test('changes nothing with the same file again', async () => {
    await bringIn(classOf(30).join('\n'))
    expect(await bringIn(classOf(30).join('\n'))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 30,
      ended: 0,
    })
  })

  test('moves three, adds two, ends one, and takes all six back', async () => {
    await bringIn(classOf(30).join('\n'))
    const before = await people()
    const moved = classOf(32).map((text, at) => (at >= 1 && at <= 3 ? text.replace('carla', 'dan') : text))

    const report = await bringIn(moved.filter((text) => !text.startsWith('K-9,')).join('\n'))

    expect(report).toMatchObject({ added: 2, changed: 3, unchanged: 26, ended: 1, asks: false })
    const after = await people()
    expect(after.filter(({ counselorEmail }) => counselorEmail?.startsWith('dan'))).toHaveLength(3)
    expect(after.find(({ studentId }) => studentId === 'K-9')?.leftAt).toEqual(new Date(now))
    const [latest, first] = await call('GET /school/imports')
    expect([latest!.canBeUndone, first!.canBeUndone]).toEqual([true, false])
    await expect(call('POST /school/imports/{id}/undo', { id: first!.id })).toBeRefused('NOT_FOUND')

    expect(await call('POST /school/imports/{id}/undo', { id: latest!.id })).toEqual({
      removed: 2,
      restored: 4,
      kept: 0,
    })

    const said = (rows: typeof before) => rows.map(({ importId: _i, updatedAt: _u, ...row }) => row)
    expect(said(await people())).toEqual(said(before))
    await expect(call('POST /school/imports/{id}/undo', { id: latest!.id })).toBeRefused('import-undone')
  })

  test('is asked before more than a tenth are said to have left, and may say that they have not', async () => {
    await bringIn(classOf(30).join('\n'))
    const half = classOf(15).join('\n')

    expect(await bringIn(half, { apply: 'no' })).toMatchObject({ ended: 15, asks: true })
    expect(await refusal(half)).toBe('15 people are not in this file. Say first whether they have left.')
    expect(await bringIn(half, { ends: 'no' })).toMatchObject({ ended: 0 })
    expect(await bringIn(half, { ends: 'yes' })).toMatchObject({ ended: 15 })
    expect((await people()).filter(({ leftAt }) => leftAt)).toHaveLength(15)
  })

  test('ends nobody whose line is only faulty, and asks where it cannot tell whom a line is about', async () => {
    await bringIn(classOf(30).join('\n'))
    const faulty = classOf(30).map((text) => text.replace('K-7,Ada7', 'K-7,'))
    expect(await bringIn(faulty.join('\n'), { apply: 'no' })).toMatchObject({
      ended: 0,
      left: 1,
      asks: false,
    })

    const nameless = classOf(30).map((text) => text.replace('K-7,', ','))
    expect(await bringIn(nameless.join('\n'), { apply: 'no' })).toMatchObject({
      ended: 1,
      left: 1,
      asks: true,
    })
  })

  test('after the school has given a student another key, changes the one who is here', async () => {
    const roster = oneRosterFiles('1.1')
    await bringIn(zip(roster))
    const users = roster['users.csv']!.replace('s-1,active', 's-99,active')
    await bringIn(zip({ ...roster, 'users.csv': users }), { ends: 'yes' })
    const rows = (await people()).toSorted((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null))
    expect(rows.at(-1)).toMatchObject({ sourceKey: 'sis:s-1', studentId: '4711' })

    const file = readRosterCsv(Readable.from([Buffer.from('id,first,last\n4711,Nadia,Newer')]), '2026-11-01')
    const how = { hash: String, now: new Date(now), importId: '', onLine: () => {} }
    const { writes } = await planOf(rows, file, how)

    expect(writes.map(({ before }) => before?.sourceKey)).toEqual(['sis:s-99'])
  })

  test('who comes back has not left', async () => {
    await bringIn(classOf(30).join('\n'))
    await bringIn(classOf(29).join('\n'))
    expect(await bringIn(classOf(30).join('\n'))).toMatchObject({ changed: 1, ended: 0 })
    expect((await people()).filter(({ leftAt }) => leftAt)).toEqual([])
  })

  test('of two who import at once, one is told that the list has changed, and nobody is there twice', async () => {
    const results = await Promise.all([send(classOf(40).join('\n')), send(classOf(40).join('\n'))])

    const refused = results.filter((each) => 'refused' in each.at(-1)!)
    expect(refused.length).toBeLessThanOrEqual(1)
    expect(await people()).toHaveLength(40)
  })

  test('keeps no name, address, language or counselor that a reader of the database could read', async () => {
    await bringIn(
      'student id,first name,last name,email,counselor email,language\nK-1,Zuleika,Dobson,zul@l.example,cc@l.example,Tagalog',
    )
    const stored = JSON.stringify([await app.db.select().from(schoolPeople)])
    expect(stored).not.toMatch(/Zuleika|Dobson|zul@|cc@|Tagalog/)
  })

  test('cannot before the server belongs to a school, and nobody else can at all', async () => {
    await call('PUT /school', { school: null })
    expect(await refusal(classOf(1).join('\n'))).toBe('Say first to which school this server belongs.')
    await call('PUT /school', { school: { name: 'Lincoln High' } })
    const advisor = await givenUser(app.db, 'advisor')
    const [answer] = await importFile(
      { app, userId: advisor.userId, now },
      { path, file: classOf(1).join('\n'), apply: 'yes' },
    )
    expect(answer).toMatchObject({ error: { code: 'FORBIDDEN' } })
  })
})

describe('an admin who imports a OneRoster ZIP', () => {
  test.each(['1.1', '1.2'] as const)(
    'of %s reads students, their class and counselor, and nothing else',
    async (version) => {
      const report = await bringIn(zip(oneRosterFiles(version)))

      expect(report).toMatchObject({ added: 4, left: 0, isApplied: true })
      expect(report.notes?.join(' ')).toContain(`OneRoster ${version}, bulk, of Lincoln High.`)
      expect(await people()).toMatchObject([
        { sourceKey: 'sis:c-1', kind: 'staff', schoolEmail: 'carla@lincoln.example', studentId: null },
        {
          sourceKey: 'sis:s-1',
          kind: 'student',
          studentId: '4711',
          classYear: 2027,
          counselorEmail: 'carla@lincoln.example',
        },
        { sourceKey: 'sis:s-2', givenName: 'Sømething', classYear: 2030, counselorEmail: null },
        { sourceKey: 'sis:s-3', classYear: null },
      ])
      expect(await bringIn(zip(oneRosterFiles(version)))).toMatchObject({ added: 0, changed: 0, ended: 0 })
    },
  )

  test('of 1.2 with every file that the standard has is read', async () => {
    const roster = oneRosterFiles('1.2')
    const unread = Array.from({ length: 22 - Object.keys(roster).length }, (_, at) => [`x${at}.csv`, 'a'])
    expect(await bringIn(zip({ ...roster, ...Object.fromEntries(unread) }))).toMatchObject({ added: 4 })
  })

  test('of a district with far more people than a spreadsheet has is read, and with more than that is refused', async () => {
    const { 'users.csv': _, ...roster } = oneRosterFiles('1.1')
    const of = (others: string) => {
      const users = `sourcedId,role,givenName,familyName\ns-1,student,Nadia,New\n${others}`
      return Buffer.from(
        zipSync({
          ...Object.fromEntries(Object.entries(roster).map(([name, text]) => [name, strToU8(text)])),
          'users.csv': strToU8(users),
        }),
      )
    }

    expect(await bringIn(of('p,parent,a,b\n'.repeat(60_001)))).toMatchObject({ added: 1, left: 0 })
    expect(await refusal(of('\n'.repeat(100_000)))).toBe(
      'users.csv: The file has more than 100,000 lines. Export one school, and import that.',
    )
  })

  test('of a district reads the counselors of this school and whoever is named for its students, nobody of another school', async () => {
    const roster = oneRosterFiles('1.1')
    const orgs = `${roster['orgs.csv']}\r\no-3,active,2026-08-01,East High,school,,o-2`
    const user = (id: string, org: string, role: string, agents = '') =>
      `${id},active,2026-08-01,true,${org},${role},${id},,Eve,East,,${id},${id}@east.example,,,"${agents}",12,`
    const others = [
      user('e-1', 'o-3', 'student', 'e-t'),
      user('e-c', 'o-3', 'counselor'),
      user('e-t', 'o-3', 'teacher'),
      user('d-1', 'o-2', 'administrator'),
      user('l-1', 'o-1', 'student', 'd-1'),
      user('l-c', 'o-1', 'counselor'),
    ]
    const users = [roster['users.csv'], ...others].join('\r\n')

    await bringIn(zip({ ...roster, 'orgs.csv': orgs, 'users.csv': users }))

    expect((await people()).map(({ sourceKey }) => sourceKey)).toEqual(
      ['c-1', 'd-1', 'l-1', 'l-c', 's-1', 's-2', 's-3'].map((id) => `sis:${id}`),
    )
    expect((await people()).find(({ sourceKey }) => sourceKey === 'sis:l-1')).toMatchObject({
      counselorEmail: 'd-1@east.example',
    })
  })

  test.each([
    ['in the summer, the grades are those of the school year before', '2026-06-12', 2026],
    ['long after its last school year, the grades are those of the calendar', '2026-04-12', 2027],
  ])('%s', async (_, lastDay, seniors) => {
    const { 'academicSessions.csv': sessions, ...roster } = oneRosterFiles('1.1')
    const before = sessions!.replace('2026-08-20,2027-06-12', `2025-08-20,${lastDay}`)
    const next = 'y-2,active,2026-08-01,2026-27,schoolYear,2026-08-20,2027-06-12,,2027'
    const file = zip({ ...roster, 'academicSessions.csv': `${before}\r\n${next}` })
    app.setNow('2026-08-01T12:00:00Z')
    const report = reportOf(
      await importFile(
        { app, userId: admin.userId, now: '2026-08-01T12:00:00Z' },
        { path, file, apply: 'yes' },
      ),
    )
    app.setNow(now)

    expect(report.notes).toContain(`Grade 12 is read as class of ${seniors}.`)
    expect((await people()).find(({ studentId }) => studentId === '4711')).toMatchObject({
      classYear: seniors,
    })
  })

  test('ends whom it switches off or deletes, and does not add them', async () => {
    const files = oneRosterFiles('1.1')
    await bringIn(zip(files))
    const users = files['users.csv']!.replace('s-1,active,2026-08-01,true', 's-1,active,2026-08-01,false')

    expect(await bringIn(zip({ ...files, 'users.csv': users }), { apply: 'no' })).toMatchObject({
      ended: 1,
      added: 0,
    })
  })

  test.each(['approved in Bearings', 'signed in at the school'])(
    'is told whom to hand over once it no longer has a counselor, %s, who still has students, and not once that is undone, or they are handed over or go in another way',
    async (how) => {
      const files = oneRosterFiles('1.1')
      await bringIn(zip(files))
      await app.db.delete(users).where(eq(users.email, 'carla@lincoln.example'))
      const email = how === 'approved in Bearings' ? { email: 'carla@lincoln.example' } : {}
      const carla = await givenUser(app.db, 'advisor', email)
      if (how !== 'approved in Bearings')
        await app.db.update(schoolPeople).set({ userId: carla.userId }).where(eq(schoolPeople.kind, 'staff'))
      for (const kind of ['school', 'school', 'personal'] as const)
        await givenLink(app.db, { advisor: carla, student: await givenUser(app.db, 'student') }, { kind })
      const told = async () =>
        (await call('GET /notifications')).notifications.filter(({ title }) => title.startsWith('Hand Over'))

      const without = files['users.csv']!.replace(/^c-1,.*$/m, '').replace('"c-1,p-1"', 'p-1')
      expect(await bringIn(zip({ ...files, 'users.csv': without }))).toMatchObject({ ended: 1 })

      expect(await told()).toMatchObject([
        {
          title: 'Hand Over 2 Students',
          message:
            'Carla Counselor is no longer on the school’s list, and still advises 2 students of the school. Choose who takes over.',
          link: `/admin/people/${carla.userId}`,
        },
      ])
      const [latest] = await call('GET /school/imports')
      await call('POST /school/imports/{id}/undo', { id: latest!.id })
      expect(await told()).toEqual([])

      await bringIn(zip({ ...files, 'users.csv': without }))
      expect(await told()).toHaveLength(1)
      await bringIn(zip(files))
      expect(await told()).toEqual([])

      await bringIn(zip({ ...files, 'users.csv': without }))
      expect(await told()).toHaveLength(1)
      const dan = await givenUser(app.db, 'advisor')
      await call('POST /advising/moves', { fromId: carla.userId, toId: dan.userId })
      expect(await told()).toEqual([])

      await bringIn(zip(files))
      await givenLink(
        app.db,
        { advisor: carla, student: await givenUser(app.db, 'student') },
        { kind: 'school' },
      )
      await bringIn(zip({ ...files, 'users.csv': without }))
      expect(await told()).toHaveLength(1)
      const elsewhere = () => finishMoves({ db: app.db, now: app.now } as never, new AbortController().signal)
      await elsewhere()
      expect(await told()).toHaveLength(1)
      await app.db.delete(advisorLinks).where(eq(advisorLinks.advisorId, carla.userId))
      await elsewhere()
      expect(await told()).toEqual([])
    },
  )

  test('corrects the ID in the account of who has joined, and gives a class to who has said none', async () => {
    const files = oneRosterFiles('1.1')
    await bringIn(zip(files))
    const student = await givenUser(app.db, 'student', { studentId: '4711', graduationYear: null })
    const isNadia = eq(schoolPeople.sourceKey, 'sis:s-1')
    await app.db.update(schoolPeople).set({ userId: student.userId }).where(isNadia)
    const asStudent = await app.as(student)

    await bringIn(zip({ ...files, 'users.csv': files['users.csv']!.replace(',4711,', ',4799,') }))
    expect(await asStudent('GET /me')).toMatchObject({ studentId: '4799', graduationYear: 2027 })

    const [latest] = await call('GET /school/imports')
    await call('POST /school/imports/{id}/undo', { id: latest!.id })
    expect(await asStudent('GET /me')).toMatchObject({ studentId: '4711', graduationYear: 2027 })
  })

  test('keeps those who came by a CSV, by their student ID', async () => {
    await bringIn('student id,first name,last name,class of\n4711,Nadia,New,2027')
    expect(await bringIn(zip(oneRosterFiles('1.2')))).toMatchObject({ added: 3, changed: 1 })
    expect((await people()).map(({ sourceKey }) => sourceKey)).toEqual([
      'sis:c-1',
      'sis:s-1',
      'sis:s-2',
      'sis:s-3',
    ])
  })

  const good = oneRosterFiles('1.1')
  const { 'manifest.csv': manifest, ...bare } = good
  test.each<[string, Record<string, string> | Buffer, RegExp]>([
    ['has no manifest', bare, /no manifest\.csv/],
    [
      'has only changes',
      { ...good, 'manifest.csv': manifest!.replace('file.users,bulk', 'file.users,delta') },
      /no bulk users/,
    ],
    [
      'is of another version',
      { ...good, 'manifest.csv': manifest!.replace('1.1', '9.9') },
      /Export version 1\.1 or 1\.2/,
    ],
    ['has folders', { ...good, '../users.csv': '' }, /has folders/],
    ['has another ZIP in it', { ...good, 'more.zip': '' }, /other than CSV files/],
    [
      'has too many files',
      { ...good, ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`x${at}.csv`, ''])) },
      /more than 30 files/,
    ],
    ['is none', Buffer.from('PK this is not one'), /no ZIP file/],
    [
      'is of a district without this school',
      {
        ...good,
        'orgs.csv':
          good['orgs.csv']!.replace('Lincoln High', 'East High') +
          '\r\no-3,active,2026-08-01,West High,school,,o-2',
      },
      /has 2 schools, such as “East High” and “West High”/,
    ],
  ])('one that %s is refused, and says why', async (_, files, why) => {
    expect(await refusal(Buffer.isBuffer(files) ? files : zip(files))).toMatch(why)
    expect(await people()).toEqual([])
  })

  test('one that has a file twice is refused', async () => {
    const once = zip({ 'manifest.csv': manifest!, 'userz.csv': 'a', 'users.csv': 'b' })
    const twice = Buffer.from(once.toString('latin1').replaceAll('userz.csv', 'users.csv'), 'latin1')
    expect(await refusal(twice)).toBe('The ZIP has users.csv twice.')
  })

  test('one that unpacks to far more than it weighs is refused before it is whole', async () => {
    const bomb = zipSync({ 'manifest.csv': strToU8(manifest!), 'users.csv': new Uint8Array(70_000_000) })
    expect(await refusal(Buffer.from(bomb))).toBe('The ZIP unpacks to more than 64 MB.')
  })
})
