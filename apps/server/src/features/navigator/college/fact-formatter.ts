import type { Figure, FigureName, Provenance, School } from '@bearings/domain/colleges/catalog/schema'
import { figureSource, type Notes } from '../notes.ts'
import type { QuestionContext } from '../question.ts'
import type { Fact } from '../requests/facts.ts'

/** A fact of one college that is to be put into words. */
export type FactContext = {
  context: QuestionContext
  school: School
  notes: Notes
  /** The field of study that is asked about, in the student’s words. */
  major?: string | undefined
  /**
   * How the college is named, by its name at first and as “It” afterwards: `who` begins a sentence, `whom`
   * stands within one, `its` and `whose` do the same as the owner of what follows.
   */
  who: string
  whom: string
  its: string
  whose: string
}

/** Puts a fact into words with its source; `null` if it is not published. */
export type FactFormatter = (factContext: FactContext) => string | null | Promise<string | null>
export type FactFormatters<Some extends Fact> = Record<Some, FactFormatter>

/** Returns how a college is named: by its name where an answer first names it, with a pronoun for `null`. */
export function nameForms(name: string | null): Pick<FactContext, 'who' | 'whom' | 'its' | 'whose'> {
  if (name === null) return { who: 'It', whom: 'it', its: 'Its', whose: 'its' }
  return { who: name, whom: name, its: `${name}’s`, whose: `${name}’s` }
}

export const pageOf = ({ unitid, id }: Pick<School, 'unitid' | 'id'>) => `/schools/find/${unitid ?? id}`

export function citeFigure(
  { notes, school }: FactContext,
  { source, year }: Pick<Provenance, 'source' | 'year'>,
): string {
  return notes.cite(figureSource(source, year, pageOf(school)))
}

/** Puts one figure into words, with its source; `null` if it is not published. */
export function formatFigure(
  factContext: FactContext,
  name: FigureName,
  words: (value: Figure) => string,
): string | null {
  const found = factContext.school.figures[name]
  return found ? `${words(found)}${citeFigure(factContext, found)}` : null
}

export function joinSentences(...parts: (string | null)[]): string | null {
  const sentences = parts.filter((part) => part !== null)
  return sentences.length > 0
    ? sentences.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ')
    : null
}

/** Cites the source of what a college requires of an application. */
export function citeRequirements(factContext: FactContext): string {
  const asks = factContext.school.requirements!
  return citeFigure(factContext, { source: asks.source ?? 'The college’s requirements', year: asks.cycle })
}
