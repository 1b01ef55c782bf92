import { describe, expect, test } from 'vitest'
import type { Deadline } from '../colleges/schema.ts'
import {
  afterChoosing,
  afterMoving,
  basisOf,
  trashCutoff,
  countSent,
  goneAfter,
  ruleAgainstAdding,
  ruleAgainstItem,
  ruleAgainstStatus,
} from './rules.ts'
import { ListStatus } from './schema.ts'

const cycle = '2026-27'
const early: Deadline = {
  round: 'early_decision',
  cycle: '2026-27',
  date: '2026-11-15',
  timeZone: null,
  state: 'reported',
  source: 'Common App Requirements Grid',
  checkedOn: null,
}
const regular: Deadline = { ...early, round: 'regular', date: '2027-01-05' }
const lastYears: Deadline = { ...regular, cycle: '2025-26', date: '2026-01-02', state: 'carried_over' }

describe('adding a school', () => {
  const onList = [
    { schoolId: 'stanford', name: 'Stanford University' },
    { schoolId: null, name: 'Hillside College' },
  ]

  test('is refused when the school is there', () => {
    expect(ruleAgainstAdding(onList, { schoolId: 'stanford', name: '' })).toBe('already-on-list')
    expect(ruleAgainstAdding(onList, { schoolId: null, name: 'HILLSIDE college' })).toBe('already-on-list')
  })

  test('is refused by hand when the catalog’s school of that name is there', () => {
    expect(ruleAgainstAdding(onList, { schoolId: null, name: 'stanford university' })).toBe('already-on-list')
  })

  test('is refused from the catalog when that name was added by hand', () => {
    expect(ruleAgainstAdding(onList, { schoolId: 'hillside', name: 'Hillside College' })).toBe(
      'by-hand-on-list',
    )
  })

  test('is refused by hand when the catalog has it, and two of the catalog may share a name', () => {
    const brown = { schoolId: null, name: 'Brown University', isInCatalog: true }
    expect(ruleAgainstAdding(onList, brown)).toBe('in-catalog')
    expect(ruleAgainstAdding(onList, { schoolId: 'other', name: 'Stanford University' })).toBeNull()
  })

  test('goes well with another one', () => {
    expect(ruleAgainstAdding(onList, { schoolId: 'yale', name: '' })).toBeNull()
    expect(ruleAgainstAdding(onList, { schoolId: null, name: 'Seaside College' })).toBeNull()
  })

  test('is refused at a college that takes no new students, unless it has answered already', () => {
    const closing = { schoolId: 'york', name: 'Penn State York', takesNobody: true }
    expect(ruleAgainstAdding(onList, closing)).toBe('takes-nobody')
    expect(ruleAgainstAdding(onList, { ...closing, status: 'Accepted' })).toBeNull()
  })

  test('is refused once there are a hundred', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({ schoolId: String(index), name: '' }))
    expect(ruleAgainstAdding(hundred, { schoolId: 'yale', name: '' })).toBe('list-full')
    expect(ruleAgainstAdding(hundred.slice(1), { schoolId: 'yale', name: '' })).toBeNull()
  })
})

describe('committing', () => {
  const onList = [
    { id: 'a', status: 'Committed' },
    { id: 'b', status: 'Accepted' },
  ] as const

  test('is for one school', () => {
    expect(ruleAgainstStatus(onList, 'b', 'Committed')).toBe('committed-elsewhere')
    expect(ruleAgainstStatus(onList, 'a', 'Committed')).toBeNull()
  })

  test('leaves every other status free', () => {
    for (const status of ListStatus.exclude(['Committed']).options)
      expect(ruleAgainstStatus(onList, 'b', status)).toBeNull()
  })
})

test('an application counts as sent once it is submitted and whatever the answer, unless it is withdrawn', () => {
  const list = ListStatus.options.map((status) => ({ status }))
  expect(countSent(list)).toBe(6)
  expect(countSent([{ status: 'Not Started' }, { status: 'In Progress' }, { status: 'Withdrawn' }])).toBe(0)
})

describe('what a deadline rests on', () => {
  test('the reported date is reported, another one is the student’s own', () => {
    expect(basisOf('2026-11-15', early, cycle)).toEqual({ state: 'reported', source: early.source })
    expect(basisOf('2026-11-10', early, cycle)).toEqual({ state: 'own', source: null })
    expect(basisOf('2026-11-10', null, cycle)).toEqual({ state: 'own', source: null })
    expect(basisOf(null, early, cycle)).toEqual({ state: null, source: null })
  })

  test('last year’s date kept a year later is carried over', () => {
    expect(basisOf('2027-01-02', lastYears, cycle)).toEqual({ state: 'carried_over', source: early.source })
    expect(basisOf('2027-01-03', lastYears, cycle)).toEqual({ state: 'own', source: null })
  })
})

describe('choosing a plan', () => {
  const known = [early, regular]
  const nothing = { plan: null, deadline: null, deadlineState: null }

  test('brings its reported date along', () => {
    expect(afterChoosing(nothing, { plan: 'early_decision' }, known, cycle)).toEqual({
      plan: 'early_decision',
      deadline: '2026-11-15',
      deadlineState: 'reported',
      deadlineSource: early.source,
    })
  })

  test('brings none when the college has reported none', () => {
    expect(afterChoosing(nothing, { plan: 'regular' }, [lastYears], cycle)).toMatchObject({ deadline: null })
  })

  test('replaces the date of the plan before', () => {
    const kept = { plan: 'early_decision', deadline: '2026-11-15', deadlineState: 'reported' } as const
    expect(afterChoosing(kept, { plan: 'regular' }, known, cycle)).toMatchObject({ deadline: '2027-01-05' })
    expect(afterChoosing(kept, { plan: 'priority' }, known, cycle)).toMatchObject({ deadline: null })
    expect(afterChoosing(kept, { plan: null }, known, cycle)).toMatchObject({ plan: null, deadline: null })
  })

  test('leaves a date of one’s own', () => {
    const kept = { plan: 'early_decision', deadline: '2026-11-10', deadlineState: 'own' } as const
    expect(afterChoosing(kept, { plan: 'regular' }, known, cycle)).toMatchObject({
      plan: 'regular',
      deadline: '2026-11-10',
      deadlineState: 'own',
    })
  })

  test('gives way to a date given with it, and to none', () => {
    const own = { plan: 'regular', deadline: '2026-12-20' } as const
    expect(afterChoosing(nothing, own, known, cycle)).toMatchObject({ ...own, deadlineState: 'own' })
    expect(afterChoosing(nothing, { plan: 'regular', deadline: null }, known, cycle)).toMatchObject({
      deadline: null,
      deadlineState: null,
    })
  })

  test('the same plan again changes nothing', () => {
    const kept = { plan: 'regular', deadline: null, deadlineState: null } as const
    expect(afterChoosing(kept, { plan: 'regular' }, known, cycle)).toMatchObject({ deadline: null })
  })
})

describe('a student who says that they graduate in another year', () => {
  const fromCatalog = {
    plan: 'early_decision',
    deadline: '2026-11-15',
    deadlineState: 'reported',
    status: 'Not Started',
  } as const

  test('has no date of this year any more when they apply later, and gets it back when they do not', () => {
    const later = afterMoving(fromCatalog, [early], '2027-28')
    expect(later).toMatchObject({ plan: 'early_decision', deadline: null, deadlineState: null })
    expect(afterMoving({ ...fromCatalog, ...later }, [early], cycle)).toMatchObject({
      deadline: '2026-11-15',
      deadlineState: 'reported',
    })
  })

  test('keeps every date of their own, and those of applications that are out', () => {
    expect(afterMoving({ ...fromCatalog, deadlineState: 'own' }, [early], '2027-28')).toBeNull()
    expect(afterMoving({ ...fromCatalog, status: 'Submitted' }, [early], '2027-28')).toBeNull()
  })

  test('loses nothing where the date is the same', () => {
    expect(afterMoving(fromCatalog, [early], cycle)).toBeNull()
  })
})

test('a checklist takes fifty items', () => {
  expect(ruleAgainstItem(49)).toBeNull()
  expect(ruleAgainstItem(50)).toBe('checklist-full')
})

test('a removed school can be brought back for thirty days', () => {
  const removed = new Date('2026-11-01T12:00:00Z')
  expect(goneAfter(removed).toISOString()).toBe('2026-12-01T12:00:00.000Z')
  expect(trashCutoff(goneAfter(removed))).toEqual(removed)
})
