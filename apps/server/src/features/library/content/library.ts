import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareNames } from '@bearings/domain/compare-names'
import { guideTopics } from '@bearings/domain/library/options'
import {
  AiPolicy,
  Article,
  type EssayRules,
  Guide,
  Profile,
  PromptSet,
  Timeline,
} from '@bearings/domain/library/schema'
import { z } from 'zod'
import { fromSources } from '#database/from-sources.ts'
import { type AnswerCard, readAnswers } from './answers.ts'
import { checked, readFrontMatter } from './front-matter.ts'
import { render } from './markdown.ts'

/** `markdown` as it was written, `text` without markup. */
type Texts = { markdown: string; text: string }
export type ArticleText = Article & Texts
export type Library = {
  /** By topic, then by question. */
  answers: AnswerCard[]
  /** The newest first. */
  articles: ArticleText[]
  /** In the order of the topics, then by title. */
  guides: (Guide & Texts)[]
  /** The latest class first. */
  profiles: Profile[]
  essays: EssayRules
  timeline: Timeline
}

const computed = { slug: true, readingMinutes: true, html: true } as const
const ArticleFields = Article.omit(computed).strict()
const GuideFields = Guide.omit({ ...computed, spanish: true }).strict()
const Prompts = z.strictObject({ sets: z.array(PromptSet.strict()) })
const Policies = z.strictObject({ policies: z.array(AiPolicy.strict()) })
const ProfileFields = Profile.omit({ id: true, isSample: true, essayCount: true }).strict()

/** The repository's `content` folder, as it is found from the source and from the bundle. */
export const contentFolder = fileURLToPath(
  new URL(fromSources ? '../../../../../../content' : '../../../content', import.meta.url),
)

let read: Promise<Library> | undefined

/**
 * Returns everything in `content`, which is read once. A changed text shows after the next start.
 * @param folder Another folder to read from now on.
 */
export function library(folder?: string): Promise<Library> {
  if (folder !== undefined || !read) read = readLibrary(folder)
  return read
}

/**
 * Reads a folder of content.
 * @throws {ContentRefused} at the first file that is not in the form of `content/README.md`.
 */
export async function readLibrary(folder = contentFolder): Promise<Library> {
  const [answers, articles, guides, inSpanish, profiles, essays, timeline] = await Promise.all([
    readAnswers(folder),
    filesIn(join(folder, 'articles'), '.md'),
    filesIn(join(folder, 'guides'), '.md'),
    filesIn(join(folder, 'guides'), '.es.md'),
    filesIn(join(folder, 'admitted-profiles'), '.json'),
    readEssayRules(folder),
    readFile(join(folder, 'timeline/milestones.json'), 'utf8'),
  ])
  const spanish = new Map(
    inSpanish.map(({ name, text }) => [name, readText(`guides/${name}.es.md`, text, GuideFields)]),
  )
  return {
    answers,
    articles: articles
      .map(({ name, text }) => ({ slug: name, ...readText(`articles/${name}.md`, text, ArticleFields) }))
      .toSorted(newestFirst),
    guides: guides
      .map(({ name, text }) => ({
        slug: name,
        ...readText(`guides/${name}.md`, text, GuideFields),
        spanish: spanish.get(name) ?? null,
      }))
      .toSorted((one, two) => topicOf(one) - topicOf(two) || compareNames(one.title, two.title)),
    profiles: profiles
      .map(({ name, text }) => readProfile(name, text))
      .toSorted((one, two) => two.graduationYear - one.graduationYear || compareNames(one.name, two.name)),
    essays,
    timeline: checked('timeline/milestones.json', JSON.parse(timeline), Timeline.strict()),
  }
}

/** Sorts articles by what was published last, then by title. */
export function newestFirst(one: ArticleText, two: ArticleText): number {
  return two.published.localeCompare(one.published) || compareNames(one.title, two.title)
}

function readText<T>(file: string, text: string, schema: Parameters<typeof readFrontMatter<T>>[2]) {
  const { fields, markdown } = readFrontMatter(file, text, schema)
  return { ...fields, markdown, ...render(markdown) }
}

function readProfile(name: string, text: string): Profile {
  const fields = checked(`admitted-profiles/${name}.json`, JSON.parse(text), ProfileFields)
  return { id: name, isSample: true, essayCount: fields.essayExcerpts.length, ...fields }
}

async function readEssayRules(folder: string): Promise<EssayRules> {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown
  const { sets } = checked('essays/prompts.json', await read('essays/prompts.json'), Prompts)
  const { policies } = checked('essays/ai-policies.json', await read('essays/ai-policies.json'), Policies)
  return { sets, policies }
}

function topicOf({ topic }: Pick<Guide, 'topic'>): number {
  return guideTopics.indexOf(topic)
}

async function filesIn(folder: string, ending: string) {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    // `{name}.es` is the Spanish edition.
    .filter((name) => !name.includes('.'))
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, `${name}${ending}`), 'utf8') })),
  )
}
