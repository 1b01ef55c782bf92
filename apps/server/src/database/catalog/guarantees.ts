import type { Way } from '@bearings/domain/colleges/odds/schema'
import { z } from 'zod'
import { cell, numberCell, sureFacts, textCell } from './facts.ts'
import type { Files } from './files.ts'

/** Returns the published rules of admission, way by way. Ways without a figure are for people to judge, and are left out. */
export function waysOf(files: Files): { unitid: number; way: Way }[] {
  const rows = sureFacts(files, 'guarantees.csv', {
    program: z.string().min(1),
    alternative: z.string().regex(/^\d$/),
    residents_of: cell(z.string().regex(/^[A-Z]{2}$/)),
    gpa: numberCell,
    gpa_of: cell(z.enum(['overall', 'core'])),
    rank_percent: numberCell,
    act: numberCell,
    sat: numberCell,
    index: cell(z.literal('regents')),
    index_from: numberCell,
    courses: textCell,
    other: textCell,
    apply_by: textCell,
    gives: textCell,
    cycle: textCell,
  })
  return rows
    .filter((row) =>
      [row.gpa, row.rank_percent, row.act, row.sat, row.index_from].some((limit) => limit !== null),
    )
    .map((row) => {
      const also = [row.courses, row.other].filter((words) => words !== null)
      const way = {
        program: row.program,
        residentsOf: row.residents_of,
        gpa: row.gpa,
        ofCore: row.gpa_of === 'core' ? true : null,
        rankPercent: row.rank_percent,
        act: row.act,
        sat: row.sat,
        index: row.index_from,
        also: also.length > 0 ? also : null,
        gives: row.gives ?? 'admission',
        source: row.source_url,
      }
      return {
        unitid: row.unitid,
        way: Object.fromEntries(Object.entries(way).filter(([, value]) => value !== null)) as Way,
      }
    })
}
