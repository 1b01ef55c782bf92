import { Failure } from '@bearings/domain/failure'
import { Answer, AnswerSummary } from '@bearings/domain/library/answers/schema'
import {
  Article,
  ArticleSummary,
  type EssayRules,
  Guide,
  GuideSummary,
  Profile,
  type ProfilesPage,
  type ProfilesQuery,
  ProfileSummary,
  type Timeline,
} from '@bearings/domain/library/schema'
import { pageOf, positionAt, startOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { readableAnswers } from './answers/readable.ts'
import { filled } from './content/answers.ts'
import { library } from './content/library.ts'
import { htmlOf } from './content/markdown.ts'
import { readableArticles } from './editions/articles.ts'
import { findPublished, published } from './stories/store.ts'

// `parse` keeps only the fields that a schema names, so a list is sent without its texts.

export async function listAnswers({ db }: SignedInContext): Promise<AnswerSummary[]> {
  return (await readableAnswers(db)).map((answer) => AnswerSummary.parse(answer))
}

export async function readAnswer({ db }: SignedInContext, { slug }: { slug: string }): Promise<Answer> {
  const { spanish, next, markdown, ...card } = found(await readableAnswers(db), 'slug', slug)
  return Answer.parse({
    ...card,
    html: htmlOf(filled(markdown)),
    spanish: spanish === undefined ? null : htmlOf(filled(spanish)),
    next: next ?? null,
  })
}

export async function listArticles({ db }: SignedInContext): Promise<ArticleSummary[]> {
  return (await readableArticles(db)).map((article) => ArticleSummary.parse(article))
}

export async function readArticle({ db }: SignedInContext, { slug }: { slug: string }): Promise<Article> {
  return Article.parse(found(await readableArticles(db), 'slug', slug))
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

const storiesAtOnce = 200

/**
 * Returns a page of the stories that students have published. The first page has the newest stories and the
 * samples, later pages have older stories. Each is sorted by class, the latest first.
 */
export async function listProfiles(
  { config, db, actor, now }: SignedInContext,
  { after }: ProfilesQuery,
): Promise<ProfilesPage> {
  const [samples, rows] = await Promise.all([
    after === undefined ? visibleSamples({ config }) : [],
    published(db, actor, { start: startOf(after), rows: storiesAtOnce + 1 }, now()),
  ])
  const { page, next } = pageOf(rows, storiesAtOnce, ({ offeredAt, offered }) =>
    positionAt(offeredAt!, offered!),
  )
  const profiles = [...page.map(({ offered }) => offered!), ...samples]
    .toSorted((one, two) => two.graduationYear - one.graduationYear)
    .map((profile) => ProfileSummary.parse(profile))
  return { profiles, next }
}

export async function readProfile(
  { config, db, actor, now }: SignedInContext,
  { id }: { id: string },
): Promise<Profile> {
  const story = await findPublished(db, actor, id, now())
  return story ?? found(await visibleSamples({ config }), 'id', id)
}

export async function readTimeline(): Promise<Timeline> {
  return (await library()).timeline
}

/** Returns the fictional profiles, unless the operator has turned them off. */
export async function visibleSamples({ config }: Pick<SignedInContext, 'config'>): Promise<Profile[]> {
  return config.samples ? (await library()).profiles : []
}

function found<T, N extends keyof T>(all: readonly T[], name: N, wanted: T[N]): T {
  const one = all.find((each) => each[name] === wanted)
  if (!one) throw new Failure('NOT_FOUND')
  return one
}
