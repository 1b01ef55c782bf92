import { expect, test } from 'vitest'
import type { AskedEssay, AskedOfSchool } from '#essays/asked/schema.ts'
import type { AskedOfEntry } from '#list/asked/schema.ts'
import { askedOfList, countInWords } from './asked-of-list.ts'

const essay = (key: string): AskedEssay => ({ key, topic: key, need: 'required', program: null, limit: null })
const writing = (entryId: string, ...essays: string[]): AskedOfSchool => ({
  entryId,
  form: {
    applicationSystem: 'common_app',
    personalEssayRequired: true,
    cycle: '2026-27',
    source: 'common_app',
    checkedOn: null,
  },
  own: {
    cycle: '2026-27',
    certainty: 'sure',
    source: 'https://aster.example',
    checkedOn: '2026-11-28',
    essays: essays.map(essay),
    programs: [],
    note: null,
  },
  page: null,
})
const asking = (entryId: string): AskedOfEntry => ({
  entryId,
  asked: [{ kind: 'css_profile', label: 'CSS Profile', need: 'required', note: null, basis: null }],
  items: [],
})
const facts = {
  schools: [
    { id: 'aster', name: 'Aster', status: 'In Progress' },
    { id: 'birch', name: 'Birch', status: 'Not Started' },
    { id: 'sent', name: 'Sent', status: 'Submitted' },
  ],
  writing: [writing('aster', 'why'), writing('birch', 'place', 'people'), writing('sent', 'other')],
  asked: [asking('aster'), asking('birch')],
  essays: [],
  leftAlone: () => [],
} satisfies Parameters<typeof askedOfList>[0]

test('a senior reads what all colleges ask together, with a shared essay once and nothing of what is sent', () => {
  const found = askedOfList(facts)
  expect(found).toMatchObject({ essays: 4, items: 2, removed: 0, untouched: 2 })
  expect(found.shared.map(({ key }) => key)).toEqual(['common-app'])
  expect(found.schools.map(({ name, essays }) => [name, essays.length])).toEqual([
    ['Aster', 1],
    ['Birch', 2],
  ])
  expect(countInWords(found)).toBe('4 essays and 2 checklist items')
})

test('what is there already, or was left alone, is not spoken of again', () => {
  const written = { entryId: 'aster', asked: 'why', promptName: 'Why us?' }
  const shared = { entryId: null, asked: 'common-app', promptName: 'Mine' }
  const found = askedOfList({ ...facts, essays: [written, shared], leftAlone: () => ['css_profile'] })
  expect(found).toMatchObject({ essays: 2, items: 0, shared: [], untouched: 0 })
  expect(found.schools.map(({ name }) => name)).toEqual(['Birch'])
})

test('a senior who has committed to a college is asked nothing more by the others', () => {
  const schools = [...facts.schools.slice(0, 2), { id: 'sent', name: 'Sent', status: 'Committed' as const }]
  const found = askedOfList({ ...facts, schools })
  expect(found).toMatchObject({ schools: [], shared: [], entryIds: [], essays: 0, items: 0, untouched: 0 })
})
