import { counted, formatInteger, yearsInWords } from '#words.ts'
import { lengthOf } from './rules.ts'
import type { AskedEssay, EssayLimit, Supplements } from './schema.ts'

/** "150 to 250 words", "200 characters"; "no limit known". */
export function limitInWords(limit: EssayLimit | null): string {
  if (limit === null) return 'no limit known'
  const { unit, fewest, most } = limit
  const range = fewest === null ? formatInteger(most) : `${formatInteger(fewest)} to ${formatInteger(most)}`
  return `${range} ${unit}`
}

/** "800 words", "600 words and 600 characters"; `null` where no limit is known. */
export function lengthInWords(essays: readonly AskedEssay[]): string | null {
  const { words, characters } = lengthOf(essays)
  const parts = [
    words > 0 ? counted(words, 'word') : null,
    characters > 0 ? counted(characters, 'character') : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' and ') : null
}

/**
 * Says how many essays of its own a college requires.
 * @param cycle In which the student applies. What is known of an earlier one is called that.
 */
export function supplementsInWords({ essays, cycle: of }: Supplements, cycle: string): string {
  const required = essays.filter(({ need }) => need === 'required')
  const year = yearsInWords(of)
  const isEarlier = of < cycle
  if (required.length === 0)
    return isEarlier
      ? `In ${year}, it required no essays of its own.`
      : `For ${year}, it requires no essays of its own.`
  const length = lengthInWords(required)
  const count = counted(required.length, 'essay')
  const sum = length === null ? '' : required.length === 1 ? `, ${length}` : `, ${length} together`
  return isEarlier
    ? `In ${year}, it required ${count} of its own${sum}.`
    : `For ${year}, it requires ${count} of its own${sum}.`
}

/** "Add the 4 required essays"; those of an earlier year are called that. */
export function additionInWords(missing: number, isEarlier: boolean): string {
  if (missing === 1) return isEarlier ? 'Add 1 essay from an earlier year' : 'Add the required essay'
  return isEarlier ? `Add ${missing} essays from an earlier year` : `Add the ${missing} required essays`
}
