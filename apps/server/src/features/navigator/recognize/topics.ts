import { activities } from './topics/activities.ts'
import { admissionTests } from './topics/admission-tests.ts'
import { applicationReview } from './topics/application-review.ts'
import { collegeSystems } from './topics/college-systems.ts'
import { courses } from './topics/courses.ts'
import { decisions } from './topics/decisions.ts'
import { earlyRounds } from './topics/early-rounds.ts'
import { essays } from './topics/essays.ts'
import { letters } from './topics/letters.ts'
import { money } from './topics/money.ts'
import { situations } from './topics/situations.ts'
import { status } from './topics/status.ts'
import type { Topic } from './topics/topic.ts'
import { waysIn } from './topics/ways-in.ts'
import { years } from './topics/years.ts'

/** All topics, in order of precedence: the first whose words match is meant. */
export const topics: readonly Topic[] = [
  ...status,
  ...collegeSystems,
  ...situations,
  ...earlyRounds,
  ...decisions,
  ...money,
  ...letters,
  ...essays,
  ...activities,
  ...courses,
  ...admissionTests,
  ...applicationReview,
  ...waysIn,
  ...years,
]

/** Returns the general question in a text, or `null`. @param isOfCollege Whether a college is named. */
export function topicIn(text: string, isOfCollege = false): Topic | null {
  return topics.find(({ words, ofAnyCollege }) => (!isOfCollege || ofAnyCollege) && words.test(text)) ?? null
}
