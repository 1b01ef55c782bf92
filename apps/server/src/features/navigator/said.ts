import { bracketOf } from '@bearings/domain/matching/affordability'
import type { Means } from '@bearings/domain/matching/within-budget'
import { homeIn, isOfAbroad } from './said/home.ts'
import { incomeIn } from './said/income.ts'
import { actIn, gpaIn, ofOther, satIn } from './said/scores.ts'

/** What a question says of the student. `income` is in dollars a year; each is `null` if it is not said. */
export type Said = {
  gpa: number | null
  sat: number | null
  act: number | null
  income: number | null
  /** The state that the family lives in, as its postal code. */
  state: string | null
  isFromAbroad: boolean
}

/** Returns what a message says of the student, or what their messages before it said. */
export function saidIn(message: string, history: readonly { role: string; content: string }[] = []): Said {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const texts = [message, ...earlier.toReversed()]
  const ofSelf = texts.map((text) => text.replace(ofOther, ' '))
  const first = <T>(read: (text: string) => T | null): T | null => {
    for (const text of ofSelf) {
      const value = read(text)
      if (value !== null) return value
    }
    return null
  }
  return {
    gpa: first(gpaIn),
    sat: first(satIn),
    act: first(actIn),
    income:
      incomeIn(
        message,
        earlier.some((text) => incomeIn(text) !== null),
      ) ?? first(incomeIn),
    state: first(homeIn),
    isFromAbroad: texts.some(isOfAbroad),
  }
}

type OwnProfile = { profile: { gpaUnweighted: number | null; satActScore: string | null } }

/** Returns a profile with what the question says in its place. */
export function withSaid<P extends OwnProfile>(own: P, { gpa, sat, act }: Said): P {
  if (gpa === null && sat === null && act === null) return own
  const score = sat === null ? (act === null ? null : `${act} ACT`) : `${sat} SAT`
  const { profile } = own
  return {
    ...own,
    profile: {
      ...profile,
      gpaUnweighted: gpa ?? profile.gpaUnweighted,
      satActScore: score ?? profile.satActScore,
    },
  }
}

/** Returns what a family can pay, with the income and the state that the question names. */
export function meansWith(means: Means, { income, state, isFromAbroad }: Said): Means {
  return {
    ...means,
    ...(isFromAbroad && { isFromAbroad }),
    incomeBracket: income === null ? means.incomeBracket : bracketOf(income),
    state: state ?? means.state,
  }
}
