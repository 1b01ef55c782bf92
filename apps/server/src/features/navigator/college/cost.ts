import type { AidForms } from '@bearings/domain/colleges/aid/schema'
import type { Figure } from '@bearings/domain/colleges/catalog/schema'
import { aidFromAbroad } from '@bearings/domain/matching/aid-from-abroad'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { fullCost } from '@bearings/domain/matching/full-cost'
import { pricedOf } from '@bearings/domain/matching/published-school'
import type { Means } from '@bearings/domain/matching/within-budget'
import { dollars, formatInteger, inProse, percent, yearsInWords } from '@bearings/domain/words'
import { catalogSource } from '../notes.ts'
import { quoted } from '../prose.ts'
import { netPriceFact } from '../tools/net-price.ts'
import {
  citeFigure,
  type FactContext,
  type FactFormatters,
  formatFigure,
  joinSentences,
  nameForms,
  pageOf,
} from './fact-formatter.ts'

/** What is published about prices and aid. */
export const cost: FactFormatters<
  'cost' | 'net-price' | 'tuition' | 'room-board' | 'aid' | 'merit' | 'css' | 'fee'
> = {
  cost: async (s) => {
    const means = await s.context.means()
    const price = await netPriceFact(appliesFromAbroad(means) ? s : { ...s, ...nameForms(null) })
    return appliesFromAbroad(means) ? price : joinSentences(fullCostFact(s, means), price)
  },
  'net-price': (s) => netPriceFact(s),
  tuition: (s) => {
    const { tuition_in_state: inside, tuition_out_of_state: outside } = s.school.figures
    if (inside && outside && inside.value !== outside.value)
      return `${s.its} tuition and fees are **${dollars(inside.value)}** a year for residents of the state and **${dollars(outside.value)}** for others${citeFigure(s, outside)}.`
    const one = outside ?? inside
    return one ? `${s.its} tuition and fees are **${dollars(one.value)}** a year${citeFigure(s, one)}.` : null
  },
  'room-board': (s) =>
    joinSentences(
      formatFigure(
        s,
        'room_board_on_campus',
        ({ value }) => `Room and board on campus at ${s.whom} cost **${dollars(value)}** a year`,
      ),
    ),
  aid: async (s) =>
    joinSentences(
      policyFact(s),
      appliesFromAbroad(await s.context.means()) ? aidFromAbroad(s.school.odds) : null,
      formatFigure(
        s,
        'avg_grant_aid',
        ({ value }) =>
          `Grants and scholarships at ${s.whom} average **${dollars(value)}** a year for those who get them`,
      ),
      formatFigure(
        s,
        'pct_pell',
        ({ value }) =>
          `**${percent(value)}** of ${s.school.figures.avg_grant_aid ? 'its' : s.whose} students get Pell Grants`,
      ),
    ),
  merit: (s) => {
    if (s.school.givesNoMeritAid)
      return `${s.who} gives **no merit aid**: its own aid goes by need${s.notes.cite(catalogSource(`${quoted(s.school.name)} in the catalog`, pageOf(s.school)))}.`
    return joinSentences(
      formatFigure(
        s,
        'merit_award_avg',
        ({ value }) => `${s.its} merit awards average **${dollars(value)}** a year`,
      ),
      formatFigure(
        s,
        'merit_recipients',
        ({ value }) => `**${formatInteger(value)}** students without financial need got one`,
      ),
    )
  },
  // What is known is of students in the US.
  css: async (s) => {
    const css = s.school.aid?.forms?.css
    if (!css || appliesFromAbroad(await s.context.means())) return null
    return `${s.who} ${cssInWords[css]}${s.notes.cite(catalogSource(`${quoted(s.school.name)} in the catalog`, pageOf(s.school)))}.`
  },
  fee: (s) => {
    const waiver = s.school.requirements?.feeWaiver
    const words =
      waiver === 'accepted'
        ? 'It takes fee waivers.'
        : waiver === 'us_only'
          ? 'It takes fee waivers from applicants in the US only.'
          : waiver === 'not_accepted'
            ? 'It takes no fee waivers.'
            : null
    return joinSentences(
      formatFigure(s, 'application_fee', ({ value }) =>
        value === 0 ? `Applying to ${s.whom} is free` : `${s.its} application fee is **${dollars(value)}**`,
      ),
      s.school.figures.application_fee && s.school.figures.application_fee.value > 0 ? words : null,
    )
  },
}

const cssInWords: Record<NonNullable<AidForms['css']>, string> = {
  required: 'asks for the CSS Profile besides the FAFSA, if you ask for its own aid',
  or_own_form: 'takes the CSS Profile or a form of its own besides the FAFSA, if you ask for its own aid',
  not_required: 'does not ask for the CSS Profile: the FAFSA is enough',
}

/** Says what a college says of aid for need, and what its Common Data Set has; `null` if neither is known. */
function policyFact(s: FactContext): string | null {
  const { meetsNeed, needMet, needBlind } = s.school.aid ?? {}
  const parts = [
    meetsNeed && 'says that it meets the full need of all whom it admits',
    needMet && `met **${needMet.percent}%** of need on average in ${yearsInWords(needMet.year)}`,
    needBlind === true && 'reads applications without regard to need',
    needBlind === false && 'may count the need for aid in admission',
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0) return null
  return `${s.who} ${inProse(parts)}, as reported of students in the US${s.notes.cite(catalogSource(`${quoted(s.school.name)} in the catalog`, pageOf(s.school)))}`
}

/** Says what a year costs the one who asks before aid; what residents pay where no other tuition is published. */
function fullCostFact(s: FactContext, means: Means): string | null {
  return formatFigure(s, 'cost_of_attendance', ({ value }: Figure) => {
    const cost = fullCost(pricedOf(s.school), means)
    if (cost === null)
      return `${s.who} costs **${dollars(value)}** a year before aid for residents of its state`
    const costs = `${s.who} costs **${dollars(cost.amount)}** a year before aid`
    if (cost.residents !== null)
      return `${s.who} costs **${dollars(cost.residents)}** a year before aid for residents of its state and **${dollars(cost.amount)}** for everybody else`
    return {
      any: costs,
      unknown: costs,
      'in-state': `${costs} for residents of your state`,
      'out-of-state': `${costs} for you, from another state`,
    }[cost.residency]
  })
}
