import { describe, expect, test } from 'vitest'
import { addDays } from '#today.ts'
import { forecastOf, usualHours } from './forecast.ts'
import { leversFor } from './levers.ts'
import { paceOf, usualPace } from './pace.ts'
import { type Application, scheduled, type Task } from './schedule.ts'
import { workOf } from './work.ts'

const today = '2026-11-28'
const everyDay = [1, 1, 1, 1, 1, 1, 1]
const means = { pace: { slow: 100, fast: 200 }, hours: everyDay, today }
const task = (id: string, words: number, minutes = 0): Task => ({ id, words, minutes })
const application = (id: string, deadline: string, ...tasks: Task[]): Application => ({
  id,
  name: id,
  deadline,
  tasks,
})

/** The same list for the same number, so that a failure can be looked at. */
function listOf(seed: number): Application[] {
  let state = seed + 1
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  return Array.from({ length: 1 + next(8) }, (_, at) =>
    application(
      `college ${at}`,
      addDays(today, next(60)),
      ...Array.from({ length: next(6) }, (__, part) =>
        next(3) === 0 ? task(`shared ${next(3)}`, 650) : task(`${at}-${part}`, next(650), next(90)),
      ),
    ),
  )
}
const seeds = Array.from({ length: 300 }, (_, seed) => seed)
const finishOf = (list: readonly Application[], over: Partial<typeof means> = {}) =>
  new Map(scheduled(list, { ...means, ...over }).map(({ id, finish }) => [id, finish]))
const notLater = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? '9999') <= (other ?? '9999')

describe('of any list', () => {
  test('who writes faster, or has more hours, finishes nothing later', () => {
    for (const seed of seeds) {
      const list = listOf(seed)
      const before = finishOf(list)
      for (const [id, { earliest, latest }] of before) {
        const faster = finishOf(list, { pace: { slow: 130, fast: 210 } }).get(id)!
        const longer = finishOf(list, { hours: [2, ...everyDay.slice(1)] }).get(id)!
        for (const after of [faster, longer]) {
          expect(notLater(after.earliest, earliest), `list ${seed}, ${id}`).toBe(true)
          expect(notLater(after.latest, latest), `list ${seed}, ${id}`).toBe(true)
        }
        expect(notLater(earliest, latest)).toBe(true)
      }
    }
  })

  test('who drops a college finishes no other later', () => {
    for (const seed of seeds) {
      const list = listOf(seed)
      const before = finishOf(list)
      for (const dropped of list)
        for (const [id, after] of finishOf(list.filter((one) => one !== dropped)))
          expect(notLater(after.latest, before.get(id)!.latest), `list ${seed}, ${id}`).toBe(true)
    }
  })
})

test('work is done on the days that a student has, the nearest deadline first, and a shared essay once', () => {
  const list = [
    application('birch', '2027-01-05', task('shared', 200), task('own', 100)),
    application('aster', '2026-12-20', task('shared', 200), task('form', 0, 60)),
  ]
  // November 28 is a Saturday: three hours of work on Saturday and Sunday alone.
  const finish = finishOf(list, { hours: [1, 0, 0, 0, 0, 0, 1] })
  expect(finish.get('aster')).toEqual({ earliest: '2026-11-29', latest: '2026-12-05' })
  expect(finish.get('birch')).toEqual({ earliest: '2026-12-05', latest: '2026-12-06' })
})

test('at risk is what may not be out two days before the last day, and stands first', () => {
  const list = [
    application('aster', '2026-12-03', task('a', 300)),
    application('birch', '2026-12-06', task('b', 700)),
    application('cedar', '2027-02-01', task('c', 100)),
  ]
  const { applications, atRisk, finish, hoursInWeek } = forecastOf(list, means)
  expect(applications.map(({ id, isAtRisk }) => [id, isAtRisk])).toEqual([
    ['birch', true],
    ['aster', false],
    ['cedar', false],
  ])
  expect({ atRisk, finish }).toEqual({ atRisk: 1, finish: { earliest: '2026-12-03', latest: '2026-12-08' } })
  expect(hoursInWeek).toBe(7)
})

test('who has nothing left, or no hours at all, reads no day', () => {
  expect(forecastOf([], means)).toMatchObject({ finish: null, atRisk: 0 })
  const never = forecastOf([application('aster', '2026-12-20', task('a', 1))], { ...means, hours: [] })
  expect(never).toMatchObject({ finish: { earliest: null, latest: null }, atRisk: 1 })
})

test('who has committed to a college has nothing left to do for the others', () => {
  const schools = [
    { id: 'reed', name: 'Reed', status: 'Accepted' as const, deadline: '2026-11-01' },
    { id: 'grinnell', name: 'Grinnell', status: 'In Progress' as const, deadline: '2027-01-05' },
  ]
  const facts = { essays: [], writing: [], asked: [] }
  expect(workOf({ ...facts, schools }, today).map(({ id }) => id)).toEqual(['grinnell'])
  const committed = [{ ...schools[0]!, status: 'Committed' as const }, schools[1]!]
  expect(workOf({ ...facts, schools: committed }, today)).toEqual([])
})

test('three levers say what each would change', () => {
  const essay = (id: string, promptName: string, words: number) =>
    ({ id, promptName, words, wordLimit: 300, schoolName: null, status: 'drafting' }) as const
  const list = [
    application('aster', '2026-12-03', task('why-aster', 300)),
    application('birch', '2026-12-05', task('other', 600)),
  ]
  const essays = [
    essay('why-aster', 'A community that shaped you', 0),
    essay('written', 'A community that has shaped you', 280),
    essay('other', 'The last summer', 0),
  ]
  const levers = leversFor(list, essays, means)
  expect(levers.map(({ kind, after }) => [kind, after.atRisk])).toEqual([
    ['reuse', 1],
    ['drop', 0],
    ['hour', 1],
  ])
  expect(levers[0]).toMatchObject({ from: { promptName: 'A community that has shaped you' }, words: 280 })
  expect(levers[1]).toMatchObject({ name: 'birch' })
})

describe('the pace', () => {
  test('is a stated range until there are five days of writing', () => {
    expect(paceOf([{ words: 900 }, { words: 0 }, { words: 20 }])).toEqual({ ...usualPace, isOwn: false })
    expect(usualHours.reduce((sum, each) => sum + each, 0)).toBe(5)
  })

  test('is the middle half of the days on which the student wrote, whatever one long day held', () => {
    const days = [100, 120, 200, 260, 5000].map((words) => ({ words }))
    expect(paceOf(days)).toEqual({ slow: 120, fast: 260, isOwn: true })
  })
})
