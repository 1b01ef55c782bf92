import { translated } from '../say.ts'
import { folded } from './folded.ts'
import type { ArticleCategory } from './options.ts'
import type { AiPolicy, ArticleSummary, GuideSummary, ProfileSummary, PromptSet } from './schema.ts'

/**
 * Words per minute in silent reading of English non-fiction: Brysbaert 2019,
 * doi.org/10.1016/j.jml.2019.104047.
 */
const wordsPerMinute = 238

/** Returns the whole minutes that a text takes to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

type ArticlesSought = { q?: string | undefined; category?: ArticleCategory | undefined }

/** Filters articles by category and by a text in title, summary or a tag, and keeps their order. */
export function searchArticles<A extends ArticleSummary>(
  articles: readonly A[],
  sought: ArticlesSought,
): A[] {
  const { q = '', category } = sought
  return articles
    .filter((article) => category === undefined || article.category === category)
    .filter(({ title, summary, tags }) => contains([title, summary, ...tags], q))
}

/** Filters guides by a text in title, summary or topic, in either language, and keeps their order. */
export function searchGuides<G extends GuideSummary>(guides: readonly G[], q: string): G[] {
  return guides.filter(({ title, summary, topic, spanish }) =>
    contains([title, summary, topic, translated(topic), spanish?.title ?? '', spanish?.summary ?? ''], q),
  )
}

/**
 * Returns the prompts to offer for a school on the list, by its federal number. For a shared essay, returns
 * the prompts that go to many: the Common App's, and those that several colleges, some on the list, share.
 */
export function promptSetsFor(
  sets: readonly PromptSet[],
  unitid: number | null,
  onList: readonly number[],
): PromptSet[] {
  if (unitid !== null) return sets.filter(({ unitids }) => unitids?.includes(unitid))
  return sets.filter(
    ({ unitids }) => unitids === null || (unitids.length > 1 && unitids.some((one) => onList.includes(one))),
  )
}

/** Returns the prompt's text as stored in an essay. A limit that is not in words is appended. */
export function promptInWords({ text, words, limit }: PromptSet['prompts'][number]): string {
  return words === null ? `${text} (${limit})` : text
}

/** Returns the fewest words that a prompt asks for, if its limit is a range ("250 to 650 words"). */
export function fewestWords(sets: readonly PromptSet[], promptName: string): number | null {
  const prompts = sets.flatMap((set) => set.prompts)
  const limit = prompts.find((prompt) => promptInWords(prompt) === promptName)?.limit
  const fewest = limit && /^([\d,]+) to [\d,]+ words/.exec(limit)?.[1]
  return fewest ? Number(fewest.replaceAll(',', '')) : null
}

/** Returns the set an essay's prompt came from, or `null` if there is none or the prompt was edited. */
export function setOfPrompt(sets: readonly PromptSet[], promptName: string): PromptSet | null {
  return sets.find(({ prompts }) => prompts.some((prompt) => promptInWords(prompt) === promptName)) ?? null
}

/** Returns a college's rule on AI, or the default one; `isOwn` tells which. */
export function aiPolicyFor(policies: readonly AiPolicy[], unitid: number | null) {
  const own = policies.find((policy) => policy.unitid !== null && policy.unitid === unitid)
  const policy = own ?? policies.find((one) => one.unitid === null)
  return policy ? { policy, isOwn: own !== undefined } : null
}

export const profileFilters = {
  all: () => true,
  stem: ({ intendedMajor }) => hasAny(intendedMajor, ['computer', 'engineering']),
  'liberal-arts': ({ intendedMajor }) => hasAny(intendedMajor, ['policy', 'government']),
  'high-achievers': ({ gpaUnweighted }) => gpaUnweighted !== null && gpaUnweighted >= 3.9,
} satisfies Record<string, (profile: Pick<ProfileSummary, 'intendedMajor' | 'gpaUnweighted'>) => boolean>
export type ProfileFilter = keyof typeof profileFilters

/** Filters admitted students by a text in name, high school, major or an admitting college. */
export function searchProfiles<P extends ProfileSummary>(profiles: readonly P[], q: string): P[] {
  return profiles.filter(({ name, highSchool, intendedMajor, collegesAdmitted }) =>
    contains([name, highSchool ?? '', intendedMajor, ...collegesAdmitted.map(({ school }) => school)], q),
  )
}

function contains(texts: readonly string[], q: string): boolean {
  return texts.some((text) => hasAny(text, [q.trim()]))
}

function hasAny(text: string, parts: readonly string[]): boolean {
  const whole = folded(text)
  return parts.some((part) => whole.includes(folded(part)))
}
