import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** A federal file: its name, and the first year of the survey that its newest figures come from. */
const release = z.strictObject({
  name: z.string().min(1),
  collected: z.int().min(2000),
  issued: z.string().min(1),
})

const named = { name: z.string().min(1), year: z.string().min(1) }

const releasesFile = z.strictObject({
  colleges: z.strictObject({
    newest: release,
    /** Present if the extracts come from two editions; a complete file contains everything. */
    older: release.optional(),
  }),
  /** The year of the IPEDS directory: 2024 for HD2024, which covers 2024-25. */
  directory: z.int().min(2000),
  /** Awards by four-digit field, years older than all other data because no newer file is available. */
  fieldsOfStudy: z.strictObject(named),
  admissions: z.strictObject({ ...named, table: z.string().min(1) }),
  characteristics: z.strictObject(named),
  financialAid: z.strictObject(named),
  dataSets: z.strictObject(named),
  debt: z.string().min(1),
  earningsAfterTenYears: z.string().min(1),
  earningsAfterSixYears: z.string().min(1),
})

export type Release = z.output<typeof release>

/** The editions of the sources that the catalog is made from, and the years of figures not tied to them. */
export type Releases = z.output<typeof releasesFile>

/** @throws Error with one line that names the missing or unknown entry. */
export function readReleases(path: string): Releases {
  if (!existsSync(path)) throw new Error(`There is no ${path}`)
  const read = releasesFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (read.success) return read.data
  const { path: entry, message } = read.error.issues[0]!
  throw new Error(`releases.json: ${[entry.join('.'), message].filter(Boolean).join(': ')}`)
}

/** Returns the academic year that begins in `first`: `2024` gives `2024-25`. */
export function academicYear(first: number): string {
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}
