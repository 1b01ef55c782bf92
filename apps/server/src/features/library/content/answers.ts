import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareNames } from '@bearings/domain/compare-names'
import { topicTitle } from '@bearings/domain/library/answers/options'
import { AnswerFields, AnswerWords } from '@bearings/domain/library/answers/schema'
import { checked, readFrontMatter } from './front-matter.ts'

/** What of a card is not in its front matter. */
const Folded = AnswerWords.pick({ topic: true, markdown: true })

/** An answer card: one question that people ask, how they ask it, and its answer in Markdown. */
export type AnswerCard = AnswerWords & { slug: string }

/**
 * Returns the answer cards in `answers/{topic}/{slug}.md` of a content folder, by topic and question.
 * @throws {ContentRefused} at the first file that is not in the form of `content/README.md`.
 */
export async function readAnswers(content: string): Promise<AnswerCard[]> {
  const folder = join(content, 'answers')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).toSorted()
  const cards = await Promise.all(
    files.map(async (name) => {
      const [topic = '', slug = ''] = name.replace(/\.md$/, '').split(/[\\/]/)
      const text = await readFile(join(folder, name), 'utf8')
      const { fields, markdown } = readFrontMatter(`answers/${name}`, text, AnswerFields)
      return { ...fields, slug, ...checked(`answers/${name}`, { topic, markdown }, Folded) }
    }),
  )
  return cards.toSorted(byTopic)
}

export function byTopic(one: AnswerCard, two: AnswerCard): number {
  return (
    compareNames(topicTitle(one.topic), topicTitle(two.topic)) || compareNames(one.question, two.question)
  )
}

/** What fills a placeholder of a card, such as `{college}`. */
export type Filling = Readonly<Record<string, string>>

/**
 * Returns a card's text with its placeholders filled. A part in `[[ … ]]` is left out unless each of its
 * placeholders is filled.
 */
export function filled(text: string, filling: Filling = {}): string {
  const fill = (part: string) => part.replace(/\{(\w+)\}/g, (whole, name: string) => filling[name] ?? whole)
  return fill(
    text.replace(/\s*\[\[\s*(.*?)\s*\]\]/gs, (_, part: string) =>
      /\{\w+\}/.test(fill(part)) ? '' : ` ${fill(part)}`,
    ),
  ).trim()
}
