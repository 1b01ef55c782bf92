import { z } from 'zod'
import { type Files, linesOf } from './files.ts'

/** The certainty of a fact. An `unsure` one is kept for whoever checks it, and never shown as a fact. */
const Confidence = z.enum(['sure', 'likely', 'unsure'])

/** An empty cell is a value that is not known. */
export const cell = <Of extends z.ZodType>(value: Of) =>
  z.union([z.literal('').transform(() => null), value]) as z.ZodType<z.output<Of> | null>

export const yesOrNoCell = cell(z.enum(['t', 'f']).transform((letter) => letter === 't'))
export const unitidCell = z
  .string()
  .regex(/^\d{6}$/)
  .transform(Number)
export const numberCell = cell(
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
)
export const dateCell = cell(z.iso.date())
export const textCell = cell(z.string())

/** The columns of every file of facts. */
const provenance = {
  name: z.string().min(1),
  source_url: z.url(),
  /** `official` and `secondary` pages were read; `known` is general knowledge, to be checked at the page. */
  source_kind: z.enum(['official', 'secondary', 'known']),
  checked_on: z.iso.date(),
  confidence: Confidence,
}

const ofCollege = { unitid: unitidCell }

type Provenance = z.output<z.ZodObject<typeof provenance>>
type OfCollege = z.output<z.ZodObject<typeof ofCollege>>

/**
 * Reads a file of facts about colleges by its columns, without the facts that are unsure.
 * @throws {Error} as `allFacts` does.
 */
export function sureFacts<Shape extends z.ZodRawShape>(files: Files, name: keyof Files, columns: Shape) {
  return allFacts(files, name, columns).filter(isSure)
}

/**
 * Reads a file of facts about colleges by its columns. Whoever uses it says what may be told of the unsure ones.
 * @throws {Error} as `factsIn` does.
 */
export function allFacts<Shape extends z.ZodRawShape>(files: Files, name: keyof Files, columns: Shape) {
  return factsIn(files, name, { ...ofCollege, ...columns }) as (z.output<z.ZodObject<Shape>> &
    OfCollege &
    Provenance)[]
}

/**
 * Reads a file of facts of any kind by its columns, without the facts that are unsure.
 * @throws {Error} as `factsIn` does.
 */
export function sureFactsIn<Shape extends z.ZodRawShape>(files: Files, name: keyof Files, columns: Shape) {
  return factsIn(files, name, columns).filter(isSure)
}

function isSure({ confidence }: Pick<Provenance, 'confidence'>): boolean {
  return confidence !== 'unsure'
}

/** @throws {Error} for a value that a column does not know; it names the file, the line and the column */
function factsIn<Shape extends z.ZodRawShape>(
  files: Files,
  name: keyof Files,
  columns: Shape,
): (z.output<z.ZodObject<Shape>> & Provenance)[] {
  const Row = z.strictObject({ ...provenance, ...columns })
  return linesOf(files[name]).map((line, at) => {
    const { success, data, error } = Row.safeParse(line)
    if (success) return data as unknown as z.output<z.ZodObject<Shape>> & Provenance
    const [issue] = error.issues
    throw new Error(`data/${name}, line ${at + 2}, ${issue!.path.join('.')}: ${issue!.message}`)
  })
}

/** Says of a fact where it is from, and how sure it is. Of an unsure one, nothing is told. */
export function provenanceOf(row: Provenance) {
  return {
    source: row.source_url,
    sourceKind: row.source_kind,
    checkedOn: row.checked_on,
    certainty: row.confidence === 'sure' ? ('sure' as const) : ('likely' as const),
  }
}
