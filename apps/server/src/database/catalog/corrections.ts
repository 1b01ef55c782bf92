import { z } from 'zod'
import { sureFacts } from './facts.ts'
import type { Files, Line } from './files.ts'

/** Returns lines of requirements with what is known better than the sources of the build say. */
export function corrected(files: Files, lines: readonly Line[]): Line[] {
  const corrections = sureFacts(files, 'requirement-corrections.csv', {
    column: z.enum(['application_system', 'test_policy', 'fee_waiver']),
    value: z.string().min(1),
  })
  return lines.map((line) => {
    const own = corrections.filter(({ unitid }) => unitid === Number(line.unitid))
    const last = own.at(-1)
    if (!last) return line
    const values = Object.fromEntries(own.map(({ column, value }) => [column, value]))
    return { ...line, ...values, source: last.source_url, checked_on: last.checked_on }
  })
}
