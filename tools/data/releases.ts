import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** A federal file: what it is called, and the first year of the survey that its newest figures come from. */
const release = z.strictObject({
  name: z.string().min(1),
  collected: z.int().min(2000),
  issued: z.string().min(1),
})

const named = { name: z.string().min(1), year: z.string().min(1) }

const releasesFile = z.strictObject({
  colleges: z.strictObject({
    newest: release,
    /** The extracts are of two editions; the complete file of one has everything, and then there is no other. */
    older: release.optional(),
  }),
  /** The year of the IPEDS directory: 2024 is HD2024, of 2024-25. */
  directory: z.int().min(2000),
  /** Awards by four-digit field: years behind everything else, since no newer file is at hand. */
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

/** Which editions of the sources the catalog is made from, and the years of what moves on its own. */
export type Releases = z.output<typeof releasesFile>

/** @throws Error with one line that names the entry which is missing or unknown. */
export function readReleases(path: string): Releases {
  if (!existsSync(path)) throw new Error(`There is no ${path}`)
  const read = releasesFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (read.success) return read.data
  const { path: entry, message } = read.error.issues[0]!
  throw new Error(`releases.json: ${[entry.join('.'), message].filter(Boolean).join(': ')}`)
}

/** `2024` is the academic year 2024-25. */
export function academicYear(first: number): string {
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}
