import type { Edition } from '@bearings/domain/library/editions/schema'
import { expect, test } from 'vitest'
import { addressOf, asText, faultsInTyped, valuesOf, wordsOf } from './edition-form.ts'

const edition: Edition = {
  slug: 'kestrels',
  state: 'draft',
  isShipped: false,
  revision: 3,
  words: {
    title: 'Kestrels',
    category: 'Essays',
    summary: 'A small hawk.',
    author: 'Ida Brandt',
    tags: ['openings', 'birds'],
    featured: true,
    sources: [{ title: 'Cornell Lab', url: 'https://www.allaboutbirds.org' }],
    markdown: 'Look long.',
  },
  isChanged: true,
  faults: [],
  updatedAt: null,
}

test('what an admin opens and does not touch is sent as it was', () => {
  expect(wordsOf(valuesOf(edition))).toEqual(edition.words)
  expect(valuesOf(edition).basedOn).toBe(3)
})

test('a source of which nothing is typed is none, and there is a line to begin the first in', () => {
  const empty = valuesOf({ ...edition, words: { ...edition.words, sources: [] } })

  expect(empty.sources).toEqual([{ title: '', url: '' }])
  expect(wordsOf(empty).sources).toEqual([])
})

test('a new article has the address that its title makes, until somebody types another', () => {
  expect(addressOf({ slug: '', title: 'A small hawk' })).toBe('a-small-hawk')
  expect(addressOf({ slug: ' hawk ', title: 'A small hawk' })).toBe('hawk')
  expect(faultsInTyped(true).slug('', { ...valuesOf(null), title: '???' })).toBe('Give it an address.')
  expect(faultsInTyped(false).slug('', valuesOf(null))).toBeNull()
})

test('an admin is told at the field which tags cannot be saved', () => {
  const { tags } = faultsInTyped(true)

  expect(tags('openings, birds')).toBeNull()
  expect(tags('')).toBeNull()
  expect(tags(`openings, ${'t'.repeat(41)}`)).toBe('Keep each tag to 40 characters or fewer.')
  expect(tags('a, b, c, d, e, f, g, h, i')).not.toBeNull()
})

test('two editions are compared with all that is in them', () => {
  const text = asText(edition.words)

  for (const part of [
    'Kestrels',
    'A small hawk.',
    'Ida Brandt',
    'birds',
    'allaboutbirds',
    'Featured',
    'Look long.',
  ])
    expect(text).toContain(part)
})
