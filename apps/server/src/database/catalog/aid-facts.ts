import { cssAnswers, meritCovers, promiseCovers } from '@bearings/domain/colleges/aid/options'
import type { AidFacts } from '@bearings/domain/colleges/aid/schema'
import { z } from 'zod'
import { cell, numberCell, sureFacts, textCell, yesOrNoCell } from './facts.ts'
import type { Files } from './files.ts'

/** A day of every year, as `MM-DD`. */
const dayCell = cell(z.string().regex(/^\d\d-\d\d$/))

/** Returns what colleges say of their aid for students who live in the United States, by federal number. */
export function aidFactsOf(files: Files): ReadonlyMap<number, AidFacts> {
  const found = new Map<number, AidFacts>()
  const of = (unitid: number) => {
    const facts = found.get(unitid) ?? {}
    found.set(unitid, facts)
    return facts
  }
  for (const row of policies(files)) {
    const facts = of(row.unitid)
    if (row.need_blind !== null) facts.needBlind = row.need_blind
    if (row.meets_need) facts.meetsNeed = true
    if (row.no_loans) facts.noLoans = true
    if (row.need_met_percent !== null && row.need_met_year !== null)
      facts.needMet = { percent: row.need_met_percent, year: row.need_met_year }
  }
  for (const row of promises(files))
    (of(row.unitid).promises ??= []).push({
      covers: row.covers,
      incomeBelow: row.income_below,
      ...(row.residents_of !== null && { residentsOf: row.residents_of.split('|') }),
      ...(row.confidence === 'likely' && { isReported: true as const }),
    })
  for (const row of awards(files))
    (of(row.unitid).merit ??= []).push({
      name: row.award,
      covers: row.covers,
      least: row.least,
      most: row.most,
      usualDeadline: row.usual_deadline,
    })
  for (const { unitid, css_profile: css, usual_deadline: usualDeadline } of forms(files))
    of(unitid).forms = { css, usualDeadline }
  return found
}

function policies(files: Files) {
  return sureFacts(files, 'aid-policies.csv', {
    need_blind: yesOrNoCell,
    meets_need: yesOrNoCell,
    no_loans: yesOrNoCell,
    need_met_percent: numberCell,
    need_met_year: textCell,
  })
}

function promises(files: Files) {
  return sureFacts(files, 'aid-promises.csv', {
    covers: z.enum(promiseCovers),
    income_below: numberCell,
    residents_of: cell(z.string().regex(/^[A-Z]{2}(\|[A-Z]{2})*$/)),
  })
}

function awards(files: Files) {
  return sureFacts(files, 'merit-awards.csv', {
    award: z.string().min(1),
    covers: z.enum(meritCovers),
    least: numberCell,
    most: numberCell,
    usual_deadline: dayCell,
  })
}

function forms(files: Files) {
  return sureFacts(files, 'aid-forms.csv', { css_profile: cell(z.enum(cssAnswers)), usual_deadline: dayCell })
}
