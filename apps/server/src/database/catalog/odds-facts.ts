import { cappedFields } from '@bearings/domain/colleges/odds/options'
import { type Group, OddsFacts } from '@bearings/domain/colleges/odds/schema'
import { z } from 'zod'
import { gradesOf } from './aid-and-grades.ts'
import { allFacts, cell, numberCell, sureFacts, textCell, yesOrNoCell } from './facts.ts'
import type { Files } from './files.ts'
import { waysOf } from './guarantees.ts'

/** Returns what colleges publish about whom they admit, by federal number. */
export function oddsFactsOf(files: Files): ReadonlyMap<number, OddsFacts> {
  const found = new Map<number, OddsFacts>()
  const of = (unitid: number) => {
    const facts = found.get(unitid) ?? {}
    found.set(unitid, facts)
    return facts
  }
  for (const row of ratesByHome(files)) of(row.unitid).byHome = row.byHome
  for (const row of ratesByRound(files)) of(row.unitid).byRound = row.byRound
  for (const { unitid, ...waitingList } of waitingLists(files)) of(unitid).waitingList = waitingList
  for (const { unitid, way } of waysOf(files)) (of(unitid).ways ??= []).push(way)
  for (const { unitid, part } of cappedParts(files)) (of(unitid).capped ??= []).push(part)
  for (const { unitid, decided } of decidedOtherwise(files)) (of(unitid).decidedBy ??= []).push(decided)
  const aid = { need_blind_abroad: yesOrNoCell, meets_need_abroad: yesOrNoCell }
  for (const row of sureFacts(files, 'aid-from-abroad.csv', aid)) {
    if (row.need_blind_abroad !== null) of(row.unitid).needBlindAbroad = row.need_blind_abroad
    if (row.meets_need_abroad) of(row.unitid).meetsNeedAbroad = true
  }
  for (const [unitid, { deviation, basis }] of gradesOf(files)) {
    if (deviation) of(unitid).gradeDeviation = deviation
    if (basis === 'distribution') of(unitid).gradesMayBeWeighted = true
  }
  return found
}

const counts = (group: string) => ({
  [`${group}applied`]: numberCell,
  [`${group}admitted`]: numberCell,
  [`${group}rate`]: numberCell,
})

/** The rate to four decimals, which is as exact as the counts are worth. */
function groupOf(row: Record<string, unknown>, name: string): Group | undefined {
  const [applied, admitted, rate] = ['applied', 'admitted', 'rate'].map(
    (what) => row[`${name}${what}`] as number | null,
  )
  if (applied && typeof admitted === 'number')
    return { rate: Math.round((admitted / applied) * 10_000) / 10_000, applied }
  return typeof rate === 'number' ? { rate } : undefined
}

function ratesByHome(files: Files) {
  const rows = sureFacts(files, 'residency-rates.csv', {
    cds_year: z.string(),
    ...counts('in_state_'),
    ...counts('other_states_'),
    ...counts('abroad_'),
    ...counts(''),
    // `with_other_states`: those from abroad are counted among the other states.
    abroad_basis: cell(z.enum(['reported', 'residual', 'with_other_states'])),
    rates: cell(z.literal('older_years')),
  })
  return rows.map((row) => {
    const byHome = given({
      year: row.cds_year,
      isOld: row.rates ? (true as const) : undefined,
      all: groupOf(row, ''),
      inState: groupOf(row, 'in_state_'),
      otherStates: groupOf(row, 'other_states_'),
      abroad: row.abroad_basis === 'with_other_states' ? undefined : groupOf(row, 'abroad_'),
    })
    return { unitid: row.unitid, byHome }
  })
}

function ratesByRound(files: Files) {
  const count = z.string().regex(/^\d+$/).transform(Number)
  const rows = sureFacts(files, 'round-rates.csv', {
    cds_year: z.string(),
    early_decision_applied: count,
    early_decision_admitted: count,
    applied: count,
    admitted: count,
  })
  const group = (admitted: number, applied: number): Group => ({
    rate: Math.round((admitted / applied) * 10_000) / 10_000,
    applied,
  })
  return rows.map((row) => ({
    unitid: row.unitid,
    byRound: {
      year: row.cds_year,
      all: group(row.admitted, row.applied),
      early: group(row.early_decision_admitted, row.early_decision_applied),
      others: group(row.admitted - row.early_decision_admitted, row.applied - row.early_decision_applied),
    },
  }))
}

function waitingLists(files: Files) {
  const count = z.string().regex(/^\d+$/).transform(Number)
  const columns = { cds_year: z.string(), stayed: count, admitted: count }
  return sureFacts(files, 'waiting-lists.csv', columns).map((row) => ({
    unitid: row.unitid,
    year: row.cds_year,
    stayed: row.stayed,
    admitted: row.admitted,
  }))
}

/** The rates that are unsure are left out; that the part admits by itself is known of all. */
function cappedParts(files: Files) {
  const rows = allFacts(files, 'capped-majors.csv', {
    part: z.string().min(1),
    field: z.enum(cappedFields),
    residency: cell(z.enum(['residents', 'non_residents'])),
    rate_percent: numberCell,
    rate_low: numberCell,
    rate_high: numberCell,
    entering: textCell,
  })
  return rows.map((row) => {
    const isSure = row.confidence !== 'unsure'
    const range = row.rate_low === null ? undefined : `${row.rate_low}–${row.rate_high}`
    const rate = row.rate_percent === null ? range : String(row.rate_percent)
    const part = given({
      field: row.field,
      part: row.part,
      residency: row.residency ?? undefined,
      rate: isSure ? rate : undefined,
      entering: isSure ? (row.entering ?? undefined) : undefined,
    })
    return { unitid: row.unitid, part }
  })
}

function decidedOtherwise(files: Files) {
  const Fields = OddsFacts.shape.decidedBy.unwrap().element.shape
  const rows = sureFacts(files, 'decided-otherwise.csv', { decided_by: Fields.by, fields: textCell })
  return rows.map(({ unitid, decided_by: by, fields }) => ({
    unitid,
    decided: given({
      by,
      fields: fields === null ? undefined : Fields.fields.unwrap().parse(fields.split('|')),
    }),
  }))
}

/** Leaves out what is not known, so that files that are sent do not carry it. */
function given<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts
}
