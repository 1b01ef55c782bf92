import { anchorOf } from '@bearings/domain/essays/comments/rules'
import type { EssayComment } from '@bearings/domain/essays/comments/schema'
import { expect, test } from 'vitest'
import { arranged, piecesOf, withPlainLineEnds } from './arrange.ts'

const text = 'My grandmother kept bees behind the house, and I was nine when she let me open the hive.'

function comment(id: string, words: string | null, overrides: Partial<EssayComment> = {}): EssayComment {
  const start = words === null ? 0 : text.indexOf(words)
  return {
    id,
    parentId: null,
    author: { id: 'omar', fullName: 'Omar', role: 'advisor' },
    body: 'Say more.',
    anchor: words === null ? null : anchorOf(text, { start, end: start + words.length }),
    resolvedAt: null,
    resolvedBy: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...overrides,
  }
}

test('open comments stand in the order of the text: those on all of it first, those without their words last', () => {
  const comments = [
    comment('hive', 'she let me open the hive'),
    comment('lost', 'I was nine when'),
    comment('bees', 'kept bees behind the house'),
    comment('whole', null),
    comment('done', 'kept bees', { resolvedAt: '2026-11-02T12:00:00.000Z' }),
    comment('done later', null, { resolvedAt: '2026-11-03T12:00:00.000Z' }),
  ]

  const { open, resolved } = arranged(comments, text.replace('I was nine when', 'later'))

  expect(open.map(({ first }) => first.id)).toEqual(['whole', 'bees', 'hive', 'lost'])
  expect(open.at(-1)).toMatchObject({ place: 'gone' })
  expect(resolved.map(({ first }) => first.id)).toEqual(['done later', 'done'])
})

test('a text is cut where commented words begin and end, also where they overlap', () => {
  const pieces = piecesOf('one two three', [
    { id: 'a', start: 0, end: 7 },
    { id: 'b', start: 4, end: 13 },
  ])

  expect(pieces).toEqual([
    { text: 'one ', start: 0, ids: ['a'] },
    { text: 'two', start: 4, ids: ['a', 'b'] },
    { text: ' three', start: 7, ids: ['b'] },
  ])
  expect(piecesOf('one', [])).toEqual([{ text: 'one', start: 0, ids: [] }])
})

test('places mean the same in a text with the line ends of another system', () => {
  expect(withPlainLineEnds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
})
