import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { federalLoans } from '@bearings/domain/money/federal-loans'
import { tablesOf } from '@bearings/domain/money/sai/tables'
import { dollars } from '@bearings/domain/words'
import { expect, test } from 'vitest'
import { linesOf } from '#database/catalog/files.ts'
import { library } from './library.ts'

const root = resolve(import.meta.dirname, '../../../../../..')
const { articles, guides } = await library()
const textOf = (slug: string) => guides.find((guide) => guide.slug === slug)!.markdown

test('a reader finds the fees and the waivers that the grid of this cycle has', () => {
  const grid = linesOf(readFileSync(resolve(root, 'data/college-requirements.csv')))
  const taking = (rule: string) => grid.filter(({ fee_waiver: waiver }) => waiver === rule)
  const text = textOf('fee-waivers')
  expect(text).toContain(`**$${Math.max(...grid.map(({ fee_us: fee }) => Number(fee ?? 0)))}**`)
  expect(text).toContain(`${taking('accepted').length} colleges accept it`)
  expect(text).toContain(`${taking('us_only').length} only from applicants in the United States`)
  expect(text).toContain(`${taking('not_accepted').length} not at all`)
})

test('a reader finds the Pell Grant of the year whose amounts are published, and that the next is not', () => {
  const { maximum, minimum, noneFromIndex } = tablesOf('2026-27').pell
  const text = textOf('pell-grant')
  for (const figure of [dollars(maximum), dollars(minimum), dollars(noneFromIndex).slice(1)])
    expect(text).toContain(figure)
  expect(text).toMatch(/2027–28,?\**,? .*were not published/)
})

test.each(['six-lines-of-an-offer', 'reading-an-aid-offer'])(
  'a person who reads %s finds what may be borrowed now, with its source',
  (slug) => {
    const { markdown, sources } = [...guides, ...articles].find((text) => text.slug === slug)!
    const { direct, parentPlus, source } = federalLoans
    for (const limit of [...direct.dependent.byYear, parentPlus.year, parentPlus.total])
      expect(markdown).toContain(dollars(limit))
    expect(sources.map(({ url }) => url)).toContain(source.url)
  },
)

test('no reader is told what was so in an earlier year', () => {
  const all = [...guides, ...articles].map(({ slug, markdown }) => ({ slug, markdown }))
  const outdated =
    /23 (campuses|universities)|covers \*\*all\*\* the colleges|as the FAFSA does|accept AP or IB scores instead/
  expect(all.filter(({ markdown }) => outdated.test(markdown)).map(({ slug }) => slug)).toEqual([])
})
