import type { BrokenRule } from '#broken-rule.ts'
import { namesIn } from '#names.ts'
import type { Activity, Profile } from '../schema.ts'
import { formatTestScores, parseTestScores } from '../test-scores.ts'
import type { PublicActivity, PublicProfile, PublicSection, ShownName } from './schema.ts'

/** Returns the rule against a handle that reveals its owner's email or student ID, or `null`. */
export function ruleAgainstHandle(
  handle: string,
  owner: { email: string; studentId: string | null },
): BrokenRule | null {
  const secrets = [owner.email.split('@')[0], owner.studentId].map((text) => bare(text ?? ''))
  return secrets.includes(bare(handle)) ? 'handle-tells' : null
}

/** A public page needs a handle before it can be turned on. */
export function ruleAgainstPublishing({ handle }: { handle: string | null }): BrokenRule | null {
  return handle === null ? 'handle-missing' : null
}

/** The answers that a page may show. Others are not loaded. */
export type PublicAnswers = Pick<
  Profile,
  | 'highSchool'
  | 'classRank'
  | 'gpaUnweighted'
  | 'gpaWeighted'
  | 'ownGpa'
  | 'satActScore'
  | 'apIbCourses'
  | 'currentCourses'
  | 'activities'
  | 'leadershipPositions'
  | 'yearsInvolved'
  | 'honorsAwards'
>
type Chosen = { fullName: string; shownName: ShownName; sections: readonly PublicSection[] }

/** Builds the public page from the chosen sections that have content, and nothing else. */
export function publicProfileOf(
  { fullName, shownName, sections }: Chosen,
  answers: PublicAnswers,
): PublicProfile {
  const { gpaUnweighted, gpaWeighted, ownGpa, classRank } = answers
  const { apIbCourses, leadershipPositions, yearsInvolved } = answers
  const shows = (section: PublicSection) => sections.includes(section)
  const apIb = apIbCourses.map(({ course, score }) => ({ course, score: shows('testScores') ? score : null }))
  const hasGrades = [gpaUnweighted, gpaWeighted, ownGpa, classRank].some((grade) => grade !== null)
  const hasCourses = apIb.length + answers.currentCourses.length > 0
  const leads = leadershipPositions.length > 0 || yearsInvolved !== null
  return {
    name: publicName(fullName, shownName),
    highSchool: shows('highSchool') ? answers.highSchool : null,
    grades: shows('grades') && hasGrades ? { gpaUnweighted, gpaWeighted, ownGpa, classRank } : null,
    testScores: shows('testScores') ? scoresOf(answers.satActScore) : null,
    courses: shows('courses') && hasCourses ? { apIb, current: answers.currentCourses } : null,
    activities: shows('activities') ? filled(answers.activities.map(publicActivity)) : null,
    leadership:
      shows('leadership') && leads ? { positions: leadershipPositions, years: yearsInvolved } : null,
    honors: shows('honors') ? filled(answers.honorsAwards) : null,
  }
}

function publicActivity({ name, position, description, yearsInvolved }: Activity): PublicActivity {
  return { name, position, description, yearsInvolved }
}

/** Returns the chosen form of a name: `N. H.`, `Noor`, `Noor Haddad`. */
export function publicName(fullName: string, choice: ShownName): string {
  if (choice === 'full-name') return fullName.trim().split(/\s+/).join(' ')
  const names = namesIn(fullName)
  if (choice === 'first-name') return names[0]!
  const initials = names.length > 1 ? [names[0]!, names.at(-1)!] : names
  return initials.map((name) => `${Array.from(name)[0]?.toUpperCase() ?? ''}.`).join(' ')
}

/** Returns valid scores only: `Test optional` is nothing to show, and any other text may be private. */
function scoresOf(text: string | null): string | null {
  return formatTestScores(parseTestScores(text ?? ''))
}

function filled<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
