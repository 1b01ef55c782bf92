import { z } from 'zod'
import { graduationYears } from '#class-year.ts'
import { Text, WholeNumber } from '#fields.ts'
import { Profile, StoryPosition } from '../schema.ts'
import { moderatedStates, storyBounds, storyNames, storyParts, storyStates } from './options.ts'

export const StoryPart = z.enum(storyParts)
export type StoryPart = z.infer<typeof StoryPart>

export const StoryState = z.enum(storyStates)
export type StoryState = z.infer<typeof StoryState>

/** What a student writes and selects. The high school is typed here rather than copied from the profile. */
export const StoryDraft = z.object({
  shownName: z.enum(storyNames),
  highSchool: Text(storyBounds.highSchool).nullable(),
  graduationYear: WholeNumber(graduationYears),
  intendedMajor: Text(storyBounds.intendedMajor),
  backgroundStory: Text(storyBounds.backgroundStory),
  advice: Text(storyBounds.advice),
  parts: z.array(StoryPart).max(storyParts.length),
})
export type StoryDraft = z.infer<typeof StoryDraft>

/** A student's own story: the draft, what would be published of it now, and what is offered. */
export const OwnStory = z.object({
  state: StoryState,
  draft: StoryDraft.nullable(),
  /** The story as readers would see it; absent until something is saved. */
  preview: Profile.nullable(),
  /** The offered story, which may be published; it does not change with the draft. */
  offered: Profile.nullable(),
  /** Whether that is the preview, so that there is nothing new to offer. */
  isOffered: z.boolean(),
  /** The admin's reason for declining it. */
  reason: z.string().nullable(),
})
export type OwnStory = z.infer<typeof OwnStory>

/** The preview the student saw; nothing else may be offered. */
export const Offer = z.object({ seen: Profile })
export type Offer = z.infer<typeof Offer>

/** A story as an admin reads it: only what is or would be published. */
export const ModeratedStory = z.object({
  state: z.enum(moderatedStates),
  offeredAt: z.iso.datetime(),
  profile: Profile,
})
export type ModeratedStory = z.infer<typeof ModeratedStory>

export const StoriesQuery = z.object({
  state: z.enum(moderatedStates).default('offered'),
  /** The `next` of the previous page. */
  after: StoryPosition.optional(),
})
export type StoriesQuery = z.infer<typeof StoriesQuery>

export const StoriesPage = z.object({
  stories: z.array(ModeratedStory),
  /** Where the next page starts; `null` on the last one. */
  next: StoryPosition.nullable(),
})
export type StoriesPage = z.infer<typeof StoriesPage>

/** The number of stories of students with active accounts. */
export const StoriesSummary = z.object({ waiting: z.int(), published: z.int() })
export type StoriesSummary = z.infer<typeof StoriesSummary>

export const Decline = z.object({ reason: Text(storyBounds.reason) })
