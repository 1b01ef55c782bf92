import {
  Audience,
  DecisionTime,
  type EarlyForbidden,
  Round,
  type UsualDecision,
} from '@bearings/domain/colleges/schema'
import { z } from 'zod'
import { cell, dateCell, provenanceOf, sureFacts, yesOrNoCell } from './facts.ts'
import type { Files } from './files.ts'

/** Returns what is known of rounds beyond the dates of the grid: whom they are for, and what they forbid. */
export function earlyRulesOf(files: Files) {
  return sureFacts(files, 'early-rules.csv', {
    plan: Round,
    audience: cell(Audience),
    cycle: z.string().regex(/^\d{4}-\d{2}$/),
    date: dateCell,
    // `grid` dates are in the grid already; `usual` ones are those of earlier years.
    date_state: z.enum(['confirmed', 'grid', 'usual', 'unsure']),
    forbids_private_early: yesOrNoCell,
    forbids_binding_early: yesOrNoCell,
    decisions: cell(DecisionTime),
  })
}

/** Returns what each college's early application that binds nobody forbids beside it, by federal number. */
export function earlyForbidsOf(files: Files): ReadonlyMap<number, EarlyForbidden[]> {
  const known = earlyRulesOf(files).filter(
    (rule) => rule.forbids_private_early !== null && rule.forbids_binding_early !== null,
  )
  return new Map(
    known.map((rule) => [
      rule.unitid,
      [
        ...(rule.forbids_private_early ? (['private_early'] as const) : []),
        ...(rule.forbids_binding_early ? (['binding_early'] as const) : []),
      ],
    ]),
  )
}

/** Returns when the rounds of each college are usually answered, by federal number. */
export function usualDecisionsOf(files: Files): ReadonlyMap<number, UsualDecision[]> {
  const found = new Map<number, UsualDecision[]>()
  for (const rule of earlyRulesOf(files)) {
    const { unitid, plan: round, decisions: time } = rule
    if (time !== null)
      found.set(unitid, [...(found.get(unitid) ?? []), { round, time, ...provenanceOf(rule) }])
  }
  return found
}
