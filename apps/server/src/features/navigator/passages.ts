import type { Profile } from '@bearings/domain/library/schema'
import { inProse } from '@bearings/domain/words'
import type { Database } from '#database/open.ts'
import type { Config } from '#platform/config/config.ts'
import { type ArticleText, library } from '../library/content/library.ts'
import { readableArticles } from '../library/editions/articles.ts'
import { visibleSamples } from '../library/service.ts'
import { quoted, tablesAsLists } from './prose.ts'

/** A part of a text of the library that can be quoted. */
export type Passage = { id: string; title: string; heading: string; text: string; url: string }

const cut = new WeakMap<readonly ArticleText[], Passage[]>()

/** Returns the guides and articles in parts, the same array until an article is published or withdrawn. */
export async function passagesOfTexts(db: Database): Promise<Passage[]> {
  const [{ guides }, articles] = await Promise.all([library(), readableArticles(db)])
  const passages = cut.get(articles) ?? [
    ...guides.flatMap(({ slug, title, summary, markdown }) =>
      passagesOf(`/resources/guides/${slug}`, title, summary, markdown),
    ),
    ...articles.flatMap(({ slug, title, summary, markdown }) =>
      passagesOf(`/resources/admitted-students-blog/${slug}`, title, summary, markdown),
    ),
  ]
  cut.set(articles, passages)
  return passages
}

const spelled = new WeakMap<readonly Passage[], ReadonlySet<string>>()

/** Returns the words that the library writes in lower case: ordinary English, and no misspelled names. */
export async function wordsOfTexts(db: Database): Promise<ReadonlySet<string>> {
  const passages = await passagesOfTexts(db)
  const words =
    spelled.get(passages) ??
    new Set(passages.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []))
  spelled.set(passages, words)
  return words
}

/**
 * Returns the sample profiles, each as one passage. Students' own stories are left out: an answer stays in
 * somebody else's conversation, and may have gone to a model outside.
 */
export async function passagesOfProfiles(context: { config: Config }): Promise<Passage[]> {
  return (await visibleSamples(context)).map(passageOfProfile)
}

/** Cuts a text at its headings into parts that can be quoted by themselves. */
function passagesOf(url: string, title: string, summary: string, markdown: string): Passage[] {
  const parts = markdown.split(/^## +/m)
  return parts.flatMap((part, at) => {
    const [first = '', ...rest] = part.split('\n')
    const heading = at === 0 ? '' : first.trim()
    const body = at === 0 ? `${summary}\n\n${part}` : rest.join('\n')
    const text = quotable(body)
    return text === '' ? [] : [{ id: `${url}#${at}`, title: quoted(title), heading, text, url }]
  })
}

/** Returns the first sentences, without markup and links, up to some five hundred characters. */
function quotable(markdown: string): string {
  const plain = quoted(
    tablesAsLists(markdown)
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/^\[[^\]]+\]:.*$/gm, '')
      .replace(/^#+ .*$/gm, '')
      .replace(/^[-*] +/gm, '• ')
      .replace(/[*_`>]/g, ''),
  )
  if (plain.length <= 520) return plain
  const short = plain.slice(0, 520)
  const end = Math.max(short.lastIndexOf('. '), short.lastIndexOf('? '))
  return end > 200 ? short.slice(0, end + 1) : `${short.slice(0, short.lastIndexOf(' '))} …`
}

function passageOfProfile(profile: Profile): Passage {
  const { id, name, intendedMajor, gpaUnweighted, collegesAdmitted, isSample } = profile
  const colleges = collegesAdmitted.map(({ school }) => school)
  const sample = isSample ? ' (a made-up sample)' : ''
  const gpa = gpaUnweighted === null ? '' : `, GPA ${gpaUnweighted.toFixed(2)}`
  return {
    id: `profile-${id}`,
    title: `${quoted(name)}’s admitted profile`,
    heading: `${intendedMajor} ${colleges.join(' ')}`,
    text: quoted(
      `${name}${sample} wanted to study ${intendedMajor}${gpa}, and was admitted to ${inProse(colleges.slice(0, 5))}.`,
    ),
    url: `/resources/admitted-profiles/${id}`,
  }
}
