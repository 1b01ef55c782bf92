// Has no imports, because the script that runs before the app's code also contains it.

export const testScores = {
  sat: { least: 400, most: 1600, step: 10 },
  act: { least: 1, most: 36, step: 1 },
} as const

/** The stored test score of a student who applies without one, so that the question is answered. */
export const noTestScores = 'Test optional'

/** The stored test score of a student who has taken no test yet, and may still. */
export const notTested = 'Not yet'

/** A student's best scores; `null` for a test without one. */
export type TestScores = { sat: number | null; act: number | null }

/** A comma within a number, which is left out before scores are read. */
export const commaInNumber = '([0-9]),([0-9]{3})'

/**
 * Returns the pattern of a score and of the name before or after it, in any case.
 * @param edge How the reader's expressions write the edge of a word: `\\b` in JavaScript, `\\y` in PostgreSQL.
 */
export function scorePattern(edge: string): string {
  return `(?:${edge}(sat|act)${edge}[\\s:]*)?([0-9]+)(?:\\s*${edge}(sat|act)${edge})?`
}

/**
 * Parses `1390`, `1390 SAT`, `31 ACT`, `SAT 1390 / ACT 31` and the like. A number without a name belongs to
 * the test that its size suggests. A score outside its scale is ignored, and a second one for the same test.
 */
export function parseTestScores(text: string): TestScores {
  const found: TestScores = { sat: null, act: null }
  const named = new RegExp(scorePattern('\\b'), 'gi')
  const numbers = text.replace(new RegExp(commaInNumber, 'g'), '$1$2')

  for (const [, before, digits, after] of numbers.matchAll(named)) {
    const score = Number(digits)
    const name = (before ?? after)?.toLowerCase() ?? (score > testScores.act.most ? 'sat' : 'act')
    const test = name === 'sat' ? 'sat' : 'act'
    const { least, most } = testScores[test]
    if (score >= least && score <= most) found[test] ??= score
  }
  return found
}

/** Formats scores as they are stored; `null` without any. `parseTestScores` reads the text back. */
export function formatTestScores({ sat, act }: TestScores): string | null {
  if (sat !== null && act !== null) return `SAT ${sat} / ACT ${act}`
  if (sat !== null) return `${sat} SAT`
  if (act !== null) return `${act} ACT`
  return null
}

/** Whether a text answers the question for test scores. */
export function isTestScore(text: string): boolean {
  const { sat, act } = parseTestScores(text)
  return text === noTestScores || text === notTested || sat !== null || act !== null
}
