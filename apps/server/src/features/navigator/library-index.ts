import MiniSearch from 'minisearch'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { fused } from './embeddings/fusion.ts'
import { type Passage, passagesOfProfiles, passagesOfTexts } from './passages.ts'

type Hit = Passage & { score: number }

/** Words that say nothing about the subject of a question. */
const idle = new Set(
  `a about after before between difference happen happens am all an and any are as at be been best by can could did do does for from get give good had has have help how i if in
  is it its know like long make many may me mean means more most much my need of on or our please should so some tell than that
  the their them there these they this to us use want was we were what when where which who why will with work works would you
  your student students college colleges school schools university universities apply applying thing things`.split(
    /\s+/,
  ),
)

/**
 * Creates a search over passages that follows changes: new passages are added, changed ones replaced, and
 * those that are gone removed.
 */
export function createIndex() {
  const search = new MiniSearch<Passage>({
    fields: ['title', 'heading', 'text'],
    processTerm: (term) => {
      const word = term.toLowerCase().replace(/[’']s$/, '')
      return idle.has(word) || word.length < 2 ? null : stem(word)
    },
    searchOptions: {
      boost: { title: 3, heading: 4 },
      prefix: (term) => term.length > 4,
      boostDocument: (id) =>
        (String(id).startsWith('/resources/guides') ? 1.3 : 1) * (String(id).endsWith('#0') ? 1.3 : 1),
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  })
  const known = new Map<string, Passage>()

  return {
    /** Makes these passages the only ones that can be found. */
    update(passages: readonly Passage[]): void {
      const ids = new Set(passages.map(({ id }) => id))
      for (const passage of passages) {
        const before = known.get(passage.id)
        if (before && JSON.stringify(before) === JSON.stringify(passage)) continue
        if (before) search.replace(passage)
        else search.add(passage)
        known.set(passage.id, passage)
      }
      for (const id of [...known.keys()].filter((one) => !ids.has(one))) {
        search.discard(id)
        known.delete(id)
      }
    },
    /** Returns the best passages, best first, without those that contain too few words of the question. */
    find(query: string, most = 4): Hit[] {
      const terms = new Set(
        (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
          .filter((word) => !idle.has(word) && word.length > 1)
          .map(stem),
      )
      if (terms.size === 0) return []
      return search
        .search(query)
        .filter(
          ({ queryTerms }) =>
            queryTerms.length >= (terms.size < 3 ? terms.size : Math.ceil(terms.size * 0.6)),
        )
        .filter(({ score }) => score > 6)
        .slice(0, most)
        .map(({ id, score }) => ({ ...known.get(id as string)!, score }))
    },
  }
}

function stem(word: string): string {
  return word.length > 4
    ? word.replace(/(ies|ing|ed|es|s)$/, (ending) => (ending === 'ies' ? 'y' : ''))
    : word.replace(/(?<=[^s])s$/, '')
}

const index = createIndex()
/** The passages of texts in the index. The same array means that nothing was published or withdrawn. */
let indexed: unknown = null
const profilesIndex = createIndex()

/** Finds passages by meaning, and returns the ids of those that are near enough, the best first. */
export type SemanticSearch = (query: string) => Promise<string[]>

/** The most passages an answer quotes, and how many results of either search are considered. */
const quotes = 4
const depth = 20

/**
 * Returns what the library says on a question: parts of guides and articles, and sample profiles if it asks
 * about admitted students.
 * @param byMeaning A search by meaning, whose results are fused with those by words. If it finds nothing,
 * words alone decide.
 */
export async function passagesFor(
  context: Pick<SignedInContext, 'config' | 'db'>,
  query: string,
  byMeaning: SemanticSearch = async () => [],
): Promise<Passage[]> {
  const isAboutPeople =
    /\b(admitted|(?<!\bcss )profiles?|accepted students?|students? (who|like)|someone who|examples? of)\b/i.test(
      query,
    )
  const [texts, profiles, near] = await Promise.all([
    passagesOfTexts(context.db),
    isAboutPeople ? passagesOfProfiles(context) : [],
    byMeaning(query),
  ])
  if (indexed !== texts) index.update(texts)
  indexed = texts
  const sought = inWordsOfLibrary(query)
  if (isAboutPeople) profilesIndex.update(profiles)
  const people = isAboutPeople ? profilesIndex.find(query, 3) : []
  const byWords = [...people, ...index.find(sought, depth)]
  if (near.length === 0) return byWords.slice(0, quotes)

  const known = new Map([...profiles, ...texts].map((passage) => [passage.id, passage]))
  const ids = fused([byWords.map(({ id }) => id), near.filter((id) => known.has(id)).slice(0, depth)])
  return ids.slice(0, quotes).map((id) => known.get(id)!)
}

/** Other words that people use for the terms of the library. */
const otherWords: readonly [RegExp, string][] = [
  [/\b(chat ?gpt|gpt|ai|chatbots?|artificial intelligence)\b/gi, 'AI artificial intelligence tools essays'],
  [/\bpersonal statements?\b/gi, 'personal essay prompts Common App'],
  [/\bpell( grants?)?\b/gi, 'Pell Grant student aid index'],
  [/\brecs?\b|\bletters? of rec\b/gi, 'recommendation letters'],
  [/\bwait ?-?listed\b/gi, 'waitlist waiting list'],
]

function inWordsOfLibrary(query: string): string {
  return otherWords.reduce((text, [words, ours]) => text.replace(words, ours), query)
}
