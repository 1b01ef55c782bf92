import type { Actor } from '@bearings/domain/actor'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { waitlist } from './database/tables/waitlist.ts'
import { exports } from './exports.ts'
import { givenLink } from './testing/given-advising.ts'
import { givenScholarship } from './testing/given-money.ts'
import { givenOnce } from './testing/given-once.ts'
import { givenRecommender } from './testing/given-recommenders.ts'
import { givenEntry, givenSchool } from './testing/given-schools.ts'
import { givenTask } from './testing/given-tasks.ts'
import { givenUser } from './testing/given.ts'
import { askForFile } from './testing/import-file.ts'
import { useTestApp } from './testing/test-app.ts'

const now = '2026-11-01T12:00:00Z'
/** Cells that a spreadsheet would run, one for each sign that can begin a formula. */
const formulas = ['=HYPERLINK("https://evil.example")', '+1+cmd', '-2+3', '@SUM(1)', '\t=1+1', '\r=1+1']

let anyone: Actor
const ids: string[] = []
const app = useTestApp({ now })
const admin = givenOnce(() => givenUser(app.db, 'admin'))
const advisor = givenOnce(() => givenUser(app.db, 'advisor'))
beforeAll(async () => {
  for (const formula of formulas) {
    const student = await givenUser(app.db, 'student', {
      fullName: formula,
      email: `${formula}@example.org`,
    })
    anyone ??= student
    ids.push(student.userId)
    await givenTask(app.db, { advisor, student }, { title: formula, description: formula })
    await givenLink(app.db, { advisor, student })
    await givenEntry(app.db, student, { name: formula, major: formula })
    await givenRecommender(app.db, student, { name: formula, kind: 'counselor' })
    await givenSchool(app.db, { name: formula, city: formula })
    await givenScholarship(app.db, student, { ownerId: null, name: formula, sponsor: formula })
    await app.db.insert(waitlist).values({ email: `${formula}@example.com` })
    await (
      await app.as(student)
    )('PATCH /me', { studentId: `id-${formulas.indexOf(formula)}` })
  }
})

test.each(exports.map((each) => ({ method: 'GET' as const, ...each })))(
  'no cell of $method $path is a formula, whatever people have written',
  async ({ method, path, access }) => {
    const { userId } = access.includes('student') ? anyone : access.includes('advisor') ? advisor : admin
    const { statusCode, body } = await askForFile(
      { app, userId, now },
      { method, url: path, ...(method === 'POST' && { payload: { ids } }) },
    )

    expect(statusCode).toBe(200)
    const cells = (parse(body, { bom: true }) as string[][]).flat()
    expect(cells.some((cell) => cell.startsWith("'="))).toBe(true)
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  },
)
