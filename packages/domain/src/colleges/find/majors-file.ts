import { rareFlags } from './columns.ts'
import type { FigureSource } from './schema.ts'
import { type Taught, taughtCodes } from './taught.ts'

/** A family or a field of study, with every name that a search finds it by. */
export type MajorNames = { code: string; title: string; names: readonly string[] }

/** A major that can be searched for, and the federal numbers of the colleges that teach it. */
export type TaughtMajor = MajorNames & { at: ReadonlySet<number> }

/** The sources of the awards by field and of the families. */
export type MajorSources = { fields: FigureSource | null; families: FigureSource | null }

export type MajorsFile = { majors: TaughtMajor[]; sources: MajorSources }

type Stored = { sources: MajorSources; unitids: number[]; majors: [string, string, string, unknown][] }

/** Encodes which colleges teach which majors as one text, for a compressed file. Omits untaught majors. */
export function encodeMajors(
  colleges: readonly Taught[],
  majors: readonly MajorNames[],
  sources: MajorSources,
): string {
  const sorted = colleges.toSorted((one, other) => one.unitid - other.unitid)
  const codes = sorted.map(taughtCodes)
  const stored = majors.map(({ code, title, names }) => {
    const flags = codes.map((taught) => taught.has(code))
    return flags.includes(true) ? [[code, title, names.join('|'), rareFlags.encode(flags)]] : []
  })
  return JSON.stringify({ sources, unitids: sorted.map(({ unitid }) => unitid), majors: stored.flat() })
}

/** @throws SyntaxError if the text is not JSON. */
export function decodeMajors(text: string): MajorsFile {
  const { sources, unitids, majors } = JSON.parse(text) as Stored
  return {
    sources,
    majors: majors.map(([code, title, names, stored]) => {
      const flags = rareFlags.decode(stored, unitids.length)
      return { code, title, names: names.split('|'), at: new Set(unitids.filter((_, at) => flags[at])) }
    }),
  }
}
