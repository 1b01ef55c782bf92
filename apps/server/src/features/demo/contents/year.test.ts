import { readFile } from 'node:fs/promises'
import { typeOf } from '@bearings/domain/colleges/rules'
import { dayInCycle, firstAnswers, statusOn, stepsIn } from '@bearings/domain/demo/rules'
import { EssayStatus } from '@bearings/domain/essays/schema'
import { decidedStatuses } from '@bearings/domain/list/options'
import { planWarnings } from '@bearings/domain/list/plan-warnings'
import { noTestScores } from '@bearings/domain/profile/test-scores'
import { addDays, todayIn } from '@bearings/domain/today'
import { inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { schools } from '#database/tables/colleges.ts'
import { givenCatalogOfDemo } from '#testing/given-schools.ts'
import { useTestApp } from '#testing/test-app.ts'
import { classOf } from './class.ts'
import { essaysOf } from './essays.ts'
import { classmates, personas } from './personas.ts'
import { applicationsOf, type KnownSchool, schoolsOf } from './schools.ts'
import * as store from './store.ts'
import { tasksOf } from './tasks.ts'
import { weeksOf } from './weeks.ts'

let catalog: KnownSchool[]
const types = new Map<number, string>()
const app = useTestApp()
beforeAll(async () => {
  await givenCatalogOfDemo(app.db)
  const listed = everybody.flatMap((person) => person.schools.map(({ unitid }) => unitid))
  catalog = await store.findSchools(app.db, listed)
  const { unitid, control, level } = schools
  const found = await app.db.select({ unitid, control, level }).from(schools).where(inArray(unitid, listed))
  for (const school of found) types.set(school.unitid!, typeOf(school))
})

const timeZone = 'America/New_York'
/** Every day of two application years: one that the catalog has dates for, and one without any yet. */
const days = Array.from({ length: 730 }, (_, index) => addDays('2026-08-01', index))
const middles = days.filter((day) => day.endsWith('-15'))
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)
type Person = Pick<(typeof personas)[number], 'fullName' | 'schools'>
const everybody: Person[] = [...personas, ...classmates]
const standing = ({ schools: listed }: Person, today: string) => applicationsOf(listed, catalog, today)

test.each(everybody)('on each day of the year the plans of $fullName go together', (persona) => {
  for (const today of days) {
    const list = standing(persona, today).map((school) => ({ ...school, type: types.get(school.unitid)! }))

    expect({ today, warnings: planWarnings(list) }).toEqual({ today, warnings: [] })
    expect(list.filter(({ status }) => status === 'Committed').length).toBeLessThan(2)
  }
})

test.each(everybody)('no college answers $fullName before it usually does', ({ schools: listed }) => {
  for (const { plan, course, name } of listed) {
    const steps = stepsIn(course, '2026-11-21')
    const sent = steps.find(({ status }) => status === 'Submitted')?.date
    const answered = steps.find(({ status }) => [...decidedStatuses, 'Deferred'].includes(status))?.date
    if (answered === undefined) continue
    const sentOn = sent!
    const first = firstAnswers[statusOn({ plan, course }, sentOn).plan]
    const earliest = first === null ? addDays(sentOn, 28) : dayInCycle(first, sentOn)

    expect([name, answered >= earliest]).toEqual([name, true])
    expect(steps.map(({ date }) => date)).toEqual(steps.map(({ date }) => date).toSorted())
  }
})

test.each(everybody)('$fullName submits before each deadline, and hears of it after', (persona) => {
  for (const today of days) {
    for (const { name, plan, course, deadline, status } of standing(persona, today)) {
      if (deadline === null) continue
      const sent = stepsIn(course, today).find((step) => step.status === 'Submitted')?.date
      const isDecided = plan !== 'rolling' && [...decidedStatuses, 'Deferred'].includes(status)

      const isInTime = !sent || sent < deadline
      const isHeardAfter = !isDecided || deadline < today

      expect([name, today, isInTime, isHeardAfter]).toEqual([name, today, true, true])
      expect([name, deadline >= dayInCycle('08-01', today)]).toEqual([name, true])
    }
  }
})

test.each(personas)('in each month $fullName has nine schools that stand differently', (persona) => {
  for (const today of middles) {
    const list = standing(persona, today)

    expect(list).toHaveLength(9)
    expect([today, new Set(list.map(({ status }) => status)).size > 2]).toEqual([today, true])
  }
})

test.each(personas)(
  'in each month $fullName has essays in every state, and unfinished ones only where an application is to come',
  (persona) => {
    for (const today of middles) {
      const list = standing(persona, today).map((school) => ({ ...school, id: String(school.unitid) }))
      const written = essaysOf(persona, list, today, noonOf(today)).map(({ essay }) => essay)
      const outstanding = written.filter(({ status }) => status === 'drafting' || status === 'reviewing')

      expect(new Set(written.map(({ status }) => status))).toEqual(new Set(EssayStatus.options))
      expect(written.some(({ words }) => words === 0)).toBe(true)
      expect(list.filter(({ id, isOut }) => isOut && outstanding.some((e) => e.entryId === id))).toEqual([])
    }
  },
)

test.each(personas)('nothing in the history of $fullName is later than the day of the demo', (persona) => {
  for (const today of middles) {
    const now = noonOf(today)
    const rows = schoolsOf(standing(persona, today), { today, timeZone, now, takesTests: true })
    const done = weeksOf(persona, timeZone, now).flatMap(({ tasks }) =>
      tasks.flatMap(({ doneAt }) => doneAt ?? []),
    )
    const late = tasksOf(timeZone, now).filter(
      ({ dueOn, status }) => status === 'pending' && dueOn && dueOn < today,
    )

    expect(rows.filter(({ entry }) => entry.updatedAt > now || entry.createdAt > entry.updatedAt)).toEqual([])
    expect(done.filter((at) => at > now)).toEqual([])
    expect(late).toHaveLength(1)
  }
})

test.each(personas)('in each month the weeks of $fullName can be kept as they are', (persona) => {
  for (const today of middles) {
    const weeks = weeksOf(persona, timeZone, noonOf(today))

    expect(weeks.slice(0, 4).every(({ tasks }) => tasks.every(({ doneAt }) => doneAt !== null))).toBe(true)
    expect(weeks[4]!.tasks.filter(({ doneAt }) => doneAt === null)).toHaveLength(1)
    expect(weeks[5]!.tasks.some(({ doneAt }) => doneAt === null)).toBe(true)
    expect(todayIn(timeZone, noonOf(today))).toBe(today)
  }
})

test.each(personas)(
  'no college on the list of $fullName asks for tests that they do not send',
  async (persona) => {
    const required = (await rowsOf('college-requirements.csv')).filter((row) => row[7] === 'required')
    const numbers = new Set(required.map(([unitid]) => Number(unitid)))
    const asking = persona.schools.filter(({ unitid }) => numbers.has(unitid)).map(({ name }) => name)

    expect(numbers.size).toBeGreaterThan(20)
    expect(persona.profile.satActScore === noTestScores ? asking : []).toEqual([])
  },
)

test.each(personas)('in July $fullName has no homework', (persona) => {
  const { habits, goals, summer } = persona.weeks
  const ofSchool = [...habits, ...goals].filter((text) => ![...summer.habits, ...summer.goals].includes(text))
  const [current] = weeksOf(persona, timeZone, noonOf('2027-07-14')).slice(5)
  const said = [current!.week.weekGoal, ...current!.tasks.map(({ text }) => text)]

  expect(ofSchool.length).toBeGreaterThan(3)
  expect(said.filter((text) => ofSchool.includes(text))).toEqual([])
})

test('an advisor asks for what can be done at that time of the year', () => {
  for (const today of days) {
    const dueOn = (title: string) =>
      tasksOf(timeZone, noonOf(today)).find((task) => task.title === title)?.dueOn ?? null

    const choice = dueOn('Talk at home about your last two choices')
    const letters = dueOn('Check that both teachers have sent their letters')

    expect([today, choice === null || choice <= dayInCycle('05-01', today)]).toEqual([today, true])
    expect([today, letters === null || letters >= dayInCycle('09-15', today)]).toEqual([today, true])
    expect([today, letters === null || letters <= dayInCycle('01-15', today)]).toEqual([today, true])
  }
})

test('in August nobody in a class has the answers of the application year before', () => {
  const member = (id: string) => ({ id, fullName: id, timeZone })
  const mates = classmates.map((mate) => ({ ...mate, member: member(mate.fullName) }))
  for (const today of days.filter((day) => day.startsWith('2027-08'))) {
    const demo = { mates, advisor: member('An advisor'), persona: personas[0]!, now: noonOf(today) }
    const entries = classOf(demo, catalog).lists.flatMap(({ list }) => list.map(({ entry }) => entry))

    expect([today, entries.filter(({ status }) => decidedStatuses.includes(status))]).toEqual([today, []])
    expect([today, entries.filter(({ deadline }) => deadline && deadline < today)]).toEqual([today, []])
    expect(entries.filter(({ updatedAt }) => updatedAt > noonOf(today))).toEqual([])
  }
})

test('the high schools of a demo are of no real place', async () => {
  const real = new Set((await rowsOf('high-schools.csv')).map(([name]) => name!.toLowerCase()))

  expect(real.size).toBeGreaterThan(10_000)
  expect(personas.filter(({ profile }) => real.has(profile.highSchool!.toLowerCase()))).toEqual([])
})

/** Returns the rows of a file in `data`, split at every comma: enough for columns before a quoted one. */
async function rowsOf(file: string): Promise<string[][]> {
  const text = await readFile(new URL(`../../../../../../data/${file}`, import.meta.url), 'utf8')
  return text.split('\n').map((line) => line.split(','))
}
