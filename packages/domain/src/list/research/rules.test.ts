import { describe, expect, test } from 'vitest'
import { asMarkdown, faultIn, isSafeLink, linkFrom, type NoteNode } from './rules.ts'

const text = (words: string, ...marks: NoteNode['marks'] & object): NoteNode => ({
  type: 'text',
  text: words,
  marks,
})
const paragraph = (...content: NoteNode[]): NoteNode => ({ type: 'paragraph', content })
const doc = (...content: NoteNode[]): NoteNode => ({ type: 'doc', content })

test.each([
  ['aster.edu', 'https://aster.edu'],
  [' aster.edu/visit?day=1 ', 'https://aster.edu/visit?day=1'],
  ['http://aster.edu', 'http://aster.edu'],
  ['dean@aster.edu', 'mailto:dean@aster.edu'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['two words.edu', null],
  ['aster', null],
  ['https://', null],
])('a person who types %j as a link means %j', (typed, address) => {
  expect(linkFrom(typed)).toBe(address)
})

test('no address that a browser would run counts as a link', () => {
  const addresses = ['javascript:alert(1)', ' javascript:alert(1)', 'JaVaScRiPt:1', 'vbscript:1', '//x', null]
  expect(addresses.filter(isSafeLink)).toEqual([])
})

describe('a note', () => {
  test('with a link to a script is refused, however deep it stands', () => {
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    const item = { type: 'listItem', content: [paragraph(text('Visit', link))] }

    expect(faultIn(doc({ type: 'bulletList', content: [item] }))).toMatch(/^Links lead to/)
  })

  test('with half an emoji is refused, and with a whole one kept', () => {
    expect(faultIn(doc(paragraph(text('\u{1F33B}'.slice(0, 1)))))).toMatch(/cannot be stored/)
    expect(faultIn(doc(paragraph(text('\u{1F33B}'))))).toBeNull()
  })

  test.each([
    ['nothing', null],
    ['a list of nothing', doc(null as never)],
    ['content that is a number', { type: 'doc', content: 5 }],
    ['a node without a type', doc({} as never)],
    ['marks that are a number', doc({ type: 'text', marks: 5 as never })],
    ['marks that are nothing', doc({ type: 'text', marks: null as never })],
    ['a mark that is nothing', doc({ type: 'text', marks: [null as never] })],
    ['text that is a list', doc({ type: 'text', text: ['a'] as never })],
    ['attributes that are text', doc({ type: 'text', attrs: 'a' as never })],
  ])('of another make is refused, and says so: %s', (_, note) => {
    expect(faultIn(note)).toMatch(/^A note is made of/)
  })

  test.each([
    ['an attribute', { type: 'paragraph', attrs: { align: 'a\0' } }],
    ['the name of an attribute', { type: 'paragraph', attrs: { '\uD83D': 1 } }],
    ['a type', { type: 'para\0graph' }],
    ['a mark', { type: 'text', text: 'a', marks: [{ type: 'bo\0ld' }] }],
  ])('with a character that no database keeps is refused, also in %s', (_, node) => {
    expect(faultIn(doc(node))).toMatch(/cannot be stored/)
  })

  test('that is deep or wide is answered, not failed at', () => {
    let deep: unknown = 'the end'
    for (let level = 0; level < 20_000; level++) deep = [deep]

    expect(faultIn({ type: 'doc', attrs: { deep } })).toMatch(/nested too deeply/)
    expect(faultIn({ type: 'doc', content: Array.from({ length: 200_000 }, () => paragraph()) })).toMatch(
      /too long/,
    )
  })

  test('with a heading of a level that does not exist still reads as Markdown', () => {
    const heading = (level: unknown) => ({ type: 'heading', attrs: { level }, content: [text('Why')] })
    expect([-1, 1e9, 'x'].map((level) => asMarkdown(doc(heading(level))))).toEqual(Array(3).fill('## Why'))
  })

  test('reads as Markdown', () => {
    const link = { type: 'link', attrs: { href: 'https://aster.edu' } }
    const point = (...content: NoteNode[]) => ({ type: 'listItem', content })
    const task = (words: string, checked: boolean) => ({
      type: 'taskItem',
      attrs: { checked },
      content: [paragraph(text(words))],
    })

    const note = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Why')] },
      paragraph(text('Small '), text('classes', { type: 'bold' }), text(' and '), text('bees', link)),
      {
        type: 'bulletList',
        content: [
          point(paragraph(text('River')), {
            type: 'orderedList',
            content: [point(paragraph(text('Boats'))), point(paragraph(text('Ice')))],
          }),
        ],
      },
      { type: 'taskList', content: [task('Ask', true), task('Visit', false)] },
    )

    expect(asMarkdown(note)).toBe(
      [
        '## Why',
        'Small **classes** and [bees](https://aster.edu)',
        '- River\n  1. Boats\n  2. Ice',
        '- [x] Ask\n- [ ] Visit',
      ].join('\n\n'),
    )
  })

  test('keeps a list within a numbered list, also under a number of two digits', () => {
    const point = (...content: NoteNode[]) => ({ type: 'listItem', content })
    const within = { type: 'bulletList', content: [point(paragraph(text('Boats')))] }
    const numbered = (start: number) =>
      doc({ type: 'orderedList', attrs: { start }, content: [point(paragraph(text('River')), within)] })

    expect(asMarkdown(numbered(1))).toBe('1. River\n   - Boats')
    expect(asMarkdown(numbered(10))).toBe('10. River\n    - Boats')
  })
})
