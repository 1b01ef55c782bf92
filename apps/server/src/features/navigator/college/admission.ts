import { policyLabels } from '@bearings/domain/colleges/catalog/rules'
import { inProse, percent, formatInteger } from '@bearings/domain/words'
import { quoted } from '../prose.ts'
import {
  citeFigure,
  formatFigure,
  joinSentences,
  type FactContext,
  type FactFormatters,
} from './fact-formatter.ts'
import { factorsAskedFor } from './factors.ts'

const weightWords: Record<string, string> = {
  very_important: 'very important',
  important: 'important',
  considered: 'considered',
  not_considered: 'not considered',
}

/** What is published about who is admitted, and by what. */
export const admission: FactFormatters<
  'admission-rate' | 'sat' | 'act' | 'gpa' | 'yield' | 'waitlist' | 'test-policy' | 'matters' | 'interview'
> = {
  'admission-rate': (s) => {
    if (s.school.facts.open_admissions?.value === 'yes')
      return `${s.who} has open admission: it admits everyone who has finished high school${citeFigure(s, s.school.facts.open_admissions)}.`
    return joinSentences(
      formatFigure(
        s,
        'admission_rate',
        ({ value }) => `${s.who} admits **${percent(value)}** of its applicants`,
      ),
    )
  },
  sat: (s) => {
    const { sat_rw_25: rw25, sat_rw_75: rw75, sat_math_25: math25, sat_math_75: math75 } = s.school.figures
    if (!rw25 || !rw75 || !math25 || !math75) return policyWithoutScores(s)
    const [low, high] = [rw25.value + math25.value, rw75.value + math75.value]
    return `The middle half of ${s.whose} students scored **${low}–${high}** on the SAT (reading and writing ${rw25.value}–${rw75.value}, math ${math25.value}–${math75.value})${citeFigure(s, rw25)}.${standing(s, low, high)}`
  },
  act: (s) => {
    const { act_25: low, act_75: high } = s.school.figures
    if (!low || !high) return null
    return `The middle half of ${s.whose} students scored **${low.value}–${high.value}** on the ACT${citeFigure(s, low)}.`
  },
  gpa: (s) =>
    joinSentences(
      formatFigure(
        s,
        'avg_hs_gpa',
        ({ value }) => `The average high school GPA of students at ${s.whom} is **${value.toFixed(2)}**`,
      ),
    ),
  yield: (s) =>
    joinSentences(
      formatFigure(
        s,
        'yield_rate',
        ({ value }) => `**${percent(value)}** of the students ${s.whom} admits enroll`,
      ),
    ),
  waitlist: (s) =>
    joinSentences(
      formatFigure(
        s,
        'waitlist_admitted',
        ({ value }) => `${s.who} admitted **${formatInteger(value)}** students from its waitlist`,
      ),
    ),
  'test-policy': policySentence,
  matters: (s) => {
    const { factors } = s.school
    if (!factors) return null
    const named = factorsAskedFor(s.context.message)
    const asked = named.flatMap(({ key, words }) => {
      const weight = factors.importance[key]
      return weight ? [`${words} as **${weightWords[weight]}**`] : []
    })
    const silent = named.filter(({ key }) => !factors.importance[key]).map(({ words }) => words)
    const unsaid =
      silent.length > 0
        ? ` What is published says nothing of ${inProse(silent)}; its admission page may.`
        : ''
    if (asked.length > 0)
      return `${s.who} rates ${inProse(asked)} in its Common Data Set${citeFigure(s, factors)}.${unsaid}`
    const of = (weight: string) =>
      Object.entries(factors.importance)
        .filter(([, one]) => one === weight)
        .map(([name]) => name.replaceAll('_', ' '))
    const groups = [
      ['very_important', 'very important'],
      ['important', 'important'],
      ['not_considered', 'not considered'],
    ].flatMap(([weight, words]) => (of(weight!).length > 0 ? [`**${words}**: ${inProse(of(weight!))}`] : []))
    return `${s.who} says what counts in admission${citeFigure(s, factors)}. ${groups.join('; ')}.${unsaid}`
  },
  interview: (s) => {
    const weight = s.school.factors?.importance['interview']
    if (!weight) return null
    return `In ${s.whose} Common Data Set the interview is “${weightWords[weight]}”${citeFigure(s, s.school.factors!)}. Its admission page says whether one is offered this year.`
  },
}

/** Says where the score that the question names stands. */
function standing({ context: { said } }: FactContext, low: number, high: number): string {
  if (said.sat === null) return ''
  const words = said.sat < low ? 'below' : said.sat > high ? 'above' : 'within'
  return ` Your ${said.sat} is ${words} that range.`
}

function policySentence(s: FactContext): string | null {
  const policy = s.school.facts.test_policy
  if (!policy) return null
  const words: Record<string, string> = {
    required: 'requires the SAT or ACT',
    optional: 'is test-optional: you choose whether to send SAT or ACT scores',
    considered_if_submitted: 'considers SAT or ACT scores if they are sent, and does not require them',
    flexible: 'takes the SAT, the ACT or something else in their place, and may need none of them',
    sometimes_required: 'requires the SAT or ACT of some applicants only',
    test_free: 'is test-free: it does not look at SAT or ACT scores',
    not_considered: 'does not look at SAT or ACT scores',
  }
  const sentence = `${s.who} **${words[policy.value] ?? policyLabels[policy.value] ?? policy.value}**${citeFigure(s, policy)}.`
  return policy.note ? `${sentence} ${quoted(policy.note)}` : sentence
}

/** A college that does not look at scores publishes none. */
function policyWithoutScores(s: FactContext): string | null {
  const policy = s.school.facts.test_policy?.value
  return policy === 'test_free' || policy === 'not_considered' ? policySentence(s) : null
}
