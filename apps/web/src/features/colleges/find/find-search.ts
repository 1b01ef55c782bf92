import {
  controls,
  degrees,
  labels,
  limits,
  missions,
  regions,
  settings,
  sizeNames,
  type Sorting,
  sortings,
  systems,
  testPolicies,
} from '@bearings/domain/colleges/find/options'
import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import { stateNames } from '@bearings/domain/states'
import { knownValues, searchedText } from '#platform/navigation/list-search.ts'

/** The search parameters of `/schools/find`: the filters, the text, and the sort order. */
export type FindSearch = FindFilters & { q?: string | undefined; sort?: Sorting | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function findSearch(given: Record<string, unknown>): FindSearch {
  const { q, sort, major, faith } = given
  return compact({
    q: searchedText(q),
    sort: sortings.find((known) => known === sort),
    labels: some(labels, given.labels),
    states: some(Object.keys(stateNames), given.states),
    regions: some(Object.keys(regions) as (keyof typeof regions)[], given.regions),
    within: number(given.within, limits.miles),
    sizes: some(sizeNames, given.sizes),
    settings: some(settings, given.settings),
    controls: some(controls, given.controls),
    degrees: some(degrees, given.degrees),
    major: typeof major === 'string' && /^\d\d(\.\d\d)?$/.test(major) ? major : undefined,
    price: number(given.price, limits.price),
    admitsFrom: number(given.admitsFrom, limits.percent),
    admitsTo: number(given.admitsTo, limits.percent),
    graduates: number(given.graduates, limits.percent),
    tests: some(testPolicies, given.tests),
    missions: some(missions, given.missions),
    faith: searchedText(faith),
    systems: some(systems, given.systems),
    stillOpen: given.stillOpen === true ? true : undefined,
  })
}

/** Returns the filters alone, without text and sort order. */
export function filtersIn(search: FindSearch): FindFilters {
  const filters = { ...search }
  delete filters.q
  delete filters.sort
  return filters
}

/** Returns whether the search matches all colleges in their default order. */
export function isWhole(search: FindSearch): boolean {
  return Object.values(search).every((value) => value === undefined)
}

/** Counts the active filters, each kind once. */
export function countFilters(search: FindSearch, kinds = Object.keys(filtersIn(search))): number {
  return kinds.filter((kind) => search[kind as keyof FindSearch] !== undefined).length
}

function some<Value extends string>(known: readonly Value[], given: unknown): Value[] | undefined {
  const chosen = knownValues(known, given)
  return chosen.length > 0 ? chosen : undefined
}

function number(given: unknown, { min, max }: { min: number; max: number }): number | undefined {
  return typeof given === 'number' && given >= min && given <= max ? Math.round(given) : undefined
}

function compact(search: FindSearch): FindSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
