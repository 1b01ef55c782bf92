import {
  askedItems,
  askedLetters,
  criteriaBounds,
  fafsaStates,
} from '@bearings/domain/advising/criteria/options'
import { criteriaIn } from '@bearings/domain/advising/criteria/rules'
import type { Criteria } from '@bearings/domain/advising/criteria/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import type { Plan } from '@bearings/domain/colleges/schema'
import type { ListStatus } from '@bearings/domain/list/schema'
import { isId } from '#platform/is-id.ts'
import { knownValues } from '#platform/navigation/list-search.ts'
import { searchedDay } from '#platform/navigation/searched-day.ts'
import { applicationTones } from '#ui/status-tones.ts'

export const plans = Object.keys(planLabels) as Plan[]
export const statuses = Object.keys(applicationTones) as ListStatus[]

/** Returns the same search with only those criteria that this version knows, of what a URL asks. */
export function withKnownCriteria<Search extends { ask?: Criteria | undefined }>(search: Search): Search {
  if (!search.ask) return search
  const ask = knownCriteria(search.ask)
  return { ...search, ask: Object.keys(ask).length > 0 ? ask : undefined }
}

/** Returns the criteria in a value that anyone may have written. */
export function knownCriteria(given: object): Criteria {
  const asked = given as Record<keyof Criteria, unknown>
  const { gpa, sat } = criteriaBounds
  return criteriaIn({
    school: idsIn(asked.school),
    plan: knownValues(plans, asked.plan),
    status: knownValues(statuses, asked.status),
    dueFrom: searchedDay(asked.dueFrom),
    dueTo: searchedDay(asked.dueTo),
    missing: knownValues(askedItems, asked.missing),
    done: knownValues(askedItems, asked.done),
    letters: knownValues(askedLetters, asked.letters),
    fafsa: fafsaStates.find((state) => state === asked.fafsa),
    gpaFrom: numberIn(asked.gpaFrom, gpa),
    gpaTo: numberIn(asked.gpaTo, gpa),
    satFrom: numberIn(asked.satFrom, sat),
    satTo: numberIn(asked.satTo, sat),
    joinedFrom: searchedDay(asked.joinedFrom),
    joinedTo: searchedDay(asked.joinedTo),
  })
}

const mostSchools = 50

function idsIn(given: unknown): string[] {
  const list: unknown[] = Array.isArray(given) ? given : []
  return list.filter(isId).slice(0, mostSchools)
}

function numberIn(given: unknown, { min, max }: { min: number; max: number }): number | undefined {
  return typeof given === 'number' && given >= min && given <= max ? given : undefined
}
