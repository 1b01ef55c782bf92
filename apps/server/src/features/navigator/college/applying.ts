import { cycleOn } from '@bearings/domain/calendar-dates'
import { openingOf } from '@bearings/domain/class-year'
import { earlyRounds, planLabels, roundLabels, yearOfHint } from '@bearings/domain/colleges/rules'
import type { Round } from '@bearings/domain/colleges/schema'
import { day, inProse, untilDay } from '@bearings/domain/words'
import { ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import { aiPolicyOf, supplementsOf } from './essay-rules.ts'
import { citeFigure, citeRequirements, type FactContext, type FactFormatters } from './fact-formatter.ts'

/** What is published about dates and about what an application needs. */
export const applying: FactFormatters<
  'deadline' | 'recommendations' | 'essays' | 'how-to-apply' | 'portfolio' | 'ai-policy'
> = {
  deadline: (s) => deadlinesOf(s),
  recommendations: (s) => {
    const asks = s.school.requirements
    if (!asks || (asks.teacherEvaluations === null && asks.counselorRecommendation === null)) return null
    const counselor = asks.counselorRecommendation ? ' and a counselor recommendation' : ''
    return `${s.who} asks for **${counted(asks.teacherEvaluations ?? 0, 'teacher letter')}**${counselor}${citeRequirements(s)}.`
  },
  essays: async (s) => {
    const supplements = await supplementsOf(s)
    if (supplements) return supplements
    const asks = s.school.requirements
    if (!asks || asks.personalEssayRequired === null) return null
    const words = asks.personalEssayRequired
      ? '**requires the main essay**'
      : '**does not require the main essay**'
    return `${s.who} ${words} of the Common App${citeRequirements(s)}. That says nothing of its own essays, the supplements, which are listed in the application itself; add each in [Essays](/essays) with its limit.`
  },
  portfolio: (s) => {
    const where = s.school.requirements?.portfolio
    if (!where) return null
    const how = where === 'slideroom' ? 'SlideRoom' : 'the college itself'
    return `For ${s.whom} the Common App’s requirements name a **portfolio**, sent through **${how}**${citeRequirements(s)}. Who has to send one, and what goes in it, is on the college’s own page.`
  },
  'ai-policy': aiPolicyOf,
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
    const context = needs.length > 0 ? ` It asks for ${inProse(needs)}.` : ''
    const window = asks.filingWindow ? ` ${quoted(asks.filingWindow)}` : ''
    return `You apply to ${s.whom} with **${systems[asks.applicationSystem] ?? asks.applicationSystem.replaceAll('_', ' ')}**${citeRequirements(s)}.${context}${window}`
  },
}

const asksIfOver = /\b(too late|miss(ed)?|still)\b/i

/** The rounds that a question names. What is there of them is told anyway, what is not there is said. */
function roundsAskedFor(text: string): Round[] {
  if (/\b(ed|early decision) ?(2|ii|two)\b/i.test(text)) return ['early_decision_2']
  if (/\b(ea|early action)\b/i.test(text)) return ['early_action']
  return /\brolling\b/i.test(text) ? ['rolling'] : []
}

async function deadlinesOf(factContext: FactContext): Promise<string | null> {
  const { context, school, its, notes } = factContext
  const dated = school.deadlines.map((deadline) => {
    const { round, date, state } = deadline
    if (date === null) return `${roundLabels[round]}: rolling`
    const caution =
      state === 'reported'
        ? ''
        : state === 'typical'
          ? ', a typical date'
          : `, ${yearOfHint(deadline, context.today)}’s date`
    return `${roundLabels[round]} **${day(date)}** (${untilDay(date, context.today)}${caution})`
  })
  const own = (await context.list()).find(({ schoolId }) => schoolId === school.id)
  const plan = own?.deadline
    ? ` On your list it is ${own.plan ? `${planLabels[own.plan]}, ` : ''}${day(own.deadline)}${notes.cite(ownSource('Your school list', `/schools/${own.id}/research`))}.`
    : ''
  const [first] = school.deadlines
  if (!first) return plan ? `No dates are published in the catalog for ${factContext.who}.${plan}` : null
  const isLater = context.cycle > cycleOn(context.today)
  const check = isLater
    ? ` The dates for your class are published from ${openingOf(context.cycle)}.`
    : ' Check dates that are not from this year with the college.'
  const caution = school.deadlines.some(({ state }) => state !== 'reported') ? check : ''
  const source = citeFigure(factContext, { source: first.source, year: first.cycle })
  const hasEarly = school.deadlines.some(({ round }) => earlyRounds.includes(round))
  const noEarly = !hasEarly && /\bearly\b/i.test(context.message) ? ' No early plan is published.' : ''
  const lacking = roundsAskedFor(context.message).filter((asked) =>
    school.deadlines.every(({ round }) => round !== asked),
  )
  const none = lacking.map((round) => ` No ${roundLabels[round]} is published for it.`).join('')
  const isOver = school.deadlines.every(({ date }) => date !== null && date < context.today)
  const over = isOver
    ? ' All of these have passed: ask its admission office whether it still takes applications. [Find Schools](/schools/find) shows which colleges do, and transferring later is another way in.'
    : ''
  const open = school.deadlines.find(({ date }) => date === null || date >= context.today)
  const still =
    open && asksIfOver.test(context.message)
      ? `Not too late: ${roundLabels[open.round]} ${open.date === null ? 'is rolling, so it is open until it is full' : `is open until **${day(open.date)}**`}. `
      : ''
  return `${still}${its} dates: ${dated.join('; ')}${source}.${none}${over}${noEarly}${plan}${caution}`
}
