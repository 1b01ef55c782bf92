import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import type { SectionName } from './sections.tsx'
import { settingWords, sizeWords } from './words.ts'

/** What a kind of filter says when something is chosen: the one thing, or how many; `null` while nothing is. */
export function chosenWords(name: SectionName, filters: FindFilters): string | null {
  const said = words[name](filters).filter((part) => part !== null)
  return said.length === 0 ? null : said.join(', ')
}

type Words = (filters: FindFilters) => (string | null)[]

const words: Record<SectionName, Words> = {
  place: ({ states = [], regions = [], within }) => [
    few([...regions, ...states], 'places'),
    within === undefined ? null : `Within ${within.toLocaleString('en-US')} miles`,
  ],
  size: ({ sizes = [] }) => [
    few(
      sizes.map((size) => sizeWords[size]),
      'sizes',
    ),
  ],
  setting: ({ settings = [] }) => [
    few(
      settings.map((setting) => settingWords[setting]),
      'settings',
    ),
  ],
  price: ({ price }) => [price === undefined ? null : `Net price under $${price.toLocaleString('en-US')}`],
  admission: () => [null],
  kind: () => [null],
}

/** Up to two by name, more by their number. */
function few(names: readonly string[], noun: string): string | null {
  if (names.length === 0) return null
  return names.length <= 2 ? names.join(', ') : `${names.length} ${noun}`
}
