import { z } from 'zod'
import { StoredDate, Text } from '../fields.ts'
import { articleBounds, articleCategories, guideTopics, mostOf } from './options.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const line = z.string().trim().min(1)

export const Source = z.object({
  title: Text(articleBounds.sourceTitle),
  url: z.url({ protocol: /^https$/ }).max(articleBounds.sourceUrl.max),
})
export type Source = z.infer<typeof Source>

/** The common parts of articles and guides: their front matter, and values computed from the text. */
const texts = {
  slug,
  title: Text(articleBounds.title),
  /** One or two sentences, shown on a card. */
  summary: Text(articleBounds.summary),
  sources: z.array(Source).min(1).max(mostOf.sources),
  /** The minutes it takes to read, at least 1. */
  readingMinutes: z.number().int().min(1),
}

export const ArticleSummary = z.object({
  ...texts,
  category: z.enum(articleCategories),
  author: Text(articleBounds.author),
  published: StoredDate,
  tags: z.array(Text(articleBounds.tag)).min(1).max(mostOf.tags),
  featured: z.boolean(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

/** An article with its text as HTML, made from Markdown that allows no HTML. */
export const Article = ArticleSummary.extend({ html: z.string() })
export type Article = z.infer<typeof Article>

export const GuideSummary = z.object({
  ...texts,
  topic: z.enum(guideTopics),
  /** When its facts were last checked against its sources. */
  reviewed: StoredDate,
  /** In Spanish, if there is such an edition. */
  spanish: z.object({ title: texts.title, summary: texts.summary }).nullable(),
})
export type GuideSummary = z.infer<typeof GuideSummary>

export const Guide = GuideSummary.extend({
  html: z.string(),
  /** Its edition in Spanish, if there is one. */
  spanish: z
    .object({ title: texts.title, summary: texts.summary, sources: texts.sources, html: z.string() })
    .nullable(),
})
export type Guide = z.infer<typeof Guide>

/** A college that admitted the student, and the program if there was one. */
const Result = z.object({ school: line, program: line.nullable() })

/** More items than any list or profile holds. Stories that clients send back need a bound too. */
const mostLines = 500

export const ProfileSummary = z.object({
  id: slug,
  /** Whether the person is fictional, which is always shown. */
  isSample: z.boolean(),
  name: line,
  /** Optional for students; samples have one. */
  highSchool: line.nullable(),
  graduationYear: z.number().int().min(2000).max(2100),
  intendedMajor: line,
  gpaUnweighted: z.number().min(0).max(4).nullable(),
  gpaWeighted: z.number().min(0).max(6).nullable(),
  satScore: z.number().int().min(400).max(1600).nullable(),
  actScore: z.number().int().min(1).max(36).nullable(),
  backgroundStory: line,
  collegesAdmitted: z.array(Result).max(mostLines),
  essayCount: z.number().int(),
})
export type ProfileSummary = z.infer<typeof ProfileSummary>

/** The position after the last student's story of the previous page. */
export const StoryPosition = z.string().regex(/^\d{1,14}_story-[0-9a-z-]{1,40}$/)

export const ProfilesQuery = z.object({
  /** The `next` of the previous page. */
  after: StoryPosition.optional(),
})
export type ProfilesQuery = z.infer<typeof ProfilesQuery>

export const ProfilesPage = z.object({
  profiles: z.array(ProfileSummary),
  /** Where the next page starts; `null` on the last one. */
  next: StoryPosition.nullable(),
})
export type ProfilesPage = z.infer<typeof ProfilesPage>

export const Profile = ProfileSummary.extend({
  advice: line,
  activities: z
    .array(
      z.object({
        name: line,
        years: line.nullable(),
        hoursPerWeek: z.number().positive().max(60).nullable(),
      }),
    )
    .max(mostLines),
  honorsAwards: z.array(line).max(mostLines),
  collegesWaitlisted: z.array(line).max(mostLines),
  collegesRejected: z.array(line).max(mostLines),
  essayExcerpts: z.array(z.object({ title: line, prompt: line, content: line })).max(mostLines),
})
export type Profile = z.infer<typeof Profile>

/** The essay prompts of a college, or of all colleges that share an application, in our own words. */
export const PromptSet = z.object({
  id: slug,
  name: line,
  /** The application year, such as `2026-27`. */
  cycle: z.string().regex(/^\d{4}-\d{2}$/),
  /** The page with the official wording, and when it was last read. */
  url: z.url({ protocol: /^https$/ }),
  checkedOn: StoredDate,
  /** The federal numbers of the colleges that ask; `null` for prompts that go to many. */
  unitids: z.array(z.number().int()).nullable(),
  /** How many of the prompts must be answered. */
  note: line.nullable(),
  prompts: z
    .array(
      z.object({
        id: slug,
        text: line,
        /** The word limit, or `null` if it is not in words. */
        words: z.number().int().positive().nullable(),
        limit: line,
      }),
    )
    .min(1),
})
export type PromptSet = z.infer<typeof PromptSet>

/** A short summary of a college's rules on AI in application essays. */
export const AiPolicy = z.object({
  college: line,
  /** `null` for the default rule, used for colleges without a recorded one. */
  unitid: z.number().int().nullable(),
  stance: line,
  /** It forbids checking spelling and grammar too. */
  forbidsChecking: z.boolean().default(false),
  url: z.url({ protocol: /^https$/ }),
  checkedOn: StoredDate,
})
export type AiPolicy = z.infer<typeof AiPolicy>

export const EssayRules = z.object({ sets: z.array(PromptSet), policies: z.array(AiPolicy) })
export type EssayRules = z.infer<typeof EssayRules>

const monthAndDay = z.string().regex(/^\d{2}-\d{2}$/)

export const Milestone = z.object({
  grade: z.number().int().min(9).max(12),
  /** `MM-DD`, within the school year, which begins in July. */
  start: monthAndDay,
  end: monthAndDay,
  /** Whether a publisher has set the date, or it is only typical. */
  certainty: z.enum(['fixed', 'usual']),
  title: line,
  text: line,
  url: z.url({ protocol: /^https$/ }),
  /** The guide with more about it. */
  guide: slug,
})
export type Milestone = z.infer<typeof Milestone>

export const Timeline = z.object({ checkedOn: StoredDate, milestones: z.array(Milestone) })
export type Timeline = z.infer<typeof Timeline>

export const bySlug = z.object({ slug: Text({ max: 100 }) })
export const byId = z.object({ id: Text({ max: 100 }) })
