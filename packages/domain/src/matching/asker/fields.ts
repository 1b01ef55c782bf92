import type { CappedPart, DecidedBy, OddsFacts } from '#colleges/odds/schema.ts'
import type { Applicant } from '../schema.ts'

/** The words of a major that belong to a field, in any form in which students write them. */
const words: Record<CappedPart['field'] | NonNullable<DecidedBy['fields']>[number], RegExp> = {
  computing: /\bcomput(er|ing)|\bsoftware|\bcs\b|\beecs\b|\binformatics/i,
  engineering: /engineer/i,
  nursing: /\bnurs/i,
  business:
    /\bbusiness|\bfinance|\baccount(ing|ancy)|\bmarketing|^(?!.*\b(wildli|natural resource|environment|forest|fish|range|land\b|water|conservation|farm|livestock|turf|emergency|disaster)).*\bmanagement|\bentrepreneur/i,
  performing: /\btheat(er|re)|\bdrama|\bacting|\bdanc|\bmusical/i,
  design: /\bdesign/i,
  medicine: /\bB\.?[AS]\.?\/M\.?D|\bcombined medic|\bplme\b|\bpre-professional scholars/i,
  art: /\bart(s)?\b(?! history)|\bpainting|\bsculpture|\billustration|\banimation|\b(graphic|fashion|industrial|interior|communication) design|\bphotograph/i,
  architecture: /\barchitect(?!ural (engineer|histor))/i,
  music: /\bmusic(?!al theat)|\bvoice\b|^(?!.*\b(rhetoric|writing|english)).*\bcomposition\b|\bjazz/i,
  film: /\bfilm|\bcinema/i,
}

/** "Liberal arts" and the like are not art, and a degree in arts may be in anything. */
const notArt =
  /\bliberal arts|\blanguage arts|\bculinary|\barts and sciences|\barts?,? (administration|entertainment|management)/i
const degreeInArts = /\b(bachelor|associate)['’]?s? of arts/i

function isOf(major: string, field: keyof typeof words): boolean {
  if (field !== 'art') return words[field].test(major)
  return !notArt.test(major) && words.art.test(major.replace(degreeInArts, ''))
}

/** Returns the part of a university that admits to this major by itself, the most telling row first; `null` if none is known. */
export function cappedPart(
  major: string | null,
  facts: OddsFacts | null | undefined,
  isResident: boolean | null,
): CappedPart | null {
  if (major === null) return null
  const parts = (facts?.capped ?? []).filter(
    ({ field, residency }) =>
      isOf(major, field) &&
      (residency === undefined || residency === (isResident === false ? 'non_residents' : 'residents')),
  )
  return parts.find(({ rate }) => rate !== undefined) ?? parts[0] ?? null
}

/** Why nobody can put odds on a college for this student, though it admits students; `null` if odds are possible. */
export type WithoutOdds =
  | DecidedBy['by']
  | 'waiting_list'
  | 'aid_from_abroad'
  | 'few_from_abroad'
  | 'other_scale'

/** Returns what decides instead of grades and scores for this major. */
export function decidedOtherwise(
  major: string | null,
  facts: OddsFacts | null | undefined,
): WithoutOdds | null {
  const found = facts?.decidedBy?.find(
    ({ fields }) => fields === undefined || (major !== null && fields.some((field) => isOf(major, field))),
  )
  return found?.by ?? null
}

/**
 * Returns why a student from abroad has no odds: where the need for aid counts, odds without it would mislead,
 * and without enough applicants from abroad nothing is known. `null` for everybody else.
 */
export function withoutOddsFromAbroad(
  { isFromAbroad, asksForAid = null }: Applicant,
  facts: OddsFacts | null | undefined,
  least: number,
): WithoutOdds | null {
  if (!isFromAbroad || facts?.needBlindAbroad) return null
  if (asksForAid !== false) return 'aid_from_abroad'
  const { abroad } = facts?.byHome ?? {}
  return abroad?.applied !== undefined && abroad.applied >= least ? null : 'few_from_abroad'
}
