import type { Fact } from '@bearings/domain/navigator/recognize/facts'
import type { Figure, FigureName, Provenance, School } from '@bearings/domain/schools/catalog/schema'
import { catalogued, type Notes } from '../notes.ts'
import type { QuestionContext } from '../question.ts'

/** A fact of one college that is to be put into words. */
export type Saying = {
  context: QuestionContext
  school: School
  notes: Notes
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
export type Say = (saying: Saying) => string | null | Promise<string | null>
export type Sayings<Some extends Fact> = Record<Some, Say>

/** Returns how a college is named: by its name where an answer first names it, with a pronoun for `null`. */
export function named(name: string | null): Pick<Saying, 'who' | 'whom' | 'its' | 'whose'> {
  if (name === null) return { who: 'It', whom: 'it', its: 'Its', whose: 'its' }
  return { who: name, whom: name, its: `${name}’s`, whose: `${name}’s` }
}

/** Returns the path of a college's own page. */
export const pageOf = ({ unitid, id }: Pick<School, 'unitid' | 'id'>) => `/schools/find/${unitid ?? id}`

export function cited(
  { notes, school }: Saying,
  { source, year }: Pick<Provenance, 'source' | 'year'>,
): string {
  return notes.cite(catalogued(`${source}, ${year}`, pageOf(school)))
}

/** Puts one figure into words, with its source; `null` if it is not published. */
export function figure(saying: Saying, name: FigureName, words: (value: Figure) => string): string | null {
  const found = saying.school.figures[name]
  return found ? `${words(found)}${cited(saying, found)}` : null
}

export function joined(...parts: (string | null)[]): string | null {
  const sentences = parts.filter((part) => part !== null)
  return sentences.length > 0
    ? sentences.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ')
    : null
}

/** Cites the source of what a college requires of an application. */
export function required(saying: Saying): string {
  const asks = saying.school.requirements!
  return cited(saying, { source: asks.source ?? 'The college’s requirements', year: asks.cycle })
}
