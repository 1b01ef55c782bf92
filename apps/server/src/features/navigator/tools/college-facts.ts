import type { School } from '@bearings/domain/colleges/catalog/schema'
import { inProse } from '@bearings/domain/words'
import { z } from 'zod'
import { admission } from '../college/admission.ts'
import { applying } from '../college/applying.ts'
import { changeFact, changeSentence } from '../college/change.ts'
import { cost } from '../college/cost.ts'
import { nameForms, pageOf, type FactFormatters } from '../college/fact-formatter.ts'
import { outcomes } from '../college/outcomes.ts'
import { place } from '../college/place.ts'
import { catalogSource, type Notes } from '../notes.ts'
import { quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { type Fact, factPatterns } from '../requests/facts.ts'
import { tool } from './tool.ts'

const facts = Object.keys(factPatterns) as [Fact, ...Fact[]]

export const collegeFacts = tool({
  description:
    'What is published of a college: admission rate, test scores, prices, deadlines, requirements and more',
  input: z.object({
    colleges: z.array(z.string().max(160)).min(1).max(4),
    facts: z.array(z.enum(facts)).min(1).max(12),
    major: z.string().max(80).optional().describe('With majors: the one field that is asked about'),
  }),
  async run(context, { colleges, facts: wanted, major }, notes) {
    const found = await context.colleges(colleges)
    if (found.length === 0) return `The catalog has no college called ${inProse(colleges.map(quoted), 'or')}.`
    notes.use('the catalog')
    const parts = await Promise.all(found.map(async ({ id }) => context.school(id)))
    const paragraphs: string[] = []
    for (const school of parts) paragraphs.push(await aboutSchool(context, school, { wanted, major }, notes))
    return paragraphs.join('\n\n')
  },
})

async function aboutSchool(
  context: QuestionContext,
  school: School,
  { wanted, major }: { wanted: readonly Fact[]; major: string | undefined },
  notes: Notes,
): Promise<string> {
  const sentences: string[] = []
  const before = notes.lacking()
  for (const [at, fact] of wanted.entries()) {
    const name = nameForms(at === 0 ? `**${quoted(school.name)}**` : null)
    const sentence = await formatters[fact]({ context, school, notes, major, ...name })
    sentences.push(sentence ?? unpublished(school, name.who, fact, notes))
  }
  const link = `[More on ${quoted(school.name)}](${pageOf(school)})`
  const site = notes.lacking() > before ? ' Check its own admission page, or ask its admission office.' : ''
  const note = school.statusNote ? ` ${quoted(school.statusNote)}` : ''
  const change = wanted.includes('closing') ? '' : changeSentence(context, school, notes)
  return `${change}${sentences.join(' ')}${note}${site} ${link}`
}

/** Says that a fact is not published, and cites the page with what is, where a reader can check. */
function unpublished(school: School, who: string, fact: Fact, notes: Notes): string {
  const mark = notes.cite(catalogSource(`${quoted(school.name)} in the catalog`, pageOf(school)))
  notes.lack()
  return `${who} publishes nothing about ${missing[fact] ?? fact.replaceAll('-', ' ')}, as far as the catalog knows${mark}.`
}

const missing: Partial<Record<Fact, string>> = {
  sat: 'SAT scores',
  act: 'ACT scores',
  gpa: 'the grades of its students',
  merit: 'merit scholarships',
  waitlist: 'its waitlist',
  matters: 'what counts in its admission, such as grades, interest shown, or legacy',
  recommendations: 'letters of recommendation',
  debt: 'debt after graduation',
  earnings: 'what its graduates earn',
  kind: 'what kind of college it is',
  css: 'the CSS Profile',
}

const formatters: FactFormatters<Fact> = {
  ...admission,
  ...cost,
  ...outcomes,
  ...applying,
  ...place,
  closing: changeFact,
  overview: async (s) => {
    const sentences: (string | null)[] = []
    for (const fact of ['setting', 'size', 'admission-rate', 'sat', 'net-price', 'graduation'] as const)
      sentences.push(await formatters[fact](sentences.length === 0 ? s : { ...s, ...nameForms(null) }))
    return sentences.filter((part) => part !== null).join(' ')
  },
}
