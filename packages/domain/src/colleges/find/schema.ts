import { z } from 'zod'
import { Text, WholeNumber } from '#fields.ts'
import type { AidPromise } from '../aid/schema.ts'
import type { ChangeStatus } from '../changes/options.ts'
import type { OddsFacts } from '../odds/schema.ts'
import { type Control, type Level, type Round, State } from '../schema.ts'
import {
  controls,
  degrees,
  labels,
  limits,
  missions,
  regions,
  savedName,
  settings,
  sizeNames,
  sortings,
  systems,
  testPolicies,
  searchTextBounds,
} from './options.ts'

/** The names of the search files: `/schools/find/files/{name}`. */
export const FindingFileNames = z.object({
  colleges: z.string(),
  /** The best known colleges, which a page shows before the rest has arrived. */
  first: z.string(),
  /** Which colleges teach which majors; fetched only when filtering by major. */
  majors: z.string(),
  /** The number of colleges in the search. */
  count: z.number().int(),
})
export type FindingFileNames = z.infer<typeof FindingFileNames>

export type Locale = 'city' | 'suburb' | 'town' | 'rural'

/** A college as the search needs it; `null` if not published. Rates are shares, prices US dollars a year. */
export type FindableCollege = {
  /** The federal number of the college. */
  unitid: number
  /** The college's everyday name, from `display_name` of the data files. */
  name: string
  /** The federal name, if different. */
  federalName: string | null
  aliases: readonly string[]
  city: string | null
  state: string | null
  level: Level | null
  control: Control | null
  locale: Locale | null
  /** Degrees, to a hundredth: half a mile. */
  lat: number | null
  lon: number | null
  undergraduates: number | null
  admissionRate: number | null
  yieldRate: number | null
  /** Graduation within six years, or within three at two-year colleges. */
  graduationRate: number | null
  hasOpenAdmission: boolean | null
  /** It takes no first-year applicants any more. */
  takesNobody: boolean
  /** What becomes of a college that closes, merges or changes: see `changes/schema.ts`. */
  changeStatus: ChangeStatus | null
  changeEndsOn: string | null
  changeSuccessor: string | null
  /** What it publishes about whom it admits. */
  odds: OddsFacts | null
  /** What it promises to families below an income. */
  promises: readonly AidPromise[] | null
  /** The college's policy for this year, otherwise that of the federal survey. */
  testPolicy: string | null
  satReading25: number | null
  satReading75: number | null
  satMath25: number | null
  satMath75: number | null
  act25: number | null
  act75: number | null
  averageGpa: number | null
  /** A year before any aid, at a public college for residents. */
  cost: number | null
  tuitionInState: number | null
  tuitionOutOfState: number | null
  netPrice: number | null
  netPriceUpTo30k: number | null
  netPriceFrom30k: number | null
  netPriceFrom48k: number | null
  netPriceFrom75k: number | null
  netPriceFrom110k: number | null
  isWomens: boolean
  isMens: boolean
  isHbcu: boolean
  isHsi: boolean
  isTribal: boolean
  isOnlineOnly: boolean
  religiousAffiliation: string | null
  applicationSystem: string | null
} & { [R in Round as `closes_${R}`]: string | null }

/** The source of a figure, and the year it describes. */
export type FigureSource = { source: string; year: string }

export type FindingFile = {
  colleges: FindableCollege[]
  /** The source of each figure, by level: figures of different levels may be from different years. */
  sources: Record<string, Partial<Record<Level, FigureSource>>>
}

const some = <const Known extends readonly [string, ...string[]]>(known: Known) =>
  z.array(z.enum(known)).min(1).max(known.length)
const regionNames = Object.keys(regions) as [keyof typeof regions, ...(keyof typeof regions)[]]

/** The filters of a search, as in the URL of the page. The student's home is not among them. */
export const SavedFilters = z
  .object({
    q: Text(searchTextBounds),
    sort: z.enum(sortings),
    labels: some(labels),
    states: z.array(State).min(1).max(60),
    regions: some(regionNames),
    within: WholeNumber(limits.miles),
    sizes: some(sizeNames),
    settings: some(settings),
    controls: some(controls),
    degrees: some(degrees),
    major: z.string().regex(/^\d\d(\.\d\d)?$/),
    price: WholeNumber(limits.price),
    admitsFrom: WholeNumber(limits.percent),
    admitsTo: WholeNumber(limits.percent),
    graduates: WholeNumber(limits.percent),
    tests: some(testPolicies),
    missions: some(missions),
    faith: Text(searchTextBounds),
    systems: some(systems),
    stillOpen: z.literal(true),
  })
  .partial()
export type SavedFilters = z.infer<typeof SavedFilters>

export const SavedSearch = z.object({ id: z.uuid(), name: z.string(), filters: SavedFilters })
export type SavedSearch = z.infer<typeof SavedSearch>

export const NewSavedSearch = z.object({ name: Text(savedName), filters: SavedFilters })
export type NewSavedSearch = z.infer<typeof NewSavedSearch>

export const SavedSearchChanges = NewSavedSearch.partial()
export type SavedSearchChanges = z.infer<typeof SavedSearchChanges>
