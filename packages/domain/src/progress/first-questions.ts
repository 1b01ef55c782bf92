import { type FirstQuestion, firstQuestions } from '#accounts/options.ts'
import { appliesFromAbroad, isInternational } from '#matching/from-abroad.ts'
import type { Finances } from '#money/schema.ts'
import type { Profile } from '#profile/schema.ts'

export type FirstAnswers = {
  graduationYear: number | null
  finances: Pick<Finances, 'state' | 'country' | 'asksForAid'>
  profile: Pick<Profile, 'citizenship' | 'gpaUnweighted' | 'ownGpa'>
}

/** Returns the first questions without an answer. Only students from abroad are asked about aid. */
export function unansweredOf({ graduationYear, finances, profile }: FirstAnswers): FirstQuestion[] {
  const { state, country, asksForAid } = finances
  const isFromAbroad = appliesFromAbroad({ isFromAbroad: isInternational(profile.citizenship), country })
  const isOpen: Record<FirstQuestion, boolean> = {
    grade: graduationYear === null,
    home: state === null && country === null,
    aid: isFromAbroad === true && asksForAid === null,
    gpa: profile.gpaUnweighted === null && profile.ownGpa === null,
  }
  return firstQuestions.filter((question) => isOpen[question])
}
