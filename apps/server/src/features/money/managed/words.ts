import { criteriaOf, requirementsIn } from '@bearings/domain/money/managed/requirements'
import type { Managed } from '@bearings/domain/money/managed/rules'
import type { ScholarshipRow } from './store.ts'

/** Returns what an admin edits of a scholarship. */
export function factsOf(row: ScholarshipRow) {
  return {
    kind: row.kind,
    name: row.name,
    sponsor: row.sponsor,
    url: row.url,
    amount: row.amount,
    eligibility: row.eligibility,
    criteria: row.criteria,
    applyWith: row.applyWith,
    opensOn: row.opensOn,
    deadline: row.deadline,
    usualOpening: row.usualOpening,
    usualDeadline: row.usualDeadline,
    deadlineNote: row.deadlineNote,
    renewal: row.renewal,
    asksForMoney: row.asksForMoney,
    asksForNumber: row.asksForNumber,
  }
}

export function wordsOf(row: ScholarshipRow): Managed {
  const { criteria, ...facts } = factsOf(row)
  return {
    ...facts,
    ...requirementsIn(criteria),
    verifiedOn: row.verifiedOn,
    verifiedSource: row.verifiedSource,
    archived: row.archivedAt !== null,
  }
}

export function columnsOf(words: Managed, archivedAt: Date | null, now: Date) {
  const { citizenship, gender, raceEthnicity, state, grade, ...others } = words
  const { gpa, act, sat, income, sai, firstGeneration, pell, senior, ...rest } = others
  const { words: requirements, archived, ...columns } = rest
  const lists = { citizenship, gender, raceEthnicity, state, grade, words: requirements }
  return {
    ...columns,
    criteria: criteriaOf({ ...lists, gpa, act, sat, income, sai, firstGeneration, pell, senior }),
    archivedAt: archived ? (archivedAt ?? now) : null,
  }
}
