import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Guide } from '@bearings/domain/library/schema'
import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'
import { contentFolder, library } from './library.ts'
import { linksIn, plainText, wordsOf } from './markdown.ts'

const fields = Guide.omit({ slug: true, readingMinutes: true, html: true, spanish: true }).strict()
const editions = readdirSync(join(contentFolder, 'guides')).filter((name) => name.endsWith('.es.md'))
const { guides } = await library()

test.each(editions)('a family that reads %s is told what the English guide tells', (file) => {
  const spanish = read(file)
  const english = guides.find(({ slug }) => `${slug}.es.md` === file)!
  const of = ({ topic, reviewed, sources, markdown }: ReturnType<typeof read>) => ({
    topic,
    reviewed,
    sources: sources.map(({ url }) => url),
    links: linksIn(markdown).toSorted(),
    headings: markdown.match(/^#+(?= )/gm),
    items: markdown.match(/^(-|\d+\.)(?= )/gm),
    cells: markdown.match(/^\|.*\|$/gm)?.map((row) => row.split('|').length),
    figures: plainText(markdown)
      .match(/\d+([.,]\d+)*/g)
      ?.toSorted(),
  })
  expect(of(spanish)).toEqual(of(english))
})

test.each(editions)(
  '%s is short enough to be read at once, and begins every question as Spanish does',
  (file) => {
    const { title, summary, markdown } = read(file)
    expect(wordsOf(markdown)).toBeLessThanOrEqual(720)
    for (const text of [title, summary, markdown])
      expect((text.match(/¿/g) ?? []).length).toBe((text.match(/\?/g) ?? []).length)
  },
)

test('a family finds ten guides in Spanish', () => {
  expect(editions.length).toBeGreaterThanOrEqual(10)
})

test('a family gets each guide with its Spanish edition, and no edition as a guide of its own', () => {
  const withSpanish = guides.filter(({ spanish }) => spanish !== null).map(({ slug }) => `${slug}.es.md`)
  expect(withSpanish.toSorted()).toEqual(editions.toSorted())
  expect(guides.find(({ slug }) => slug === 'css-profile')?.spanish?.html).toContain(
    '<h2>¿Lo necesitan?</h2>',
  )
  expect(guides.filter(({ slug }) => slug.includes('.'))).toEqual([])
})

function read(file: string) {
  const text = readFileSync(join(contentFolder, 'guides', file), 'utf8')
  const { fields: front, markdown } = readFrontMatter(`guides/${file}`, text, fields)
  return { ...front, markdown }
}
