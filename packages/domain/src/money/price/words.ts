import type { MeritAward } from '#colleges/aid/schema.ts'
import { noMeritAid } from '#colleges/catalog/rules.ts'
import { exchanges } from '#matching/tuition-exchange.ts'
import { say, translated } from '#say.ts'
import { stateNames } from '#states.ts'
import { dollars, inProse, monthDay, yearsInWords } from '#words.ts'
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
        label: say('If admitted to it: {name}', { name }),
        text:
          upTo === null
            ? say('{percent}% of residents’ tuition', { percent })
            : say('at most {amount}', { amount: dollars(upTo) }),
        note: say('In place of the full cost, if {condition}. Not checked with the college.', {
          condition: translated(condition),
        }),
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
  const notes = {
    any: 'A year before any aid.',
    'in-state': 'A year before any aid, for residents.',
    'out-of-state': 'A year before any aid, with the tuition for other states.',
    unknown: 'A year before any aid, for residents and for everybody else.',
  } as const
  const isAll = remains?.from[0] === 'cost'
  return [
    {
      key: 'cost',
      label: say('Full cost'),
      text: residents === null ? dollars(amount) : rangeText(residents, amount),
      note: `${say(notes[residency])}${isAll ? ` ${say('No federal grant or average lowers it from abroad.')}` : ''}`,
      certainty: 'published',
    },
  ]
}

function policyLines({ policy, federal }: PriceLayers): LayerLine[] {
  const { needBlind, meetsNeed, noLoans, needMet } = policy ?? {}
  const need = federal?.need ?? null
  const notes = [
    need !== null && say('Your need here is the cost less your index.'),
    meetsNeed && say('It says that it meets the full need of all whom it admits.'),
    needMet &&
      say('It met {percent}% of need on average, {year}.', {
        percent: needMet.percent,
        year: yearsInWords(needMet.year),
      }),
    needBlind === true && say('Asking for aid does not count against you.'),
    needBlind === false && say('Asking for aid may count against you.'),
    noLoans && say('Its own aid has no loans in it.'),
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return []
  const known = needMet
    ? say('{percent}% of need met', { percent: needMet.percent })
    : meetsNeed
      ? say('Need met in full')
      : ''
  return [
    {
      key: 'policy',
      label: say('Its aid for need'),
      text:
        need === null ? known || say('See its words') : say('{amount} of need', { amount: dollars(need) }),
      note: notes.join(' '),
      certainty: 'reported',
    },
  ]
}

function promiseLine(promise: JudgedPromise): LayerLine {
  const { covers, incomeBelow, residentsOf, isMet, leaves, isReported } = promise
  const what = covers === 'tuition' ? say('Promise: no tuition') : say('Promise: nothing from parents')
  const met = { true: say('Met, by income'), false: say('Not met'), null: say('Not known yet') }[`${isMet}`]
  const tells = residentsOf ? say('Your income and state will tell.') : say('Your income will tell.')
  return {
    key: `${covers} ${incomeBelow}`,
    label: `${what} ${promisedTo(promise)}`,
    text:
      isMet && leaves !== null && covers === 'tuition'
        ? say('leaves at most {amount}', { amount: dollars(leaves) })
        : met,
    note: `${isMet === null ? `${tells} ` : ''}${
      isMet === false ? '' : say('Only with assets that are typical of the income.')
    }`.trim(),
    certainty: isReported ? 'reported' : 'published',
  }
}

/** "for incomes below $100,000, for residents of Virginia" */
export function promisedTo({
  incomeBelow,
  residentsOf,
}: Pick<JudgedPromise, 'incomeBelow' | 'residentsOf'>): string {
  const whom =
    incomeBelow === null
      ? say('for everybody')
      : say('for incomes below {amount}', { amount: dollars(incomeBelow) })
  if (!residentsOf) return whom
  const states = inProse(residentsOf.map((state) => stateNames[state] ?? state))
  return `${whom}${say(', for residents of {states}', { states })}`
}

/** What a college says of aid for students from abroad, whose price no average and no federal grant lowers. */
function abroadLines({ abroad, stateGrants }: PriceLayers): LayerLine[] {
  if (abroad === null) return []
  const { needBlindAbroad, meetsNeedAbroad } = abroad
  const notes = [
    meetsNeedAbroad && say('It says that it meets the full need of those whom it admits from abroad.'),
    needBlindAbroad === true && say('Asking for aid does not count against you.'),
    needBlindAbroad === false && say('Asking for aid may count against you.'),
    !meetsNeedAbroad &&
      needBlindAbroad === undefined &&
      say('Not known: ask its admission office before you apply.'),
    stateGrants.length > 0 && say('Some states give their own aid whatever your citizenship: see below.'),
  ]
  return [
    {
      key: 'abroad',
      label: say('Its aid for students from abroad'),
      text: meetsNeedAbroad
        ? say('Need met in full')
        : needBlindAbroad === undefined
          ? say('Not known')
          : say('Some'),
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
    return [
      {
        key: 'merit',
        label: say('Merit'),
        text: say('None'),
        note: say(noMeritAid),
        certainty: 'published',
      },
    ]
  if (merit.awards.length === 0) return []
  const named = merit.awards.slice(0, mostNamed).map(awardText)
  const others = merit.awards.length - named.length
  return [
    {
      key: 'merit',
      label: say('Merit, if you win it'),
      text: say('Not counted'),
      note: `${named.join('; ')}${others > 0 ? say('; and {others} more', { others }) : ''}. ${say('Few win one.')}`,
      certainty: 'reported',
    },
  ]
}

function awardText({ name, covers, least, most, usualDeadline }: MeritAward): string {
  const pays = {
    cost: say('the full cost'),
    tuition: say('full tuition'),
    'half-to-full-tuition': say('half to full tuition'),
    'up-to-tuition': say('up to full tuition'),
    amount:
      most === null
        ? say('an amount')
        : least !== null && least < most
          ? rangeText(least, most)
          : dollars(most),
  }[covers]
  const by = usualDeadline ? monthDay(`2000-${usualDeadline}`) : null
  return `${name}, ${pays}${by ? say(', usually by {day}', { day: by }) : ''}`
}

function federalLines({ federal }: PriceLayers): LayerLine[] {
  if (federal === null) return []
  return [
    {
      key: 'pell',
      label: 'Pell Grant',
      text: federal.pell > 0 ? `−${dollars(federal.pell)}` : say('None'),
      note: federal.isPublished
        ? say('By your aid calculator.')
        : say('By your aid calculator, at the last published amounts.'),
      certainty: 'estimate',
    },
  ]
}

const reasons = {
  cost: null,
  averages: 'what families paid on average, after all their grants',
  need: 'your need as far as the college meets need',
  promise: 'its promise, which sets the most',
  pell: 'your Pell Grant, which sets the most',
} as const satisfies Record<Remains['from'][number], string | null>

function remainsLine({ least, most, from }: Remains): LayerLine {
  const parts = from
    .map((each) => reasons[each])
    .filter((part) => part !== null)
    .map((part) => say(part))
    .join(say(', and from '))
  const isOne = least === most
  return {
    key: 'remains',
    label: isOne ? say('What remains') : say('What remains, about'),
    text: rangeOf({ least, most }),
    note:
      parts === ''
        ? say('Before any aid of the college, which it alone can tell.')
        : isOne
          ? say('From {parts}.', { parts })
          : say('A range, because it comes from {parts}.', { parts }),
    certainty: from.includes('averages') ? 'average' : 'estimate',
  }
}

function borrowingLines({ borrowing }: PriceLayers): LayerLine[] {
  if (borrowing === null) return []
  const { first, fourYears, parents } = borrowing
  const plus = parents
    ? say('Parents may borrow {year} a year and {total} in all, at higher cost.', {
        year: dollars(parents.year),
        total: dollars(parents.total),
      })
    : ''
  const own = say(
    'From savings, income, work beside college, and federal loans: for you {first} in the first year and {fourYears} in four.',
    { first: dollars(first), fourYears: dollars(fourYears) },
  )
  return [
    {
      key: 'loans',
      label: say('How to pay the rest'),
      text: say('loans up to {amount}', { amount: dollars(first) }),
      note: `${own} ${plus}`.trim(),
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
