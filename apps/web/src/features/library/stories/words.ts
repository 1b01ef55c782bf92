import type { storyNames } from '@bearings/domain/library/stories/options'
import type { StoryPart, StoryState } from '@bearings/domain/library/stories/schema'

export const nameWords: Record<(typeof storyNames)[number], string> = {
  initials: 'Initials',
  'first-name': 'First name',
}

export const partWords: Record<StoryPart, string> = {
  grades: 'Grade averages',
  testScores: 'SAT and ACT scores',
  activities: 'Names of your activities',
  honors: 'Names of your honors and awards',
  waitlisted: 'Schools that put you on a waitlist',
  rejected: 'Schools that rejected you',
}

/** A story's status, for its author. */
export const stateWords: Record<StoryState, string> = {
  draft: 'Nothing of yours is published. Only you can read what you save here.',
  offered: 'Offered: an admin reviews it before anyone else can see it. You can still withdraw it.',
  published: 'Published: everyone who is signed in to Bearings can read it. You can withdraw it at any time.',
  declined: 'Not published. You can change it and offer it again.',
}
