import { yearsInWords } from '#words.ts'
import { labelOf } from './labels.ts'
import { type ApplicationPart, type AskedStudent, basisOfPart, concerns } from './part.ts'
import type { AskedItem, AskedKind } from './schema.ts'

/** An item that the requirements of the form, or the plan, ask for. */
export function item(kind: AskedKind, need: AskedItem['need'], note: string | null = null): AskedItem {
  return { kind, label: labelOf(kind), need, note, basis: null }
}

/**
 * The item for one of these parts, if the college's are known to have it. Nobody else is asked for what is for students
 * from abroad, or for those who ask for aid.
 */
export function fromPart(
  parts: readonly ApplicationPart[],
  student: AskedStudent,
  kind: AskedKind,
  names: readonly ApplicationPart['part'][] = [kind as ApplicationPart['part']],
): AskedItem | null {
  const part = parts.find((one) => names.includes(one.part))
  const isAsked = part && concerns(part, student)
  if (!part || isAsked === null) return null
  if (!isAsked) return item(kind, 'none')
  return { ...item(kind, part.need, part.detail ?? inWords[part.part] ?? null), basis: basisOfPart(part) }
}

/** What an item of this kind stands for, if its name does not say it. */
const inWords: Partial<Record<ApplicationPart['part'], string>> = {
  audition: 'An audition',
  portfolio_or_audition: 'A portfolio or an audition, by program',
  nomination: 'From your representative, a senator or another source',
}

/** What the Common Data Set says of the interview, which is how much it counts and not whether one is offered. */
export function interviewInDataSet(interview: { weight: string; year: string } | null): AskedItem | null {
  if (!interview) return null
  const isUnread = interview.weight === 'not_considered'
  return {
    ...item('interview', isUnread ? 'none' : 'optional', isUnread ? null : 'Counts if there is one'),
    basis: { words: `Common Data Set ${yearsInWords(interview.year)}`, url: null },
  }
}
