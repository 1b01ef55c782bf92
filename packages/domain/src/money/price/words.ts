import type { MeritAward } from '#colleges/aid/schema.ts'
import { noMeritAid } from '#colleges/catalog/rules.ts'
import { exchanges } from '#matching/tuition-exchange.ts'
import { dollars, monthDay, yearsInWords } from '#words.ts'
import type { JudgedPromise } from './layered.ts'
import type { PriceLayers } from './layers.ts'
import type { Remains } from './remains.ts'
import type { LayerLine } from './schema.ts'

/** The layers as rows, from the cost to what remains and how it could be paid. What is not known has no row. */
export function layerLines(layers: PriceLayers): LayerLine[] {
  return [
    ...costLines(layers),
    ...layers.exchanges.map(({ exchange, upTo }): LayerLine => {
      const { name, percent, condition } = exchanges[exchange]
      return {
        key: exchange,
        label: `If admitted to it: ${name}`,
        text: upTo === null ? `${percent}% of residents’ tuition` : `at most ${dollars(upTo)}`,
        note: `In place of the full cost, if ${condition}. Not checked with the college.`,
        certainty: 'condition',
      }
    }),
    ...policyLines(layers),
    ...abroadLines(layers),
    ...layers.promises.map(promiseLine),
    ...meritLines(layers),
    ...stateLines(layers),
    ...federalLines(layers),
    ...(layers.remains ? [remainsLine(layers.remains)] : []),
    ...borrowingLines(layers),
  ]
}

function costLines({ cost, remains }: PriceLayers): LayerLine[] {
  if (cost === null) return []
  const { amount, residents, residency } = cost
  const where = {
    any: '',
    'in-state': ', for residents',
    'out-of-state': ', with the tuition for other states',
    unknown: ', for residents and for everybody else',
  }[residency]
  const isAll = remains?.from[0] === 'cost'
  return [
    {
      key: 'cost',
      label: 'Full cost',
      text: residents === null ? dollars(amount) : rangeText(residents, amount),
      note: `A year before any aid${where}${isAll ? '. No federal grant or average lowers it from abroad' : ''}.`,
      certainty: 'published',
    },
  ]
}

function policyLines({ policy, federal }: PriceLayers): LayerLine[] {
  const { needBlind, meetsNeed, noLoans, needMet } = policy ?? {}
  const need = federal?.need ?? null
  const notes = [
    need !== null && 'Your need here is the cost less your index.',
    meetsNeed && 'It says that it meets the full need of all whom it admits.',
    needMet && `It met ${needMet.percent}% of need on average, ${yearsInWords(needMet.year)}.`,
    needBlind === true && 'Asking for aid does not count against you.',
    needBlind === false && 'Asking for aid may count against you.',
    noLoans && 'Its own aid has no loans in it.',
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return []
  const known = needMet ? `${needMet.percent}% of need met` : meetsNeed ? 'Need met in full' : ''
  return [
    {
      key: 'policy',
      label: 'Its aid for need',
      text: need === null ? known || 'See its words' : `${dollars(need)} of need`,
      note: notes.join(' '),
      certainty: 'reported',
    },
  ]
}

function promiseLine({
  covers,
  incomeBelow,
  residentsOf,
  isMet,
  leaves,
  isReported,
}: JudgedPromise): LayerLine {
  const what = covers === 'tuition' ? 'No tuition' : 'Nothing from parents'
  const whom = incomeBelow === null ? 'for everybody' : `for incomes below ${dollars(incomeBelow)}`
  const where = residentsOf ? `, for residents of ${residentsOf.join(' and ')}` : ''
  const met = { true: 'Met, by income', false: 'Not met', null: 'Not known yet' }[`${isMet}`]
  return {
    key: `${covers} ${incomeBelow}`,
    label: `Promise: ${what.toLowerCase()} ${whom}${where}`,
    text: isMet && leaves !== null && covers === 'tuition' ? `leaves at most ${dollars(leaves)}` : met,
    note: `${isMet === null ? `Your income${residentsOf ? ' and state' : ''} will tell. ` : ''}${
      isMet === false ? '' : 'Only with assets that are typical of the income.'
    }`.trim(),
    certainty: isReported ? 'reported' : 'published',
  }
}

/** What a college says of aid for students from abroad, whose price no average and no federal grant lowers. */
function abroadLines({ abroad, stateGrants }: PriceLayers): LayerLine[] {
  if (abroad === null) return []
  const { needBlindAbroad, meetsNeedAbroad } = abroad
  const notes = [
    meetsNeedAbroad && 'It says that it meets the full need of those whom it admits from abroad.',
    needBlindAbroad === true && 'Asking for aid does not count against you.',
    needBlindAbroad === false && 'Asking for aid may count against you.',
    !meetsNeedAbroad &&
      needBlindAbroad === undefined &&
      'Not known: ask its admission office before you apply.',
    stateGrants.length > 0 && 'Some states give their own aid whatever your citizenship: see below.',
  ]
  return [
    {
      key: 'abroad',
      label: 'Its aid for students from abroad',
      text: meetsNeedAbroad ? 'Need met in full' : needBlindAbroad === undefined ? 'Not known' : 'Some',
      note: notes.filter((note) => typeof note === 'string').join(' '),
      certainty: 'reported',
    },
  ]
}

/** As many programs of a state as are named. */
const mostPrograms = 4

function stateLines({ stateGrants }: PriceLayers): LayerLine[] {
  return stateGrants.slice(0, mostPrograms).map(({ name, amount, words, ifs }, at): LayerLine => {
    const isMet = ifs.length === 0
    const notes = [
      isMet ? 'You meet the rules that Bearings knows.' : `If so: ${ifs.join('; ')}.`,
      amount === null && words && `It pays: ${words}.`,
      at === 0 && 'Averages of families already hold state grants.',
    ].filter((note) => typeof note === 'string')
    return {
      key: `state ${name}`,
      label: `State grant: ${name}`,
      text: amount === null ? 'By its own table' : grantText(amount),
      note: notes.join(' '),
      certainty: isMet ? 'reported' : 'rules',
    }
  })
}

function grantText({ least, most }: { least: number; most: number }): string {
  if (least === 0) return `up to ${dollars(most)}`
  return least === most ? `−${dollars(most)}` : rangeText(least, most)
}

/** As many awards as are named; the rest are counted. */
const mostNamed = 3

function meritLines({ merit }: PriceLayers): LayerLine[] {
  if (merit.none)
    return [{ key: 'merit', label: 'Merit', text: 'None', note: noMeritAid, certainty: 'published' }]
  if (merit.awards.length === 0) return []
  const named = merit.awards.slice(0, mostNamed).map(awardText)
  const others = merit.awards.length - named.length
  return [
    {
      key: 'merit',
      label: 'Merit, if you win it',
      text: 'Not counted',
      note: `${named.join('; ')}${others > 0 ? `; and ${others} more` : ''}. Few win one.`,
      certainty: 'reported',
    },
  ]
}

function awardText({ name, covers, least, most, usualDeadline }: MeritAward): string {
  const pays = {
    cost: 'the full cost',
    tuition: 'full tuition',
    'half-to-full-tuition': 'half to full tuition',
    'up-to-tuition': 'up to full tuition',
    amount:
      most === null ? 'an amount' : least !== null && least < most ? rangeText(least, most) : dollars(most),
  }[covers]
  return `${name}, ${pays}${usualDeadline ? `, usually by ${monthDay(`2000-${usualDeadline}`)}` : ''}`
}

function federalLines({ federal }: PriceLayers): LayerLine[] {
  if (federal === null) return []
  return [
    {
      key: 'pell',
      label: 'Pell Grant',
      text: federal.pell > 0 ? `−${dollars(federal.pell)}` : 'None',
      note: federal.isPublished
        ? 'By your aid calculator.'
        : 'By your aid calculator, at the last published amounts.',
      certainty: 'estimate',
    },
  ]
}

const reasons: Record<Remains['from'][number], string | null> = {
  cost: null,
  averages: 'what families paid on average, after all their grants',
  need: 'your need as far as the college meets need',
  promise: 'its promise, which sets the most',
  pell: 'your Pell Grant, which sets the most',
}

function remainsLine({ least, most, from }: Remains): LayerLine {
  const parts = from.map((each) => reasons[each]).filter((part) => part !== null)
  const isOne = least === most
  return {
    key: 'remains',
    label: isOne ? 'What remains' : 'What remains, about',
    text: rangeOf({ least, most }),
    note:
      parts.length === 0
        ? 'Before any aid of the college, which it alone can tell.'
        : `${isOne ? 'From' : 'A range, because it comes from'} ${parts.join(', and from ')}.`,
    certainty: from.includes('averages') ? 'average' : 'estimate',
  }
}

function borrowingLines({ borrowing }: PriceLayers): LayerLine[] {
  if (borrowing === null) return []
  const { first, fourYears, parents } = borrowing
  const plus = parents
    ? ` Parents may borrow ${dollars(parents.year)} a year and ${dollars(parents.total)} in all, at higher cost.`
    : ''
  return [
    {
      key: 'loans',
      label: 'How to pay the rest',
      text: `loans up to ${dollars(first)}`,
      note: `From savings, income, work beside college, and federal loans: for you ${dollars(first)} in the first year and ${dollars(fourYears)} in four.${plus}`,
      certainty: 'published',
    },
  ]
}

/** What remains, as a range: "$9,000–16,000". Nobody pays less than nothing. */
export function rangeOf({ least, most }: Pick<Remains, 'least' | 'most'>): string {
  return rangeText(Math.max(0, least), Math.max(0, most))
}

function rangeText(least: number, most: number): string {
  return least === most ? dollars(most) : `${dollars(least)}–${dollars(most).slice(1)}`
}
