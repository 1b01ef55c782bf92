import type { Profile } from '@bearings/domain/library/schema'
import { quoted } from '@bearings/domain/navigator/prose'
import { inProse } from '@bearings/domain/words'
import MiniSearch from 'minisearch'
import type { SignedInContext } from '#platform/serve.ts'
import { library } from '../library/content/library.ts'
import { shownSamples } from '../library/service.ts'

/** A part of a text of the library that can be quoted. */
export type Passage = { id: string; title: string; heading: string; text: string; url: string }
type Hit = Passage & { score: number }

/** Words that say nothing about what is asked. */
const idle = new Set(
  `a about after before between difference happen happens am all an and any are as at be been best by can could did do does for from get give good had has have help how i if in
  is it its know like long make many may me mean means more most much my need of on or our please should so some tell than that
  the their them there these they this to us use want was we were what when where which who why will with work works would you
  your student students college colleges school schools apply applying thing things`.split(/\s+/),
)

/** A search over passages that follows changes: what is new is added, what has changed is replaced, what is gone is taken out. */
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
    /** Makes these all that can be found. */
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
    /** The passages that fit best, the best first; none where too little of what was asked is in any. */
    find(query: string, most = 4): Hit[] {
      const asked = new Set(
        (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
          .filter((word) => !idle.has(word) && word.length > 1)
          .map(stem),
      )
      if (asked.size === 0) return []
      return search
        .search(query)
        .filter(({ queryTerms }) => queryTerms.length >= Math.ceil(asked.size / 2) && queryTerms.length > 0)
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
let indexed: unknown = null
const profilesIndex = createIndex()

/**
 * What the library says on a question: guides and articles first, sample profiles where admitted students are asked
 * about. No student's own story: an answer stays in somebody else's conversation, and may have gone to a model outside.
 */
export async function passagesFor(
  context: Pick<SignedInContext, 'config'>,
  query: string,
): Promise<Passage[]> {
  const sought = inWordsOfLibrary(query)
  const texts = await library()
  if (indexed !== texts) {
    index.update([
      ...texts.guides.flatMap(({ slug, title, summary, markdown }) =>
        passagesOf(`/resources/guides/${slug}`, title, summary, markdown),
      ),
      ...texts.articles.flatMap(({ slug, title, summary, markdown }) =>
        passagesOf(`/resources/admitted-students-blog/${slug}`, title, summary, markdown),
      ),
    ])
    indexed = texts
  }
  const isAboutPeople =
    /\b(admitted|profiles?|accepted students?|students? (who|like)|someone who|examples? of)\b/i.test(query)
  if (!isAboutPeople) return index.find(sought)
  profilesIndex.update((await shownSamples(context)).map(passageOfProfile))
  return [...profilesIndex.find(query, 3), ...index.find(sought)].slice(0, 4)
}

/** Other words that people use for what the library speaks of. */
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

/** A text cut at its headings; each part can be quoted by itself. */
export function passagesOf(url: string, title: string, summary: string, markdown: string): Passage[] {
  const parts = markdown.split(/^## +/m)
  return parts.flatMap((part, at) => {
    const [first = '', ...rest] = part.split('\n')
    const heading = at === 0 ? '' : first.trim()
    const body = at === 0 ? `${summary}\n\n${part}` : rest.join('\n')
    const text = quotable(body)
    return text === '' ? [] : [{ id: `${url}#${at}`, title: quoted(title), heading, text, url }]
  })
}

/** The first sentences, without marks and links, up to some five hundred characters. */
function quotable(markdown: string): string {
  const plain = quoted(
    markdown
      .replace(/^\|.*$/gm, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\[[^\]]+\]:.*$/gm, '')
      .replace(/^#+ .*$/gm, '')
      .replace(/^[-*] +/gm, '• ')
      .replace(/[*_`>]/g, ''),
  )
  if (plain.length <= 520) return plain
  const cut = plain.slice(0, 520)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '))
  return end > 200 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
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
