import { latin } from './in-latin-letters.ts'
import { scripts } from './in-other-scripts.ts'
import { isDangerInSpanish } from './in-spanish.ts'
import { anyOf, type Language } from './phrases.ts'

const known = [
  ...scripts.map((one) => readable(one, (lines) => new RegExp(lines.join('|'), 'iu'))),
  ...latin.map((one) => readable(one, anyOf)),
]

function readable(
  { lifeline, ofOneself, ofHurt, unless }: Language,
  pattern: (lines: readonly string[]) => RegExp,
) {
  return { lifeline, unless, is: pattern([...ofOneself, ...ofHurt]), ofHurt: pattern(ofHurt) }
}

/** Where help is, in the language of somebody in danger, and whether it is that they are hurt by somebody. */
type Lifeline = { lifeline: string; isHurt: boolean }

/** Returns where help is; `null` if nobody seems in danger, or in English and Spanish, in which whole cards are written. */
export function lifelineIn(text: string): Lifeline | null {
  if (isDangerInSpanish(text)) return null
  const found = known.find(({ is, unless }) => is.test(text) && !unless?.test(text))
  return found ? { lifeline: found.lifeline, isHurt: found.ofHurt.test(text) } : null
}
