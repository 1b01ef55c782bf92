// oxlint-disable-next-line no-restricted-imports -- a test does not reach the browser.
import { contract } from '@bearings/domain/contract'
import { expect, test } from 'vitest'
import { isStaleAfter } from '../platform/queries/is-stale-after.ts'
import { sharedNames } from '../platform/queries/shared-names.ts'
import type { Read, Write } from './contract-keys.ts'
import { readInResponse } from './read-in-response.ts'
import { stale } from './stale.ts'

test('each write has its line, and names reads of the contract', () => {
  // The browser of a recommender, who has no account, keeps no reads.
  const writes = Object.keys(contract).filter(
    (key) => !key.startsWith('GET ') && !/ \/letters\/(by-code|new-link)/.test(key),
  )

  expect(Object.keys(stale).toSorted()).toEqual(writes.toSorted())
  expect(
    Object.values(stale)
      .flat()
      .filter((read) => !(read in contract)),
  ).toEqual([])
})

test('what a write answers with is among what it makes stale', () => {
  for (const [write, read] of Object.entries(readInResponse)) expect(stale[write as Write]).toContain(read)
})

test('a person who saves an essay reads that essay again, its list and their deadlines, and no other essay', () => {
  const saved = (...queryKey: unknown[]) => isStaleAfter(queryKey, 'PATCH /essays/{id}', { id: 'one' })

  expect(saved('GET /essays')).toBe(true)
  expect(saved('GET /deadlines')).toBe(true)
  expect(saved('GET /essays/{id}', { id: 'one' })).toBe(true)
  expect(saved('GET /essays/{id}', { id: 'other' })).toBe(false)
  expect(saved('GET /schools/list')).toBe(false)
})

test('a student who asks for aid, or joins another class, reads again what depends on it', () => {
  const judged = ['GET /money/scholarships', 'GET /money/scholarships/summary', 'GET /money/state-aid']
  expect(stale['PUT /money/steps/{step}']).toContain('GET /deadlines')
  expect(stale['PUT /money/answers']).toContain('GET /deadlines')
  expect(stale['DELETE /money/answers']).toContain('GET /deadlines')
  expect(stale['PUT /me/graduation-year']).toEqual(expect.arrayContaining([...judged, 'GET /deadlines']))
})

test('a student whose college has decided, or who names another for a letter, reads again which requests are open', () => {
  expect(stale['PATCH /schools/list/{id}']).toContain('GET /letters')
  expect(stale['PATCH /recommenders/{id}']).toContain('GET /letters')
})

test('an id means the same thing only where both paths begin alike', () => {
  expect(sharedNames('GET /essays/{id}/versions', 'POST /essays/{id}/versions/{versionId}/restore')).toEqual([
    'id',
  ])
  expect(sharedNames('GET /advising/students/{id}/notes', 'PATCH /advising/notes/{id}')).toEqual([])
  const notes = ['GET /advising/students/{id}/notes', { id: 'a student' }]
  expect(isStaleAfter(notes, 'PATCH /advising/notes/{id}', { id: 'a note' })).toBe(true)
})

test('pages of a list are its read too', () => {
  expect(isStaleAfter(['GET /tasks', 'pages', { late: 'true' }], 'DELETE /tasks/{id}', { id: 'one' })).toBe(
    true,
  )
})

test('an advisor whose link to a student has ended reads nothing of the student that is still open', () => {
  const ofStudent = (Object.keys(contract) as Read[]).filter((key) =>
    key.startsWith('GET /advising/students'),
  )
  const open = ['GET /advising/applications', 'GET /advising/colleges', 'GET /letters/board', ...ofStudent]
  expect(open.filter((read) => !stale['POST /advising/links/{id}/end'].includes(read as Read))).toEqual([])
})
