import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bounds } from '@bearings/domain/essays/options'
import { faultsInArticle, faultsInReading } from '@bearings/domain/library/editions/rules'
import { articleCategories, guideTopics, linkedPages } from '@bearings/domain/library/options'
import { Article, Guide, Profile } from '@bearings/domain/library/schema'
import { expect, test } from 'vitest'
import { linesOf } from '#database/catalog/files.ts'
import { readFrontMatter } from './front-matter.ts'
import { library } from './library.ts'
import { htmlOf, linksIn, plainText, wordsOf } from './markdown.ts'

const root = resolve(import.meta.dirname, '../../../../../..')
const { articles, guides, profiles, essays, timeline } = await library()
const texts = [
  ...articles.map((article) => ({ file: `articles/${article.slug}`, ...article })),
  ...guides.map((guide) => ({ file: `guides/${guide.slug}`, ...guide })),
]
const pages = [
  ...articles.map(({ slug }) => `/resources/admitted-students-blog/${slug}`),
  ...guides.map(({ slug }) => `/resources/guides/${slug}`),
  ...profiles.map(({ id }) => `/resources/admitted-profiles/${id}`),
  ...routes(),
]

test.each(texts)(
  'a person who reads $file stumbles over nothing, and arrives where its links lead',
  (text) => {
    const reading = { ...text, links: linksIn(text.markdown) }
    expect(faultsInReading(reading, (path) => pages.includes(path))).toEqual([])
  },
)

test.each(articles)('article $slug would be taken by the editor as well', (article) => {
  expect(faultsInArticle(article)).toEqual([])
})

test('each page that the editor lets a text lead to is there', () => {
  const there = routes()
  expect(linkedPages.filter((path) => !there.includes(path))).toEqual([])
})

test('an article has a summary that fits its card, sources, and a time to read it', () => {
  for (const article of articles) expect(() => Article.parse(article)).not.toThrow()
  for (const guide of guides) expect(() => Guide.parse(guide)).not.toThrow()
})

test.each(articleCategories)('a reader finds two articles or more on %s', (category) => {
  expect(articles.filter((article) => article.category === category).length).toBeGreaterThanOrEqual(2)
})

test.each(guideTopics)('a reader finds guides on %s', (topic) => {
  expect(guides.filter((guide) => guide.topic === topic).length).toBeGreaterThanOrEqual(2)
})

test('there are as many texts and profiles as the library promises', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(articles.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(2)
  expect(guides.length).toBeGreaterThanOrEqual(30)
  expect(profiles.length).toBeGreaterThanOrEqual(24)
})

test.each(guides)('guide $slug is short enough to be read at once', ({ markdown }) => {
  const words = wordsOf(markdown)
  expect(words).toBeGreaterThanOrEqual(200)
  expect(words).toBeLessThanOrEqual(600)
})

test('each admitted student is said to be a sample, and has been admitted somewhere that the catalog knows', () => {
  const colleges = linesOf(readFileSync(resolve(root, 'data/colleges.csv')))
  const names = colleges.map(({ name, display_name: shown }) => shown || name)
  for (const profile of profiles) {
    expect(() => Profile.parse(profile)).not.toThrow()
    expect(profile).toMatchObject({
      isSample: true,
      collegesAdmitted: expect.arrayContaining([expect.anything()]),
    })
    const schools = [
      ...profile.collegesAdmitted.map(({ school }) => school),
      ...profile.collegesWaitlisted,
      ...profile.collegesRejected,
    ]
    expect(schools.filter((school) => !names.includes(school))).toEqual([])
  }
})

test('each prompt and each rule on AI is of a college that the catalog has, and fits into an essay', () => {
  const known = new Set(
    linesOf(readFileSync(resolve(root, 'data/colleges.csv'))).map(({ unitid }) => Number(unitid)),
  )
  const named = [
    ...essays.sets.flatMap(({ unitids }) => unitids ?? []),
    ...essays.policies.flatMap(({ unitid }) => unitid ?? []),
  ]
  const prompts = essays.sets.flatMap((set) => set.prompts)

  expect(named.filter((unitid) => !known.has(unitid))).toEqual([])
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length)
  expect(prompts.filter(({ text }) => text.length > bounds.promptName.max)).toEqual([])
  expect(essays.sets.find(({ id }) => id === 'common-app')?.prompts).toHaveLength(7)
  expect(essays.sets.find(({ id }) => id === 'uc')?.prompts).toHaveLength(8)
  expect(essays.policies.filter(({ unitid }) => unitid === null)).toHaveLength(1)
})

test('each milestone leads to a guide that is there', () => {
  const slugs = guides.map(({ slug }) => slug)
  expect(timeline.milestones.filter(({ guide }) => !slugs.includes(guide))).toEqual([])
})

test('a field that is misspelled is named with its file', () => {
  const file = '---\ntitel: Wrong\n---\nText'
  expect(() => readFrontMatter('guides/x.md', file, Guide.pick({ title: true }))).toThrow(
    'guides/x.md: title',
  )
})

test('a person who forgets a quotation mark in a text’s head is told the file and the line', () => {
  const text = '---\nquestion: "When is it due?\n---\nSoon.'
  expect(() => readFrontMatter('answers/applying/due.md', text, Guide)).toThrow(
    /^answers\/applying\/due\.md: .*\(\d+:\d+\)/,
  )
})

test('nothing that somebody writes becomes HTML or a script', () => {
  expect(htmlOf('<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](//elsewhere.example)')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; [a](javascript:alert(1)) [b](//elsewhere.example)</p>\n',
  )
  expect(htmlOf('[out](https://example.org) [in](/schools)')).toBe(
    '<p><a href="https://example.org" target="_blank" rel="noopener noreferrer">out</a> <a href="/schools">in</a></p>\n',
  )
})

test('what is searched and counted is what is read', () => {
  expect(plainText('## A title\n\nSome **bold** words,\n[a link](/schools).')).toBe(
    'A title\nSome bold words, a link.',
  )
  expect(wordsOf('## A title\n\nSome **bold** words,\n[a link](/schools).')).toBe(7)
})

/** Returns the paths of the app that have no parameter. */
function routes(): string[] {
  const tree = readFileSync(resolve(root, 'apps/web/src/route-tree.gen.ts'), 'utf8')
  const paths = [...tree.matchAll(/fullPath: '([^'$]+)'/g)].map(([, path]) => path!.replace(/(?<=.)\/$/, ''))
  return [...new Set(paths)]
}
