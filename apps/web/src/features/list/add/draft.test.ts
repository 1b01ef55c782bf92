import type { Deadline } from '@bearings/domain/colleges/schema'
import { expect, test } from 'vitest'
import {
  emptyDraft,
  faultsIn,
  newEntry,
  displayedDeadline,
  withDeadline,
  withName,
  withSchool,
} from './draft.ts'

const cycle = '2026-27'
const regular: Deadline = {
  round: 'regular',
  cycle: '2026-27',
  date: '2027-01-05',
  timeZone: null,
  state: 'reported',
  source: 'The grid',
  checkedOn: '2026-09-11',
}
const lastYears: Deadline = { ...regular, round: 'early_action', state: 'carried_over', date: '2025-11-01' }
const stanford = {
  id: 'b9a2',
  unitid: 243744,
  name: 'Stanford University',
  location: 'Stanford, CA',
  type: 'Private nonprofit',
  aliases: [],
  change: null,
}

test('choosing a plan fills in the date that the college reports', () => {
  const draft = { ...emptyDraft, plan: 'regular' } as const
  expect(displayedDeadline(draft, [regular], cycle)).toBe('2027-01-05')
})

test('last year’s date is never filled in as if it were this year’s', () => {
  const draft = { ...emptyDraft, plan: 'early_action' } as const
  expect(displayedDeadline(draft, [lastYears], cycle)).toBe('')
})

test('a date typed by the student stays, whatever plan is chosen then', () => {
  const typed = withDeadline({ ...emptyDraft, plan: 'priority' }, '2026-12-15', [regular], cycle)
  expect(displayedDeadline({ ...typed, plan: 'regular' }, [regular], cycle)).toBe('2026-12-15')
})

test('taking the reported date over is to follow the plan again', () => {
  const typed = withDeadline({ ...emptyDraft, plan: 'regular' }, '2026-12-15', [regular], cycle)
  expect(withDeadline(typed, '2027-01-05', [regular], cycle).deadline).toBeNull()
})

test('a name alone is not enough: it is chosen from the catalog or added by hand', () => {
  expect(faultsIn(emptyDraft).text).toBe('Enter the name of a school.')
  expect(faultsIn({ ...emptyDraft, text: 'Hillside' }).text).toMatch('by hand')
  expect(faultsIn({ ...emptyDraft, text: 'Hillside', byHand: true }).text).toBeNull()
})

test('another school takes neither plan nor date along from the one before', () => {
  const chosen = {
    ...withSchool(emptyDraft, stanford),
    plan: 'early_decision',
    deadline: '2026-12-15',
  } as const
  expect(withName(chosen, 'Rice')).toMatchObject({ school: null, plan: '', deadline: null })
})

test('a plan chosen before any school stays', () => {
  expect(withSchool({ ...emptyDraft, plan: 'regular' }, stanford).plan).toBe('regular')
})

test('a school of the catalog is sent by its id, what was left empty as nothing', () => {
  const draft = { ...emptyDraft, text: stanford.name, school: stanford }
  expect(newEntry(draft)).toEqual({ schoolId: 'b9a2', major: null, plan: null })
})

test('a date that follows the plan is left to the server, and one that was emptied stays empty', () => {
  const draft = { ...emptyDraft, text: stanford.name, school: stanford, plan: 'regular' as const }
  expect(newEntry(draft)).not.toHaveProperty('deadline')
  expect(newEntry({ ...draft, deadline: '' })).toMatchObject({ deadline: null })
})

test('a school by hand is sent in the student’s words', () => {
  const draft = {
    ...emptyDraft,
    text: ' Hillside College ',
    byHand: true,
    location: 'Hill, VT',
    major: 'Art',
    deadline: '2027-01-15',
  }
  expect(newEntry(draft)).toEqual({
    own: {
      name: 'Hillside College',
      notInCatalog: false,
      location: 'Hill, VT',
      type: null,
      acceptanceRate: null,
      tuition: null,
    },
    major: 'Art',
    plan: null,
    deadline: '2027-01-15',
  })
})
