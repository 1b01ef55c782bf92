import type { AskedEssay, Supplements } from '@bearings/domain/essays/asked/schema'
import { z } from 'zod'
import { allFacts, cell, numberCell, textCell } from './facts.ts'
import type { Files } from './files.ts'

const columns = {
  cycle: z.string().regex(/^\d{4}-\d{2}$/),
  /** Which one of the college's essays of this cycle it is. It stays when lines are added or removed. */
  number: numberCell,
  // `none` says that nothing is required; `program` lines without a topic are sentences on who is asked for more.
  need: z.enum(['required', 'optional', 'program', 'none']),
  topic: textCell,
  unit: cell(z.enum(['words', 'characters'])),
  fewest: numberCell,
  most: numberCell,
  program: textCell,
  note: textCell,
}

/**
 * Returns what is known of each college's own essays, by federal number. Of a college whose lines are unsure, only the page
 * is told.
 */
export function supplementsOf(files: Files): ReadonlyMap<number, Supplements> {
  const lines = new Map<number, Line[]>()
  for (const line of allFacts(files, 'supplements.csv', columns))
    lines.set(line.unitid, [...(lines.get(line.unitid) ?? []), line])
  return new Map(
    [...lines].map(([unitid, own]): [number, Supplements] => {
      const [{ cycle, confidence, source_url: source, checked_on: checkedOn, note }] = own as [Line]
      const isKnown = confidence !== 'unsure'
      const programs = own.flatMap(({ need, topic, program }) =>
        need === 'program' && topic === null && program !== null ? [program] : [],
      )
      return [
        unitid,
        {
          cycle,
          certainty: confidence,
          source,
          checkedOn,
          essays: isKnown ? own.flatMap((line) => essayOf(line)) : [],
          programs: isKnown ? programs : [],
          note: isKnown ? note : null,
        },
      ]
    }),
  )
}

type Line = ReturnType<typeof allFacts<typeof columns>>[number]

function essayOf({ unitid, cycle, number, need, topic, program, unit, fewest, most }: Line): AskedEssay[] {
  if (need === 'none' || topic === null || number === null) return []
  return [
    {
      key: `${unitid}-${cycle}-${number}`,
      topic,
      need,
      program,
      limit: unit === null || most === null ? null : { unit, fewest, most },
    },
  ]
}
