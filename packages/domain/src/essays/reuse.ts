import { stemOf } from '../word-stem.ts'
import type { EssayStatus } from './options.ts'
import { isToStart } from './rules.ts'

/** Words without meaning for what a prompt asks. */
const idle = new Set(
  (
    'a about after all also an and any are as at be been but by can college could describe did do does essay explain for from ' +
    'had has have how i if in into is it its limit maximum may me might more most my no not of on one or other our ' +
    'please prompt response school share should so some than that the their them there these they this those to university up us was we ' +
    'were what when where which who why will with word words would write you your'
  ).split(' '),
)

/** Returns the words that carry a prompt's meaning, without their most common endings. */
function keywords(prompt: string): Set<string> {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => word.length > 2 && !idle.has(word)).map(stemOf))
}

type Reused = { id: string; promptName: string; wordLimit: number | null; words: number }

/**
 * Returns the student's other essays that answer a similar prompt, most similar first. They have text, share
 * at least two fifths of the words that matter, and neither limit is more than two and a half times the
 * other.
 */
export function reusable<T extends Reused>(
  essay: Reused,
  others: readonly T[],
  keywordsOf: (essay: Reused) => Set<string> = ({ promptName }) => keywords(promptName),
): { essay: T; similarity: number }[] {
  const wanted = keywordsOf(essay)
  return others
    .filter(
      (other) => other.id !== essay.id && other.words > 0 && limitsFit(essay.wordLimit, other.wordLimit),
    )
    .map((other) => ({ essay: other, similarity: overlap(wanted, keywordsOf(other)) }))
    .filter(({ similarity }) => similarity >= 0.4)
    .sort((one, two) => two.similarity - one.similarity)
}

/** Maps the id of each unstarted essay to the most similar other essay that has text. */
export function reusableFor<T extends Reused & { status: EssayStatus }>(
  essays: readonly T[],
): Map<string, T> {
  const known = new Map(essays.map(({ id, promptName }) => [id, keywords(promptName)]))
  const found = new Map<string, T>()
  for (const essay of essays.filter(isToStart)) {
    const [best] = reusable(essay, essays, ({ id }) => known.get(id)!)
    if (best) found.set(essay.id, best.essay)
  }
  return found
}

function limitsFit(one: number | null, two: number | null): boolean {
  if (one === null || two === null) return true
  return Math.max(one, two) / Math.min(one, two) <= 2.5
}

/** Returns the shared words as a share of all words of both (the Jaccard index). */
function overlap(one: Set<string>, two: Set<string>): number {
  const shared = [...one].filter((word) => two.has(word)).length
  const all = one.size + two.size - shared
  return all === 0 ? 0 : shared / all
}
