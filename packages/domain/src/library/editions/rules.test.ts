import { expect, test } from 'vitest'
import { articleBounds } from '../options.ts'
import {
  faultInSlug,
  faultInSourceUrl,
  faultsInArticle,
  faultsInReading,
  ruleAgainstDeleting,
  slugOf,
  tagsIn,
} from './rules.ts'

const written = {
  title: 'Why us, in one hour',
  summary: 'A method.',
  author: 'Ida Brandt',
  tags: ['essays'],
  sources: [{ title: 'A source', url: 'https://source.example/page' }],
  markdown: 'A text.',
}

test('an article that says all it has to is not faulted, and one that says nothing is in each field', () => {
  const nothing = { title: ' ', summary: '', author: '', tags: [], sources: [], markdown: '' }

  expect(faultsInArticle(written)).toEqual([])
  expect(faultsInArticle(nothing).map(({ path }) => path)).toEqual([
    'title',
    'summary',
    'author',
    'tags',
    'sources',
    'markdown',
  ])
})

test.each([
  ['a summary that no card holds', { summary: 'x'.repeat(241) }, 'summary'],
  ['a title on two lines', { title: 'One\nTwo' }, 'title'],
  ['too many tags', { tags: Array.from({ length: 9 }, (_, at) => `tag ${at}`) }, 'tags'],
  ['an empty tag', { tags: [''] }, 'tags'],
  ['a source without a name', { sources: [{ title: '', url: 'https://source.example' }] }, 'sources.0.title'],
  ['a source that nobody can open', { sources: [{ title: 'S', url: 'file:///etc' }] }, 'sources.0.url'],
])('%s is said at its field', (_, changes, path) => {
  expect(faultsInArticle({ ...written, ...changes })).toEqual([{ path, message: expect.any(String) }])
})

test('a source is at an https address of a named host', () => {
  expect(faultInSourceUrl('https://studentaid.gov/understand-aid?x=1#y')).toBeNull()
  for (const url of [
    'http://a.example',
    'https://a',
    'https://me@a.example',
    'javascript:alert(1)',
    'https://a.example/ b',
    'https://a.example>',
    'https://a.example:port/x',
    'https://www.a.example%/x',
    'https://a.b|c/x',
    'https://1.2.3.999/',
  ])
    expect(faultInSourceUrl(url)).toBe('Enter the full address, starting with https://')
})

test('a picture is no part of an article', () => {
  const reading = { links: [], text: 'Look: ', markdown: 'Look: ![me](https://elsewhere.example/me.png)' }
  expect(faultsInReading(reading, () => true)).toEqual(['Pictures are not shown. Describe them in words.'])
})

test('a reader stumbles over HTML, a broken link, a second title and a page that is not there', () => {
  const faults = (reading: { links?: string[]; text?: string; markdown?: string }) =>
    faultsInReading({ links: [], text: '', markdown: '', ...reading }, (path) => path === '/schools')

  expect(faults({ links: ['/schools?q=1#top', 'https://a.example'], text: 'If a < b, go on.' })).toEqual([])
  expect(faults({ links: ['/nowhere'] })).toEqual(['There is no Bearings page at /nowhere.'])
  expect(faults({ text: 'a <b>' })).toHaveLength(1)
  expect(faults({ text: 'see [a](javascript:x)' })).toHaveLength(1)
  expect(faults({ markdown: 'One\n\n# Two' })).toHaveLength(1)
})

test('an address comes from the title, and fits', () => {
  expect(slugOf('“Why us?”, in one hour — it’s a métier')).toBe('why-us-in-one-hour-its-a-metier')
  expect(faultInSlug(slugOf('word '.repeat(60)))).toBeNull()
  expect(slugOf('word '.repeat(60)).length).toBeLessThanOrEqual(articleBounds.slug.max)
  expect(slugOf('日本')).toBe('')
  for (const slug of ['', 'new', 'Big', 'two--hyphens', '-ends-', 'a/b', 'x'.repeat(101)])
    expect(faultInSlug(slug)).toEqual(expect.any(String))
})

test('tags are what stands between commas, each once', () => {
  expect(tagsIn(' SAT, ACT ,, SAT')).toEqual(['SAT', 'ACT'])
})

test('what everybody reads is not deleted, unless a shipped text comes in its place', () => {
  expect(ruleAgainstDeleting({ state: 'published', isShipped: false })).toBe('article-is-read')
  expect(ruleAgainstDeleting({ state: 'published', isShipped: true })).toBeNull()
  expect(ruleAgainstDeleting({ state: 'draft', isShipped: false })).toBeNull()
})
