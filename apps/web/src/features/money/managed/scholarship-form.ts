import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInNumber, faultInText, type NumberBounds, typedNumber } from '@bearings/domain/field-bounds'
import { requirementBounds, between, bounds, requirement } from '@bearings/domain/money/managed/options'
import { criteriaOf, requirementsIn, unknownChoice } from '@bearings/domain/money/managed/requirements'
import type { ManagedScholarship } from '@bearings/domain/money/managed/schema'
import { faultInUsualDay } from '@bearings/domain/money/scholarships/dates'
import { faultInAddress } from '@bearings/domain/money/web-address'

export type ScholarshipValues = ReturnType<typeof valuesOf>

export function valuesOf(scholarship?: ManagedScholarship) {
  const { gpa, act, sat, income, sai, state, words, ...asks } = requirementsIn(scholarship?.criteria ?? [])
  return {
    kind: scholarship?.kind ?? 'scholarship',
    name: scholarship?.name ?? '',
    sponsor: scholarship?.sponsor ?? '',
    amount: scholarship?.amount ?? '',
    url: scholarship?.url ?? '',
    opensOn: scholarship?.opensOn ?? '',
    deadline: scholarship?.deadline ?? '',
    usualOpening: scholarship?.usualOpening ?? '',
    usualDeadline: scholarship?.usualDeadline ?? '',
    deadlineNote: scholarship?.deadlineNote ?? '',
    applyWith: scholarship?.applyWith ?? '',
    renewal: scholarship?.renewal ?? '',
    eligibility: scholarship?.eligibility ?? '',
    ...asks,
    state: state.join(', '),
    gpa: gpa === null ? '' : String(gpa),
    act: act === null ? '' : String(act),
    sat: sat === null ? '' : String(sat),
    income: income === null ? '' : income.toLocaleString('en-US'),
    sai: sai === null ? '' : sai.toLocaleString('en-US'),
    words: words.join('\n'),
    asksForMoney: scholarship?.asksForMoney ?? false,
    asksForNumber: scholarship?.asksForNumber ?? false,
  }
}

/** The validation of each field, in the order of the fields. */
export const faults = {
  name: (name: string) => faultInText(name, bounds.name),
  sponsor: (sponsor: string) => faultInText(sponsor, bounds.sponsor),
  amount: (amount: string) => faultInText(amount, bounds.amount),
  url: (url: string) => faultInText(url, bounds.url) ?? faultInAddress(url),
  opensOn: faultInDueDate,
  deadline: faultInDueDate,
  usualOpening: faultInUsualDay,
  usualDeadline: faultInUsualDay,
  deadlineNote: (note: string) => faultInText(note, bounds.deadlineNote),
  applyWith: (how: string) => faultInText(how, bounds.applyWith),
  renewal: (terms: string) => faultInText(terms, bounds.renewal),
  eligibility: (eligibility: string) => faultInText(eligibility, bounds.eligibility),
  state: (state: string) => {
    const unknown = unknownChoice('state', statesIn(state))
    return unknown && `“${unknown}” is not a state. Write postal codes such as OH, PA.`
  },
  gpa: (gpa: string) => {
    const { least, most } = requirementBounds.gpa
    const number = typedNumber(gpa)
    return number === null || (number >= least && number <= most)
      ? null
      : `A number from ${least} to ${most}.`
  },
  act: (act: string) => faultInTyped(act, requirementBounds.act),
  sat: (sat: string) => faultInTyped(sat, requirementBounds.sat),
  income: (income: string) => faultInTyped(income, requirementBounds.income),
  sai: (sai: string) => faultInTyped(sai, requirementBounds.sai),
  words: (words: string) =>
    words.includes(between)
      ? `Leave out “${between}”: write two lines instead.`
      : (linesIn(words)
          .map((line) => faultInText(line, requirement))
          .find((fault) => fault !== null) ?? null),
}

/** Returns the scholarship as it was when the dialog opened, as far as the form edits it. */
export function factsOf(scholarship: ManagedScholarship) {
  const {
    id: _id,
    verifiedOn: _on,
    verifiedSource: _source,
    isArchived: _archived,
    savedBy: _saved,
    ...facts
  } = scholarship
  return facts
}

export function sentOf(values: ScholarshipValues) {
  const {
    state,
    gpa,
    act,
    sat,
    income,
    sai,
    words,
    citizenship,
    gender,
    raceEthnicity,
    grade,
    firstGeneration,
    pell,
    senior,
    ...facts
  } = values
  const criteria = criteriaOf({
    citizenship,
    gender,
    raceEthnicity,
    state: statesIn(state),
    grade,
    gpa: typedNumber(gpa),
    act: typedNumber(act),
    sat: typedNumber(sat),
    income: typedNumber(income),
    sai: typedNumber(sai),
    firstGeneration,
    pell,
    senior,
    words: linesIn(words),
  })
  return { ...facts, opensOn: facts.opensOn || null, deadline: facts.deadline || null, criteria }
}

function faultInTyped(text: string, of: NumberBounds): string | null {
  const number = typedNumber(text)
  return number === null ? null : faultInNumber(number, of)
}

function statesIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
