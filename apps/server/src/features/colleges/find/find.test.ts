import { brotliDecompressSync } from 'node:zlib'
import { bestKnownFirst } from '@bearings/domain/colleges/find/best-known'
import { decodeFinding } from '@bearings/domain/colleges/find/finding-file'
import { majorsCalled } from '@bearings/domain/colleges/find/major-search'
import { decodeMajors } from '@bearings/domain/colleges/find/majors-file'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { schools } from '#database/tables/colleges.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { firstView } from './first-view.ts'

const now = '2026-11-01T12:00:00Z'

const app = useTestApp({ now })
const catalog = givenOnce(() => givenCatalog(app.db))
let token: string
beforeAll(async () => {
  const student = await givenUser(app.db, 'student')
  token = await accessTokenFor({ db: app.db, now: () => new Date(now), config: app.config }, student.userId)
})

function get(path: string, headers: Record<string, string> = {}) {
  return app.app.inject({
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br', ...headers },
  })
}

async function names() {
  return (await get('/schools/find', { 'accept-encoding': 'identity' })).json<{
    colleges: string
    first: string
    majors: string
    count: number
  }>()
}

async function colleges(file: 'colleges' | 'first' = 'colleges') {
  const response = await get(`/schools/find/files/${(await names())[file]}`)
  return decodeFinding(brotliDecompressSync(response.rawPayload).toString())
}

test('a student gets every college that is offered, with what it publishes and where that is from', async () => {
  const found = await colleges()

  expect(found.colleges).toHaveLength((await names()).count)
  expect(found.colleges.find(({ name }) => name === 'Stanford University')).toMatchObject({
    unitid: 243744,
    state: 'CA',
    control: 'private_nonprofit',
    admissionRate: expect.closeTo(0.036, 2) as number,
    hasOpenAdmission: false,
    takesNobody: false,
    changeStatus: null,
  })
  expect(found.colleges.find(({ unitid }) => unitid === 214643)).toMatchObject({
    takesNobody: true,
    changeStatus: 'closing',
    changeEndsOn: '2027-05',
    closes_regular: null,
  })
  expect(found.sources.admissionRate?.bachelor?.year).toBe('fall 2024')
})

test('a student gets the best known colleges in a small file, as they stand in the whole one', async () => {
  const whole = await colleges()
  const first = await colleges('first')

  const known = new Map(bestKnownFirst(whole.colleges).map((college) => [college.unitid, college]))
  expect(bestKnownFirst(first.colleges)).toEqual([...known.values()].slice(0, 40))
  expect(first.sources).toEqual(whole.sources)
})

test('the page shows the best known colleges before its code has come, each a link to its own page', async () => {
  const known = bestKnownFirst((await colleges()).colleges)
  const view = await firstView(app.db)

  expect([...view.matchAll(/href="\/schools\/find\/(\d+)"/g)].map(([, unitid]) => Number(unitid))).toEqual(
    known.slice(0, 12).map(({ unitid }) => unitid),
  )
  expect(view).toContain('>Stanford University</a><span>Stanford, CA · Private nonprofit')
  expect(view).toContain('<p>Admits <b>3.6%</b></p>')
})

test('a student gets who teaches what, by the names that students use, in a file of its own', async () => {
  const stanford = 243744
  const response = await get(`/schools/find/files/${(await names()).majors}`)
  const { majors, sources } = decodeMajors(brotliDecompressSync(response.rawPayload).toString())

  const [computing] = majorsCalled(majors, 'comp sci')
  expect(computing?.title).toBe('Computer Science')
  expect(computing?.at.has(stanford)).toBe(true)
  const [nursing] = majorsCalled(majors, 'rn')
  expect(nursing?.at.size).toBeGreaterThan(0)
  expect(nursing?.at.has(stanford)).toBe(false)
  expect(sources.fields?.year).toBe('2015-16 and 2016-17')
})

test('dates are those of this year, and rolling admission has none', async () => {
  const cornell = (await colleges()).colleges.find(({ name }) => name === 'Cornell University')
  expect(cornell).toMatchObject({ closes_early_decision: '2026-11-01', closes_early_action: null })
})

test('a browser keeps the file for good, and nobody between keeps it', async () => {
  const { headers } = await get(`/schools/find/files/${(await names()).colleges}`)
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  })
})

test('a college that is no longer offered is not found, under a new name of the file', async () => {
  const before = await names()
  await app.db.update(schools).set({ archivedAt: new Date() }).where(eq(schools.id, catalog.pepperdine))

  expect((await colleges()).colleges.map(({ name }) => name)).not.toContain('Pepperdine University')
  expect((await names()).colleges).not.toBe(before.colleges)
  expect((await get(`/schools/find/files/${before.colleges}`)).statusCode).toBe(404)
})

test('what an admin added has no figures to find it by', async () => {
  const { name } = await givenSchool(app.db)
  expect((await colleges()).colleges.map((college) => college.name)).not.toContain(name)
})

test('nobody gets the file who is not signed in', async () => {
  const { colleges: hash } = await names()
  expect((await get(`/schools/find/files/${hash}`, { authorization: '' })).statusCode).toBe(401)
})
