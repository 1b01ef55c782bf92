import { type ExchangeOfCollege, exchangesOfColleges } from '@bearings/domain/colleges/options'
import { z } from 'zod'
import { sureFacts } from './facts.ts'
import type { Files } from './files.ts'

/** Returns the tuition exchanges in which a college takes part, by federal number. */
export function exchangesOf(files: Files): ReadonlyMap<number, ExchangeOfCollege[]> {
  const found = new Map<number, ExchangeOfCollege[]>()
  const rows = sureFacts(files, 'tuition-exchange.csv', { program: z.enum(exchangesOfColleges) })
  for (const { unitid, program } of rows) found.set(unitid, [...(found.get(unitid) ?? []), program])
  return found
}
