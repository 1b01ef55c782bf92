import type { ArticleCategory } from './options.ts'
import type { AiPolicy, ArticleSummary, GuideSummary, ProfileSummary, PromptSet } from './schema.ts'

/** Words a minute in silent reading of English non-fiction: Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047. */
const wordsPerMinute = 238

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

type ArticlesSought = { q?: string | undefined; category?: ArticleCategory | undefined }

/** The articles of a category that have the letters in title, excerpt or a tag, in their order. */
export function soughtArticles<A extends ArticleSummary>(
  articles: readonly A[],
  sought: ArticlesSought,
): A[] {
  const { q = '', category } = sought
  return articles
    .filter((article) => category === undefined || article.category === category)
    .filter(({ title, summary, tags }) => contains([title, summary, ...tags], q))
}

/** The guides that have the letters in title, summary or topic, in their order. */
export function soughtGuides<G extends GuideSummary>(guides: readonly G[], q: string): G[] {
  return guides.filter(({ title, summary, topic }) => contains([title, summary, topic], q))
}

/**
 * The prompts to offer for a school of the list, by its federal number; for a text that belongs to no school, those that
 * go to many: the Common App's, and those that more than one college on the list shares.
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

/** The prompt's text as stored in an essay; a limit that is not in words is appended. */
export function promptInWords({ text, words, limit }: PromptSet['prompts'][number]): string {
  return words === null ? `${text} (${limit})` : text
}

/** The fewest words that a prompt asks for, where its limit is a span ("250 to 650 words"), as the Common App's is. */
export function fewestWords(sets: readonly PromptSet[], promptName: string): number | null {
  const prompts = sets.flatMap((set) => set.prompts)
  const limit = prompts.find((prompt) => promptInWords(prompt) === promptName)?.limit
  const fewest = limit && /^([\d,]+) to [\d,]+ words/.exec(limit)?.[1]
  return fewest ? Number(fewest.replaceAll(',', '')) : null
}

/** The set an essay's prompt came from, as long as it has not been edited. */
export function setOfPrompt(sets: readonly PromptSet[], promptName: string): PromptSet | null {
  return sets.find(({ prompts }) => prompts.some((prompt) => promptInWords(prompt) === promptName)) ?? null
}

/** The rule on AI of a college, or the one that holds for all; `isOwn` says which. */
export function aiPolicyFor(policies: readonly AiPolicy[], unitid: number | null) {
  const own = policies.find((policy) => policy.unitid !== null && policy.unitid === unitid)
  const policy = own ?? policies.find((one) => one.unitid === null)
  return policy ? { policy, isOwn: own !== undefined } : null
}

/** The filters for admitted students. */
export const profileFilters = {
  all: () => true,
  stem: ({ intendedMajor }) => hasAny(intendedMajor, ['computer', 'engineering']),
  'liberal-arts': ({ intendedMajor }) => hasAny(intendedMajor, ['policy', 'government']),
  'high-achievers': ({ gpaUnweighted }) => gpaUnweighted !== null && gpaUnweighted >= 3.9,
} satisfies Record<string, (profile: Pick<ProfileSummary, 'intendedMajor' | 'gpaUnweighted'>) => boolean>
export type ProfileFilter = keyof typeof profileFilters

/** The admitted students with the letters in name, high school, major or a college that admitted them. */
export function soughtProfiles<P extends ProfileSummary>(profiles: readonly P[], q: string): P[] {
  return profiles.filter(({ name, highSchool, intendedMajor, collegesAdmitted }) =>
    contains([name, highSchool ?? '', intendedMajor, ...collegesAdmitted.map(({ school }) => school)], q),
  )
}

function contains(texts: readonly string[], q: string): boolean {
  return texts.some((text) => hasAny(text, [q.trim()]))
}

function hasAny(text: string, parts: readonly string[]): boolean {
  return parts.some((part) => text.toLowerCase().includes(part.toLowerCase()))
}
