import { Failure } from '@bearings/domain/failure'
import {
  Article,
  ArticleSummary,
  type EssayRules,
  Guide,
  GuideSummary,
  Profile,
  ProfileSummary,
  type Timeline,
} from '@bearings/domain/library/schema'
import type { SignedInContext } from '#platform/serve.ts'
import { library } from './content/library.ts'
import { findPublished, published } from './stories/store.ts'

// A schema's `parse` keeps the fields that it names, so a list goes out without its texts.

export async function listArticles(): Promise<ArticleSummary[]> {
  return (await library()).articles.map((article) => ArticleSummary.parse(article))
}

export async function readArticle(_: SignedInContext, { slug }: { slug: string }): Promise<Article> {
  return Article.parse(found((await library()).articles, 'slug', slug))
}

export async function readEssayRules(): Promise<EssayRules> {
  return (await library()).essays
}

export async function listGuides(): Promise<GuideSummary[]> {
  return (await library()).guides.map((guide) => GuideSummary.parse(guide))
}

export async function readGuide(_: SignedInContext, { slug }: { slug: string }): Promise<Guide> {
  return Guide.parse(found((await library()).guides, 'slug', slug))
}

/** What students have published, and the samples; the latest class first. */
export async function listProfiles({ config, db, actor, now }: SignedInContext): Promise<ProfileSummary[]> {
  const [samples, stories] = await Promise.all([shownSamples({ config }), published(db, actor, now())])
  return [...stories, ...samples]
    .toSorted((one, two) => two.graduationYear - one.graduationYear)
    .map((profile) => ProfileSummary.parse(profile))
}

export async function readProfile(
  { config, db, actor, now }: SignedInContext,
  { id }: { id: string },
): Promise<Profile> {
  const story = await findPublished(db, actor, id, now())
  return story ?? found(await shownSamples({ config }), 'id', id)
}

export async function readTimeline(): Promise<Timeline> {
  return (await library()).timeline
}

/** The made-up profiles, unless whoever runs the server has switched them off. */
export async function shownSamples({ config }: Pick<SignedInContext, 'config'>): Promise<Profile[]> {
  return config.samples ? (await library()).profiles : []
}

function found<T, N extends keyof T>(all: readonly T[], name: N, wanted: T[N]): T {
  const one = all.find((each) => each[name] === wanted)
  if (!one) throw new Failure('NOT_FOUND')
  return one
}
