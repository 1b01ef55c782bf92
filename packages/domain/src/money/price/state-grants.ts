import type { Control } from '#colleges/schema.ts'
import type { Scholarship } from '../scholarships/schema.ts'

/** A program of the home state, as its page has judged it for the student. */
export type StateProgram = Pick<
  Scholarship,
  'name' | 'amount' | 'eligibility' | 'fit' | 'judged' | 'standing'
>

export type StateGrant = {
  name: string
  /** Dollars a year; `null` where its words name no sum for a year. */
  amount: { least: number; most: number } | null
  /** What its page says that it pays. */
  words: string | null
  /** What has to be so, and is not known of the student or the college; empty if all known rules are met. */
  ifs: string[]
}

type Place = {
  state: string | null
  control: Control | null
  level?: string | null | undefined
  tuitionInState: number | null
}

/**
 * The home state's programs that could lower the price of a college, those first whose rules are met. One whose rule is
 * not met, whose date has passed, or which is for other colleges is left out. At a college of another state only those
 * that say so are named, and always with that condition.
 */
export function stateGrantsAt(
  college: Place,
  homeState: string | null,
  programs: readonly StateProgram[],
): StateGrant[] {
  if (homeState === null) return []
  const isAtHome = college.state === homeState
  const grants = programs.flatMap((program): StateGrant[] => {
    if (!isAtHome && !/anywhere|outside/i.test(program.eligibility ?? '')) return []
    const isFor = isForCollege(program.eligibility, college)
    if (program.fit === 'not-met' || program.standing.state === 'past' || isFor === false) return []
    const unknown = program.judged.filter(({ met }) => met === 'unknown').map(({ criterion }) => criterion)
    return [
      {
        name: program.name,
        amount: yearlyAmount(program.amount, college),
        words: program.amount,
        ifs: [...unknown, ...(isFor && isAtHome ? [] : [`This college is among: ${program.eligibility}`])],
      },
    ]
  })
  return grants.toSorted((one, other) => one.ifs.length - other.ifs.length)
}

/** Whether a program's own words name this kind of college; `null` where they name colleges or systems one by one. */
function isForCollege(words: string | null, { control, level }: Place): boolean | null {
  if (words === null) return null
  const isTwoYear = level === 'associate'
  const forTwoYear = /community|county|two-year|2-year|technical|career|trade|first 65/i.test(words)
  const forFourYear = /four-year|4-year|private|public and|any|approved/i.test(words)
  if (forTwoYear && !forFourYear)
    return isTwoYear ? true : /,/.test(words) && control === 'public' ? null : false
  if (/^private/i.test(words)) {
    if (/non-profit/i.test(words)) return control === 'private_nonprofit'
    if (control === 'public') return /SUNY|CUNY/.test(words) ? null : false
    return /take part|\(/.test(words) ? null : true
  }
  if (/^(all )?public( and tribal)?( four-year)? colleges( in [\w ]+)?$/i.test(words))
    return control === 'public'
  if (/^(public and private|any|four-year|approved|colleges in)|^[\w ]+ colleges$/i.test(words))
    return /except|some/i.test(words) ? null : true
  return control === 'public' || /private|all/i.test(words) ? null : false
}

/**
 * The dollars that a program's words name for the first year: "$1,000 to $5,665 a year", "Up to $8,064 (2025–26)",
 * "Rest of tuition". `null` where they name no sum for a year, or one for each kind of college. No state pays what a
 * private college asks: its tuition there is that of a public one.
 */
export function yearlyAmount(
  words: string | null,
  { control, tuitionInState }: Pick<Place, 'control' | 'tuitionInState'>,
): { least: number; most: number } | null {
  if (words === null || /credit|unit|formula|percent|part|and up|or more|;|: /i.test(words)) return null
  const first = words.replace(/\([^)]*\)/g, '').split(', then')[0]!
  const isTuition = /tuition/i.test(first)
  const times = (/a term/i.test(first) ? 2 : 1) / (/over four years/i.test(first) ? 4 : 1)
  const found = [...first.matchAll(/\$([\d,]+)(?! in all)/g)].map(([, figures]) =>
    Math.round(Number(figures!.replaceAll(',', '')) * times),
  )
  const isRange = /\$[\d,]+ (?:to|or|and) (?:about )?\$[\d,]+/.test(first)
  if (found.length > (isRange ? 2 : 1) || (isTuition && times !== 1)) return null
  const [least, most = least] = found
  if (isTuition) {
    if (/ and \$/.test(first)) return null
    const upTo = most ?? (control === 'public' ? tuitionInState : null)
    return upTo === null ? null : { least: 0, most: upTo }
  }
  if (least === undefined) return null
  return { least: /up to|to about|by need/i.test(first) && !first.startsWith('$') ? 0 : least, most: most! }
}
