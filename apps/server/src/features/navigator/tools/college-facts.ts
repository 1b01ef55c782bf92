import {
  counted,
  day,
  dollars,
  inProse,
  percent,
  quoted,
  untilDay,
  whole,
} from '@bearings/domain/navigator/prose'
import { type Fact, factPatterns } from '@bearings/domain/navigator/recognize/facts'
import { policyLabels } from '@bearings/domain/schools/catalog/rules'
import type { Figure, FigureName, Provenance, School } from '@bearings/domain/schools/catalog/schema'
import { planLabels, roundLabels } from '@bearings/domain/schools/rules'
import { z } from 'zod'
import type { Asked } from '../asked.ts'
import { catalogued, type Notes, yours } from '../notes.ts'
import { netPriceFact } from './net-price.ts'
import { tool } from './tool.ts'

const facts = Object.keys(factPatterns) as [Fact, ...Fact[]]

export const collegeFacts = tool({
  description:
    'What is published of a college: admission rate, test scores, prices, deadlines, requirements and more',
  input: z.object({
    colleges: z.array(z.string().max(160)).min(1).max(4),
    facts: z.array(z.enum(facts)).min(1).max(12),
  }),
  async run(asked, { colleges, facts: wanted }, notes) {
    const found = await asked.colleges(colleges)
    if (found.length === 0) return `The catalog has no college called ${inProse(colleges.map(quoted), 'or')}.`
    notes.use('the catalog')
    const parts = await Promise.all(found.map(async ({ id }) => asked.school(id)))
    const said: string[] = []
    for (const school of parts) said.push(await aboutSchool(asked, school, wanted, notes))
    return said.join('\n\n')
  },
})

/** The address of a college's own page. */
export const pageOf = ({ unitid, id }: Pick<School, 'unitid' | 'id'>) => `/schools/find/${unitid ?? id}`

async function aboutSchool(
  asked: Asked,
  school: School,
  wanted: readonly Fact[],
  notes: Notes,
): Promise<string> {
  const sentences: string[] = []
  for (const [at, fact] of wanted.entries()) {
    const who = at === 0 ? `**${quoted(school.name)}**` : 'It'
    const said = await sayings[fact]({ asked, school, notes, who, its: at === 0 ? `${who}’s` : 'Its' })
    sentences.push(
      said ??
        `${who} publishes nothing about ${missing[fact] ?? fact.replaceAll('-', ' ')} that the catalog has.`,
    )
  }
  const link = `[More on ${quoted(school.name)}](${pageOf(school)})`
  const isUnknown = sentences.some((sentence) => sentence.includes('publishes nothing'))
  const site = isUnknown ? ' Its admission office can tell you.' : ''
  const note = school.statusNote ? ` ${quoted(school.statusNote)}` : ''
  return `${sentences.join(' ')}${note}${site} ${link}`
}

const missing: Partial<Record<Fact, string>> = {
  sat: 'SAT scores',
  act: 'ACT scores',
  gpa: 'the grades of its students',
  merit: 'merit scholarships',
  waitlist: 'its waitlist',
  matters: 'what counts in its admission',
  recommendations: 'letters of recommendation',
  debt: 'debt after graduation',
  earnings: 'what its graduates earn',
  kind: 'what kind of college it is',
}

type Saying = { asked: Asked; school: School; notes: Notes; who: string; its: string }

function cited({ notes, school }: Saying, { source, year }: Pick<Provenance, 'source' | 'year'>): string {
  return notes.cite(catalogued(`${source}, ${year}`, pageOf(school)))
}

/** One figure with its source, put into words; `null` where it is not published. */
function figure(saying: Saying, name: FigureName, words: (value: Figure) => string): string | null {
  const found = saying.school.figures[name]
  return found ? `${words(found)}${cited(saying, found)}` : null
}

function joined(...parts: (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null)
  return said.length > 0 ? said.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ') : null
}

const sayings: Record<Fact, (saying: Saying) => string | null | Promise<string | null>> = {
  'admission-rate': (s) => {
    if (s.school.facts.open_admissions?.value === 'yes')
      return `${s.who} has open admission: it admits everyone who has finished high school${cited(s, s.school.facts.open_admissions)}.`
    return joined(
      figure(s, 'admission_rate', ({ value }) => `${s.who} admits **${percent(value)}** of its applicants`),
    )
  },
  sat: (s) => {
    const { sat_rw_25: rw25, sat_rw_75: rw75, sat_math_25: math25, sat_math_75: math75 } = s.school.figures
    if (!rw25 || !rw75 || !math25 || !math75) return null
    const [low, high] = [rw25.value + math25.value, rw75.value + math75.value]
    return `The middle half of ${s.its === 'Its' ? 'its' : s.its} students scored **${low}–${high}** on the SAT (reading and writing ${rw25.value}–${rw75.value}, math ${math25.value}–${math75.value})${cited(s, rw25)}.`
  },
  act: (s) => {
    const { act_25: low, act_75: high } = s.school.figures
    if (!low || !high) return null
    return `The middle half of ${s.its === 'Its' ? 'its' : s.its} students scored **${low.value}–${high.value}** on the ACT${cited(s, low)}.`
  },
  gpa: (s) =>
    joined(
      figure(
        s,
        'avg_hs_gpa',
        ({ value }) =>
          `The average high school GPA of students at ${s.who === 'It' ? 'it' : s.who} is **${value.toFixed(2)}**`,
      ),
    ),
  cost: (s) =>
    joined(
      figure(
        s,
        'cost_of_attendance',
        ({ value }) => `${s.who} costs **${dollars(value)}** a year before aid`,
      ),
      figure(
        s,
        'net_price_avg',
        ({ value }) => `After grants, students with federal aid paid **${dollars(value)}** on average`,
      ),
    ),
  'net-price': (s) => netPriceFact(s),
  tuition: (s) => {
    const { tuition_in_state: inside, tuition_out_of_state: outside } = s.school.figures
    if (inside && outside && inside.value !== outside.value)
      return `${s.its} tuition and fees are **${dollars(inside.value)}** a year for residents of the state and **${dollars(outside.value)}** for others${cited(s, outside)}.`
    const one = outside ?? inside
    return one ? `${s.its} tuition and fees are **${dollars(one.value)}** a year${cited(s, one)}.` : null
  },
  'room-board': (s) =>
    joined(
      figure(s, 'room_board_on_campus', ({ value }) =>
        `Room and board on campus ${s.who === 'It' ? '' : `at ${s.who} `}cost **${dollars(value)}** a year`.replace(
          'campus c',
          'campus c',
        ),
      ),
    ),
  aid: (s) =>
    joined(
      figure(
        s,
        'avg_grant_aid',
        ({ value }) =>
          `Grants and scholarships at ${s.who === 'It' ? 'it' : s.who} average **${dollars(value)}** a year for those who get them`,
      ),
      figure(s, 'pct_pell', ({ value }) => `**${percent(value)}** of its students get Pell Grants`),
    ),
  merit: (s) =>
    joined(
      figure(
        s,
        'merit_award_avg',
        ({ value }) => `${s.its} merit awards average **${dollars(value)}** a year`,
      ),
      figure(
        s,
        'merit_recipients',
        ({ value }) => `**${whole(value)}** students without financial need got one`,
      ),
    ),
  fee: (s) => {
    const waiver = s.school.requirements?.feeWaiver
    const words =
      waiver === 'accepted' || waiver === 'us_only'
        ? 'It takes fee waivers.'
        : waiver === 'not_accepted'
          ? 'It takes no fee waivers.'
          : null
    return joined(
      figure(s, 'application_fee', ({ value }) =>
        value === 0
          ? `Applying to ${s.who === 'It' ? 'it' : s.who} is free`
          : `${s.its} application fee is **${dollars(value)}**`,
      ),
      s.school.figures.application_fee && s.school.figures.application_fee.value > 0 ? words : null,
    )
  },
  graduation: (s) =>
    joined(
      figure(
        s,
        'grad_rate_6yr',
        ({ value }) =>
          `**${percent(value)}** of ${s.its === 'Its' ? 'its' : s.its} students graduate within six years`,
      ),
      figure(s, 'grad_rate_4yr', ({ value }) => `**${percent(value)}** do so within four`),
    ),
  retention: (s) =>
    joined(
      figure(
        s,
        'retention_rate',
        ({ value }) =>
          `**${percent(value)}** of ${s.its === 'Its' ? 'its' : s.its} first-year students come back for a second year`,
      ),
    ),
  ratio: (s) =>
    joined(
      figure(
        s,
        'student_faculty_ratio',
        ({ value }) => `${s.who} has **${whole(value)} students** for each teacher`,
      ),
    ),
  size: (s) =>
    joined(
      figure(s, 'undergrad_enrollment', ({ value }) => `${s.who} has **${whole(value)}** undergraduates`),
    ),
  earnings: (s) =>
    joined(
      figure(
        s,
        'median_earnings_10yr',
        ({ value }) =>
          `Ten years after they began at ${s.who === 'It' ? 'it' : s.who}, students with federal aid earn **${dollars(value)}** a year at the median`,
      ),
    ),
  debt: (s) =>
    joined(
      figure(
        s,
        'median_debt',
        ({ value }) =>
          `Those who borrowed federal loans at ${s.who === 'It' ? 'it' : s.who} and graduated owe **${dollars(value)}** at the median`,
      ),
      figure(
        s,
        'pct_federal_loan',
        ({ value }) => `**${percent(value)}** of its students take federal loans`,
      ),
    ),
  yield: (s) =>
    joined(
      figure(
        s,
        'yield_rate',
        ({ value }) => `**${percent(value)}** of those whom ${s.who === 'It' ? 'it' : s.who} admits enroll`,
      ),
    ),
  waitlist: (s) =>
    joined(
      figure(
        s,
        'waitlist_admitted',
        ({ value }) => `${s.who} admitted **${whole(value)}** students from its waitlist`,
      ),
    ),
  'test-policy': (s) => {
    const policy = s.school.facts.test_policy
    if (!policy) return null
    const words: Record<string, string> = {
      required: 'requires the SAT or ACT',
      optional: 'is test-optional: you choose whether to send SAT or ACT scores',
      considered_if_submitted: 'considers SAT or ACT scores if they are sent, and does not require them',
      flexible: 'is test-flexible: it takes other tests in place of the SAT or ACT',
      sometimes_required: 'requires the SAT or ACT of some applicants only',
      test_free: 'does not look at SAT or ACT scores',
      not_considered: 'does not look at SAT or ACT scores',
    }
    const said = `${s.who} **${words[policy.value] ?? policyLabels[policy.value] ?? policy.value}**${cited(s, policy)}.`
    return policy.note ? `${said} ${quoted(policy.note)}` : said
  },
  deadline: (s) => deadlinesOf(s),
  recommendations: (s) => {
    const asks = s.school.requirements
    if (!asks || (asks.teacherEvaluations === null && asks.counselorRecommendation === null)) return null
    const counselor = asks.counselorRecommendation ? ' and a counselor recommendation' : ''
    return `${s.who} asks for **${counted(asks.teacherEvaluations ?? 0, 'teacher letter')}**${counselor}${required(s)}.`
  },
  essays: (s) => {
    const asks = s.school.requirements
    if (!asks || asks.personalEssayRequired === null) return null
    const words = asks.personalEssayRequired
      ? '**requires the personal essay**'
      : '**does not require the personal essay**'
    return `${s.who} ${words} of the application${required(s)}. Its own supplements are listed in the application itself; add each in [Essays](/essays) with its limit.`
  },
  interview: (s) => {
    const weight = s.school.factors?.importance['interview']
    if (!weight) return null
    return `In ${s.its === 'Its' ? 'its' : s.its} Common Data Set the interview is “${weightWords[weight]}”${cited(s, s.school.factors!)}. Whether one is offered this year stands on its admission page.`
  },
  'how-to-apply': (s) => {
    const asks = s.school.requirements
    if (!asks) return null
    const systems: Record<string, string> = {
      common_app: 'the Common App',
      uc: 'the UC application',
      csu: 'Cal State Apply',
      institutional: 'its own application',
    }
    const needs = [
      asks.personalEssayRequired && 'the personal essay',
      asks.teacherEvaluations && counted(asks.teacherEvaluations, 'teacher letter'),
      asks.counselorRecommendation && 'a counselor recommendation',
      asks.midyearReport && 'the midyear report',
      asks.coursesAndGradesRequired && 'the section on courses and grades',
    ].filter((need) => typeof need === 'string')
    const asked = needs.length > 0 ? ` It asks for ${inProse(needs)}.` : ''
    const window = asks.filingWindow ? ` ${quoted(asks.filingWindow)}` : ''
    return `You apply to ${s.who === 'It' ? 'it' : s.who} with **${systems[asks.applicationSystem] ?? asks.applicationSystem.replaceAll('_', ' ')}**${required(s)}.${asked}${window}`
  },
  majors: (s) => {
    const { fields } = s.school
    if (!fields) return null
    const shares = fields.shares.map(({ title, share }) => `${title} (${percent(share)})`)
    return `The largest fields at ${s.who === 'It' ? 'it' : s.who}, by degrees awarded, are ${inProse(shares)}${cited(s, fields)}.`
  },
  matters: (s) => {
    const { factors } = s.school
    if (!factors) return null
    const of = (weight: string) =>
      Object.entries(factors.importance)
        .filter(([, one]) => one === weight)
        .map(([name]) => name.replaceAll('_', ' '))
    const said = [
      ['very_important', 'very important'],
      ['important', 'important'],
      ['not_considered', 'not considered'],
    ].flatMap(([weight, words]) => (of(weight!).length > 0 ? [`**${words}**: ${inProse(of(weight!))}`] : []))
    return `${s.who} says what counts in admission${cited(s, factors)}. ${said.join('; ')}.`
  },
  setting: (s) => {
    const { city, state, facts: known } = s.school
    const place = quoted([city, state].filter((part) => part !== null).join(', '))
    if (!place) return null
    const locale = known.locale_detail
    return `${s.who} is in **${place}**${locale ? `, ${locale.value.replaceAll('_', ' ').toLowerCase()}${cited(s, locale)}` : notesOfPlace(s)}.`
  },
  kind: (s) => {
    const words = s.school.type ? [s.school.type.toLowerCase()] : []
    const { hbcu, women_only: women, men_only: men, hsi } = s.school.facts
    if (hbcu) words.push('a historically Black college')
    if (women) words.push('a women’s college')
    if (men) words.push('a men’s college')
    if (hsi) words.push('Hispanic-serving')
    const faith = s.school.religiousAffiliation
    if (faith) words.push(`affiliated with: ${quoted(faith)}`)
    return words.length > 0 ? `${s.who} is **${inProse(words)}**${notesOfPlace(s)}.` : null
  },
  links: (s) => {
    const { links, netPriceCalculatorUrl, url } = s.school
    const all = (
      [
        ['site', url],
        ['admission page', links?.admissions],
        ['financial aid page', links?.financialAid],
        ['net price calculator', netPriceCalculatorUrl],
      ] as const
    ).flatMap(([what, address]) => {
      const page = address ? webAddress(address) : null
      if (page === null) return []
      const title = `${quoted(s.school.name)}: ${what}`
      return [`its ${what}, ${quoted(page.host)}${s.notes.cite(catalogued(title, page.href))}`]
    })
    return all.length > 0 ? `Of ${s.who === 'It' ? 'it' : s.who} the catalog knows ${inProse(all)}.` : null
  },
  overview: async (s) => {
    const said: (string | null)[] = []
    for (const fact of ['setting', 'size', 'admission-rate', 'sat', 'net-price', 'graduation'] as const)
      said.push(await sayings[fact](said.length === 0 ? s : { ...s, who: 'It', its: 'Its' }))
    return said.filter((part) => part !== null).join(' ')
  },
}

/** An address as the catalog has it, with or without its protocol; `null` for what is none of the web. */
function webAddress(address: string): URL | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  return /^https?:$/.test(url.protocol) ? url : null
}

const weightWords: Record<string, string> = {
  very_important: 'very important',
  important: 'important',
  considered: 'considered',
  not_considered: 'not considered',
}

function notesOfPlace({ notes, school }: Saying): string {
  return notes.cite(catalogued('The catalog’s page of the college', pageOf(school)))
}

function required(saying: Saying): string {
  const asks = saying.school.requirements!
  return cited(saying, { source: asks.source ?? 'The college’s requirements', year: asks.cycle })
}

async function deadlinesOf(saying: Saying): Promise<string | null> {
  const { asked, school, its, notes } = saying
  const dated = school.deadlines.map((deadline) => {
    const { round, date, state } = deadline
    if (date === null) return `${roundLabels[round]}: rolling`
    const caution =
      state === 'reported' ? '' : state === 'carried_over' ? ', last year’s date' : ', a typical date'
    return `${roundLabels[round]} **${day(date)}** (${untilDay(date, asked.today)}${caution})`
  })
  const own = (await asked.list()).find(({ schoolId }) => schoolId === school.id)
  const plan = own?.deadline
    ? ` On your list it is ${own.plan ? `${planLabels[own.plan]}, ` : ''}${day(own.deadline)}${notes.cite(yours('Your school list', `/schools/${own.id}/research`))}.`
    : ''
  const [first] = school.deadlines
  if (!first) return plan ? `No dates are published in the catalog for ${saying.who}.${plan}` : null
  const caution = school.deadlines.some(({ state }) => state !== 'reported')
    ? ' Check dates that are not of this year with the college.'
    : ''
  const source = cited(saying, { source: first.source, year: first.cycle })
  return `${its} dates: ${dated.join('; ')}${source}.${plan}${caution}`
}
