import { factsIn } from '@bearings/domain/navigator/recognize/facts'
import { inFull } from '@bearings/domain/navigator/recognize/in-full'
import { type Ask, type Heard, recognize } from '@bearings/domain/navigator/recognize/recognize'
import { dateIn, daysIn, planIn } from '@bearings/domain/navigator/recognize/slots'
import { isWorried } from '@bearings/domain/navigator/recognize/worried'
import type { Plan } from '@bearings/domain/schools/schema'
import { collegesListedIn, collegesMisspelledIn, collegesNamedIn } from '#features/schools/search/service.ts'
import type { Notes } from '../notes.ts'
import { wordsOfTexts } from '../passages.ts'
import type { QuestionContext } from '../question.ts'
import { tools } from '../tools/all.ts'
import { nothingFound } from '../tools/library.ts'
import { refusal } from '../tools/own-essays.ts'
import { emptyList } from '../tools/own-list.ts'
import { plainAnswers } from './plain-answers.ts'

export type Turn = { role: 'user' | 'assistant'; content: string }
/** Sends a piece of the answer. */
export type Emit = (piece: string) => void

/**
 * Answers without a model and without a network: recognizes what is asked, calls the tools for it, and
 * strings together what they say. Each part is sent as soon as it is ready.
 */
export async function answerBuiltIn(
  context: QuestionContext,
  history: readonly Turn[],
  notes: Notes,
  emit: Emit,
): Promise<string> {
  const asks = await understand(context, history)
  const parts: string[] = []
  for (const ask of asks) {
    const part = await answer(context, ask, notes)
    if (parts.includes(part)) continue
    emit(parts.length > 0 ? `\n\n${part}` : part)
    parts.push(part)
  }
  if (parts.length > 0) return parts.join('\n\n')
  emit(nothingFound)
  return nothingFound
}

/**
 * Returns whether a question has a fixed answer, whatever model there is: it asks for a text to be written,
 * or somebody is in danger.
 */
export async function isForBuiltIn(context: QuestionContext): Promise<boolean> {
  return (await understand(context, [])).some(({ kind }) => kind === 'write-essay' || kind === 'distress')
}

async function understand(context: QuestionContext, history: readonly Turn[]): Promise<Ask[]> {
  const hear = async (text: string): Promise<Heard> => heardIn(context, inFull(text))
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 2000))
  const entry = context.entryId ? (await context.list()).find(({ id }) => id === context.entryId) : undefined
  const here = entry?.schoolId ? { id: entry.schoolId, name: entry.name } : null
  return recognize(await hear(context.message), await Promise.all(earlier.map(hear)), here)
}

/**
 * Returns a text with the colleges that it names, including those of the student's list that it calls by one
 * word. If it names none, those count that a word of it misspells.
 */
async function heardIn(context: QuestionContext, text: string): Promise<Heard> {
  const { db } = context.request
  const whole = await collegesNamedIn(db, text)
  const list = (await context.list()).flatMap(({ schoolId, name }) =>
    schoolId ? [{ id: schoolId, name }] : [],
  )
  const listed = await collegesListedIn(db, text, list, whole)
  const named = [
    ...whole.map(({ college: { id, name }, from, to }) => ({ id, name, from, to })),
    ...listed.map(({ school, from, to }) => ({ ...school, from, to })),
  ]
  if (named.length > 0) return { text, colleges: named.toSorted((one, other) => one.from - other.from) }
  const misspelled = await collegesMisspelledIn(db, text, await wordsOfTexts(db))
  return {
    text,
    colleges: misspelled.map(({ college, from, to }) => ({ id: college.id, name: college.name, from, to })),
  }
}

type Answering = (context: QuestionContext, ask: Ask, notes: Notes) => Promise<string> | string

const ids = (ask: Ask) => ask.colleges.slice(0, 4).map(({ id }) => id)

const answers: Record<Ask['kind'], Answering> = {
  distress: () => plainAnswers.distress,
  cheating: () => plainAnswers.cheating,
  'other-students': () => plainAnswers.otherStudents,
  'advisor-notes': () => plainAnswers.advisorNotes,
  greeting: () => plainAnswers.greeting,
  thanks: () => plainAnswers.thanks,
  about: () => plainAnswers.about,
  unknowable: async (context, ask, notes) => {
    if (ask.colleges.length === 0) return plainAnswers.unknowable
    const facts = await tools.college_facts.run(
      context,
      { colleges: ids(ask).slice(0, 1), facts: ['overview'] },
      notes,
    )
    return `${plainAnswers.unpublished} ${facts}`
  },
  'write-essay': () => refusal,
  school: async (context, ask, notes) => {
    const facts = await tools.college_facts.run(
      context,
      { colleges: ids(ask), facts: factsAskedOf(ask) },
      notes,
    )
    return isOther(ask)
      ? `I have nothing on exactly that; the college’s own site may. Here is what is published: ${facts}`
      : facts
  },
  compare: async (context, ask, notes) => {
    const list =
      ask.colleges.length > 0 ? [] : (await context.list()).flatMap(({ schoolId }) => schoolId ?? [])
    const colleges = [...ids(ask), ...list].slice(0, 4)
    if (colleges.length === 0) return emptyList(notes)
    return tools.compare_colleges.run(context, { colleges, facts: ask.facts.slice(0, 8) }, notes)
  },
  chances: (context, ask, notes) => tools.place_colleges.run(context, { colleges: ids(ask) }, notes),
  'submit-scores': (context, ask, notes) => tools.submit_scores.run(context, { colleges: ids(ask) }, notes),
  find: (context, ask, notes) =>
    isAnything(ask.criteria)
      ? tools.suggest_colleges.run(context, { kind: 'target', states: [] }, notes)
      : tools.find_colleges.run(context, ask.criteria, notes),
  safety: (context, ask, notes) => suggested(context, ask, 'safety', notes),
  targets: (context, ask, notes) => suggested(context, ask, 'target', notes),
  reaches: (context, ask, notes) =>
    tools.suggest_colleges.run(context, { kind: 'reach', states: ask.criteria.states }, notes),
  list: (context, _ask, notes) => tools.my_list.run(context, {}, notes),
  'list-fact': (context, { facts, text }, notes) => {
    const lowestFirst = /\b(lowest|least|cheapest|smallest|fewest|cheaper)\b/i.test(text)
      ? true
      : /\b(highest|most|largest|best|biggest)\b/i.test(text)
        ? false
        : null
    return tools.list_facts.run(context, { fact: facts[0]!, lowestFirst }, notes)
  },
  'early-plans': (context, _ask, notes) => tools.early_plans.run(context, {}, notes),
  balance: (context, _ask, notes) => tools.list_balance.run(context, {}, notes),
  'list-odds': (context, _ask, notes) => tools.list_balance.run(context, {}, notes),
  afford: (context, ask, notes) =>
    ask.colleges.length > 0
      ? tools.college_facts.run(
          context,
          { colleges: ids(ask), facts: factsAskedOf({ ...ask, facts: ['net-price'] }) },
          notes,
        )
      : tools.afford_list.run(context, {}, notes),
  gaps: (context, _ask, notes) => tools.profile_gaps.run(context, {}, notes),
  profile: (context, _ask, notes) => tools.my_profile.run(context, {}, notes),
  deadlines: (context, { text }, notes) =>
    tools.my_deadlines.run(
      context,
      { days: daysIn(text, context.today), onlyLate: /\b(late|overdue|past due|miss(ed)?)\b/i.test(text) },
      notes,
    ),
  tests: (context, { text }, notes) =>
    tools.test_dates.run(
      context,
      {
        test: /\bpsat\b/i.test(text)
          ? 'PSAT'
          : /\bsat\b/i.test(text)
            ? 'SAT'
            : /\bact\b/i.test(text)
              ? 'ACT'
              : null,
      },
      notes,
    ),
  'essay-state': (context, _ask, notes) => tools.my_essays.run(context, {}, notes),
  'essay-include': (context, { text }, notes) =>
    tools.essay_advice.run(context, { question: text.slice(0, 400) }, notes),
  coach: (context, { text }, notes) => tools.coach_essay.run(context, { essay: text.slice(0, 200) }, notes),
  week: (context, { text }, notes) =>
    tools.my_week.run(context, { next: /\bnext week\b/i.test(text) }, notes),
  'advisor-tasks': (context, _ask, notes) => tools.advisor_tasks.run(context, {}, notes),
  next: async (context, { text }, notes) => {
    const steps = await tools.next_steps.run(context, {}, notes)
    return isWorried(text) ? `${plainAnswers.worried}\n\n${firstOf(steps)}` : steps
  },
  'product-rule': (context, { text }, notes) =>
    tools.product_rule.run(context, { question: text.slice(0, 400) }, notes),
  'add-school': async (context, ask, notes) => {
    const proposals = []
    for (const college of ids(ask))
      proposals.push(await tools.propose_school.run(context, { college, plan: planOf(ask) }, notes))
    return proposals.join(' ')
  },
  'change-status': async (context, ask) => {
    const id = (await context.list()).find(({ schoolId }) => schoolId === ask.colleges[0]!.id)?.id
    return plainAnswers.changeStatus(ask.colleges[0]!.name, id)
  },
  'plan-task': (context, { text }, notes) =>
    tools.propose_task.run(context, { text: taskIn(text), on: dateIn(text, context.today) }, notes),
  remind: (context, ask, notes) => {
    const on = dateIn(ask.text, context.today)
    const text = taskIn(ask.text)
    if (on === null)
      return 'On which day? For example: “Remind me to ask Ms. Brandt for a letter on December 1.”'
    if (text === '') return 'What should I remind you of?'
    return tools.propose_reminder.run(
      context,
      { college: ask.colleges[0]?.id ?? null, text: text.slice(0, 120), on },
      notes,
    )
  },
  library: (context, { text }, notes) =>
    tools.search_library.run(context, { query: text.slice(0, 400) }, notes),
}

function answer(context: QuestionContext, ask: Ask, notes: Notes): Promise<string> | string {
  return answers[ask.kind](context, ask, notes)
}

/** Returns the first step only, so that an overwhelmed student is not given a list of everything late. */
function firstOf(steps: string): string {
  const [first = steps] = steps.split('\n')
  return `${first.replace(/ In this order:$/, '')} When that is done, [Deadlines](/deadlines) has the rest, in order.`
}

async function suggested(
  context: QuestionContext,
  ask: Ask,
  kind: 'safety' | 'target',
  notes: Notes,
): Promise<string> {
  const suggestions = await tools.suggest_colleges.run(context, { kind, states: ask.criteria.states }, notes)
  return ask.colleges.length > 0
    ? `No published figure says how similar two colleges are. Going by your grades, scores and prices: ${suggestions}`
    : suggestions
}

/** Returns whether no condition is named, as in "Where should I apply?", which asks for what suits. */
function isAnything(criteria: Ask['criteria']): boolean {
  return Object.values(criteria).every((one) => one === null || (Array.isArray(one) && one.length === 0))
}

/** Returns whether a college is asked about for something that the catalog does not have. */
function isOther({ facts, text }: Ask): boolean {
  return (
    facts.length === 1 &&
    facts[0] === 'overview' &&
    text.split(/\s+/).length > 3 &&
    factsIn(text).length === 0
  )
}

/**
 * Adds tuition to questions such as "How much is Ohio State if I'm from Pennsylvania", because it says what
 * nonresidents pay.
 */
function factsAskedOf({ text, facts }: Ask): Ask['facts'] {
  const isOfPrice = facts.includes('net-price') || facts.includes('cost')
  const saysHome =
    /\b(i'?m|i am|we'?re|we are|live|living|come|coming|resident|someone|student)\b.*\b(from|in|of)\b|\bout[- ]of[- ]state\b/i
  return isOfPrice && saysHome.test(text) && !facts.includes('tuition') ? [...facts, 'tuition'] : facts
}

function planOf({ text }: Ask): Plan | null {
  return planIn(text)
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'

/** Returns what is to be done, without the words that ask to plan it and without its day. */
function taskIn(text: string): string {
  const afterColon = /:\s*(.+)$/s.exec(text)?.[1]
  const bare = (afterColon ?? text)
    .replace(/^.*?\bremind me\b\s*(to|about|of|that)?\s*/i, '')
    .replace(/^.*?\breminder\b\s*(to|about|of|for|that)?\s*/i, '')
    .replace(
      /^(please |can you |could you )*(add|plan|put|create|schedule|make)\b.{0,12}?\b(task|to-?do)\b\s*(for|to|in)?\s*(this week|next week|my week|my list|my log)?\s*(to|:)?\s*/i,
      '',
    )
    .replace(/\b(to|in|into|on) (my |this |next )(week|weekly log|plan|log)\b/gi, '')
    .replace(
      new RegExp(
        `\\b(on|by|before|for|until)?\\s*((next )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|today|tonight|(${months})[a-z]*\\.? \\d{1,2}(st|nd|rd|th)?(,? \\d{4})?|\\d{1,2}/\\d{1,2}(/\\d{4})?|\\d{4}-\\d{2}-\\d{2}|in (\\d+|a|one|two|three) (day|week)s?)\\b`,
        'gi',
      ),
      '',
    )
  return bare
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,-]+|[\s:,.!-]+$/g, '')
    .replace(/^(to|about|that)\s+/i, '')
}
