import { rareFlags } from './columns.ts'
import type { FigureSource } from './schema.ts'
import { type Taught, teaches } from './taught.ts'

/** A family or a field of study, with all that it is searched by. */
export type MajorNames = { code: string; title: string; names: readonly string[] }

/** A major that can be asked for, and who teaches it. */
export type TaughtMajor = MajorNames & { at: ReadonlySet<number> }

/** Where the awards and the families come from. */
export type MajorSources = { fields: FigureSource | null; families: FigureSource | null }

export type MajorsFile = { majors: TaughtMajor[]; sources: MajorSources }

type Stored = { sources: MajorSources; unitids: number[]; majors: [string, string, string, unknown][] }

/** Who teaches what as one text, to be compressed and sent as a file. What nobody teaches is left out. */
export function encodeMajors(
  colleges: readonly Taught[],
  majors: readonly MajorNames[],
  sources: MajorSources,
): string {
  const sorted = colleges.toSorted((one, other) => one.unitid - other.unitid)
  const stored = majors.map(({ code, title, names }) => {
    const flags = sorted.map((college) => teaches(college, code))
    return flags.includes(true) ? [[code, title, names.join('|'), rareFlags.encode(flags)]] : []
  })
  return JSON.stringify({ sources, unitids: sorted.map(({ unitid }) => unitid), majors: stored.flat() })
}

/** @throws SyntaxError where the text is none that `encodeMajors` wrote. */
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
