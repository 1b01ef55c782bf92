import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import type { FindSearch } from './find-search.ts'
import type { SectionName } from './sections/sections.tsx'
import {
  controlWords,
  degreeWords,
  labelWords,
  missionWords,
  settingWords,
  sizeWords,
  sortWords,
  systemWords,
  testWords,
} from './words.ts'

/** Returns a filter button's text: the one chosen value, or how many; `null` while none is chosen. */
export function chosenWords(name: SectionName, filters: FindFilters, majorTitle: MajorTitle): string | null {
  const parts = words[name](filters, majorTitle).filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

export type MajorTitle = (code: string) => string

type Words = (filters: FindFilters, majorTitle: MajorTitle) => (string | null)[]

const words: Record<SectionName, Words> = {
  place: ({ states = [], regions = [], within }) => [
    few([...regions, ...states], 'places'),
    within === undefined ? null : `Within ${within.toLocaleString('en-US')} miles`,
  ],
  major: ({ major }, majorTitle) => [major === undefined ? null : majorTitle(major)],
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
  price: ({ price }) => [price === undefined ? null : `Under $${price.toLocaleString('en-US')} a year`],
  admission: ({ admitsFrom, admitsTo, graduates, tests = [] }) => [
    admitsFrom === undefined ? null : `admits ${admitsFrom}% or more`,
    admitsTo === undefined ? null : `admits ${admitsTo}% or fewer`,
    graduates === undefined ? null : `${graduates}% or more graduate`,
    few(
      tests.map((policy) => testWords[policy]),
      'test policies',
    ),
  ],
  kind: ({ controls = [], degrees = [], missions = [], faith, systems = [], stillOpen }) => [
    few(
      [
        ...controls.map((control) => controlWords[control]),
        ...degrees.map((degree) => degreeWords[degree]),
        ...missions.map((mission) => missionWords[mission]),
        ...systems.map((system) => systemWords[system]),
      ],
      'kinds',
    ),
    faith ?? null,
    stillOpen ? 'still open' : null,
  ],
}

/** Describes a whole search in one line. */
export function searchInWords({ q, sort, ...filters }: FindSearch, majorTitle: MajorTitle): string {
  const { labels = [] } = filters
  const parts = [
    q === undefined ? null : `“${q}”`,
    few(
      labels.map((label) => labelWords[label]),
      'labels',
    ),
    ...(Object.keys(words) as SectionName[]).map((name) => chosenWords(name, filters, majorTitle)),
    sort === undefined ? null : `sorted by ${sortWords[sort].toLowerCase()}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? 'The whole catalog' : parts.join(', ')
}

/** Names up to two values, and counts more. */
function few(names: readonly string[], noun: string): string | null {
  if (names.length === 0) return null
  return names.length <= 2 ? names.join(', ') : `${names.length} ${noun}`
}
