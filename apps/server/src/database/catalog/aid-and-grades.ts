import { z } from 'zod'
import { cell, numberCell, sureFacts } from './facts.ts'
import type { Files, Line } from './files.ts'
import { numberOf } from './files.ts'

/** Returns the colleges that give no merit aid, by federal number. What they count as such is something else. */
export function withoutMeritAid(files: Files): ReadonlySet<number> {
  const rows = sureFacts(files, 'merit-aid.csv', { gives_merit_aid: z.enum(['t', 'f']) })
  return new Set(rows.filter((row) => row.gives_merit_aid === 'f').map(({ unitid }) => unitid))
}

export type Grades = {
  average: number | null
  deviation: number | null
  basis: 'published' | 'distribution' | 'weighted'
}

/** Returns the average grades of first-year students on the scale of 4.0, by federal number. */
export function gradesOf(files: Files): ReadonlyMap<number, Grades> {
  const rows = sureFacts(files, 'high-school-grades.csv', {
    average: cell(
      z
        .string()
        .regex(/^[0-4](\.\d{1,2})?$/)
        .transform(Number)
        .pipe(z.number().max(4)),
    ),
    deviation: numberCell,
    basis: z.enum(['published', 'distribution', 'weighted']),
    year: z.string(),
  })
  return new Map(rows.map(({ unitid, average, deviation, basis }) => [unitid, { average, deviation, basis }]))
}

/**
 * Returns the average to show and to compare with. One above 4.0 can only be weighted, and is left out.
 * @param factors The college's line of the Common Data Sets, which has averages as published.
 */
export function averageOf(grades: Grades | undefined, factors: Line | undefined): number | null {
  if (grades) return grades.average
  const published = factors ? numberOf(factors, 'avg_hs_gpa') : null
  return published !== null && published <= 4 ? published : null
}
