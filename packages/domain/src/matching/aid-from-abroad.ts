import type { OddsFacts } from '../colleges/odds/schema.ts'

type AidFacts = Pick<OddsFacts, 'needBlindAbroad' | 'meetsNeedAbroad'> | null | undefined

/** Says what is known of a college's aid for students from abroad, beside the full cost. Two sentences at most. */
export function aidFromAbroad(facts: AidFacts): string {
  const { needBlindAbroad, meetsNeedAbroad } = facts ?? {}
  const meets = 'It says that it meets the full need of students from abroad whom it admits.'
  if (needBlindAbroad)
    return `Asking for aid does not count against a student from abroad.${meetsNeedAbroad ? ` ${meets}` : ''}`
  const counts = 'Asking for aid from abroad may count against admission.'
  if (meetsNeedAbroad) return `${meets} ${counts}`
  return `${needBlindAbroad === false ? `${counts} ` : ''}Ask the college what aid it gives students from abroad.`
}

/** Whether a college is known to give aid to students from abroad, or not to hold asking for it against them. */
export function givesAidAbroad(facts: AidFacts): boolean {
  return facts?.needBlindAbroad === true || facts?.meetsNeedAbroad === true
}
