import { gradeOf } from '@bearings/domain/class-year'
import { truncate } from '@bearings/domain/truncate'
import type { AnswerCard } from '#features/library/content/answers.ts'
import { isWorried, speaksOfGrade } from '../danger/worried.ts'
import type { Notes } from '../notes.ts'
import type { QuestionContext } from '../question.ts'
import type { Fact } from '../requests/facts.ts'
import type { Ask } from '../requests/requests.ts'
import { incomeIn } from '../said/income.ts'
import { criteriaIn, hasCriteria } from '../slots/criteria.ts'
import { essayLengthIn, lengthInWords } from '../slots/essay-length.ts'
import { dateIn, daysIn, monthPattern, planIn } from '../slots/slots.ts'
import { isSpanish } from '../slots/spanish.ts'
import { taskIn } from '../slots/task.ts'
import { aboutStudents, withoutGrades } from '../students/about-students.ts'
import { tools } from '../tools/all.ts'
import { columns } from '../tools/list-facts.ts'
import { refusal } from '../tools/own-essays.ts'
import { emptyList } from '../tools/own-list.ts'
import { entryOf } from '../tools/own-school.ts'
import { answerCard } from './answer-card.ts'
import { asksBeyondCatalog, collegeIds, factsAskedOf } from './asked.ts'
import { answerFromLibrary } from './library.ts'
import { nearHome } from './near-home.ts'
import { plainAnswers } from './plain-answers.ts'

type Answering = (context: QuestionContext, ask: Ask, notes: Notes) => Promise<string> | string

/** Answers one request. */
export function answer(context: QuestionContext, ask: Ask, notes: Notes): Promise<string> | string {
  return answers[ask.kind](context, ask, notes)
}

const answers: Record<Ask['kind'], Answering> = {
  distress: () => plainAnswers.distress,
  cheating: () => plainAnswers.cheating,
  'essay-length': async (context, { text }, notes) => {
    const length = essayLengthIn(text)
    const query = length === null ? text.slice(0, 400) : 'revising an essay: cut the sentences'
    const advice = await tools.search_library.run(context, { query }, notes)
    return length === null ? advice : `${lengthInWords(length)}\n\n${advice}`
  },
  scholarships: (context, _ask, notes) => tools.my_scholarships.run(context, {}, notes),
  'need-tests': async (context, ask, notes) => {
    const card = await cardCalled(context, 'no-score-at-all')
    const policies = card
      ? answerCard(card, notes, isSpanish(context.message))
      : await answerFromLibrary(context, ask, notes)
    if ((await context.list()).length === 0) return policies
    const own = await tools.list_facts.run(context, { fact: 'test-policy', lowestFirst: false }, notes)
    return `${own}\n\n${policies}`
  },
  'other-students': () => plainAnswers.otherStudents,
  'advisor-notes': () => plainAnswers.advisorNotes,
  'who-advises': () => plainAnswers.whoAdvises,
  greeting: () => plainAnswers.greeting,
  thanks: () => plainAnswers.thanks,
  about: () => plainAnswers.about,
  unknowable: async (context, ask, notes) => {
    const [college] = ask.colleges
    if (!college) return plainAnswers.unknowable
    const links = await tools.college_facts.run(context, { colleges: [college.id], facts: ['links'] }, notes)
    return `${plainAnswers.unpublished(college.name)} ${links}`
  },
  'write-essay': () => refusal,
  school: async (context, ask, notes) => {
    const isOfFuture = ofFuture.test(context.message)
    const about = async (facts: Ask['facts']) => {
      const major = ask.criteria.major ?? undefined
      const found = await tools.college_facts.run(context, { colleges: collegeIds(ask), facts, major }, notes)
      const said = isOfFuture ? `${plainAnswers.future} ${found}` : found
      const asksForTest = facts.includes('deadline') && testOfMonth.test(context.message)
      return asksForTest ? `${said}\n\n${await tools.test_dates.run(context, { test: null }, notes)}` : said
    }
    // “Fordham if we make 200k” asks for the price.
    const isOfPrice = asksBeyondCatalog(ask) && incomeIn(context.message) !== null
    if (isOfPrice) return about(['net-price'])
    if (!asksBeyondCatalog(ask)) return about(factsAskedOf(ask, context.said))
    return `${plainAnswers.unpublished(ask.colleges[0]!.name)} ${await about(['links'])}`
  },
  compare: async (context, ask, notes) => {
    const list =
      ask.colleges.length > 0 ? [] : (await context.list()).flatMap(({ schoolId }) => schoolId ?? [])
    const colleges = [...collegeIds(ask), ...list].slice(0, 4)
    if (colleges.length === 0) return emptyList(notes)
    const facts = ask.facts.slice(0, 8)
    const told = factsToTell(facts, context.said)
    const first =
      told.length > 0 ? await tools.college_facts.run(context, { colleges, facts: told }, notes) : null
    const table = facts.filter((fact) => columns[fact] && !told.includes(fact))
    if (first !== null && table.length === 0) return first
    const compared = await tools.compare_colleges.run(context, { colleges, facts: table }, notes)
    return first === null ? compared : `${first}\n\n${compared}`
  },
  chances: async (context, ask, notes) => {
    const colleges = collegeIds(ask)
    const isOfNobody = isAdvisor(context) && context.said.gpa === null
    const odds = isOfNobody ? withoutGrades : await tools.place_colleges.run(context, { colleges }, notes)
    // What is known of a college in general has its odds in it.
    const more = ask.facts.filter((fact) => !publishedOdds.includes(fact) && fact !== 'overview')
    const facts = [...publishedOdds, ...more].slice(0, 12)
    const published = await tools.college_facts.run(context, { colleges, facts }, notes)
    const note = ofHardMajor.test(ask.text)
      ? ' The rate is of all majors together: computer science, engineering, nursing and business are often harder to get into, so count one more step toward a reach.'
      : ''
    return `${odds}\n\n${published}${note}`
  },
  'submit-scores': async (context, ask, notes) => {
    const colleges = collegeIds(ask)
    const { gpaUnweighted, satActScore } = (await context.profile()).profile
    const isOfNobody = isAdvisor(context) && !satActScore
    if ((gpaUnweighted !== null && !isOfNobody) || colleges.length === 0)
      return tools.submit_scores.run(context, { colleges }, notes)
    const published = await tools.college_facts.run(
      context,
      { colleges, facts: ['test-policy', 'sat'] },
      notes,
    )
    return `${published} Where scores are optional, send one in or above the middle half; below it, leave it out, unless your courses or your school tell a reader little.`
  },
  find: async (context, asked, notes) => {
    const ask = await nearHome(context, asked)
    if (ask === null) return plainAnswers.whichHome(isAdvisor(context))
    const { gpa, sat, act } = context.said
    if (!hasCriteria(ask.criteria) && gpa === null && sat === null && act === null)
      return isAdvisor(context)
        ? withoutGrades
        : tools.suggest_colleges.run(context, { kind: 'target', criteria: null }, notes)
    const found = await tools.find_colleges.run(context, ask.criteria, notes)
    const unknown = unpublished.find(({ words }) => words.test(ask.text))
    return unknown
      ? `${found}\n\nMy data does not say which have ${unknown.name}: check with each college.`
      : found
  },
  safety: (context, ask, notes) => suggested(context, ask, 'safety', notes),
  targets: (context, ask, notes) => suggested(context, ask, 'target', notes),
  reaches: (context, ask, notes) =>
    tools.suggest_colleges.run(context, { kind: 'reach', criteria: ask.criteria }, notes),
  list: (context, _ask, notes) => tools.my_list.run(context, {}, notes),
  letters: (context, ask, notes) => tools.my_letters.run(context, { colleges: collegeIds(ask) }, notes),
  'my-school': async (context, ask, notes) => {
    const [college = ''] = collegeIds(ask)
    if (await entryOf(context, college)) return tools.my_school.run(context, { college }, notes)
    const facts = factsAskedOf(ask).length > 0 ? factsAskedOf(ask) : (['how-to-apply', 'deadline'] as const)
    const published = await tools.college_facts.run(
      context,
      { colleges: [college], facts: [...facts] },
      notes,
    )
    return `It is not on your list, so this is what the college publishes: ${published}`
  },
  'list-fact': (context, { facts, text }, notes) => {
    const [fact] = facts as [Fact]
    return tools.list_facts.run(context, { fact, lowestFirst: isLowestFirst(fact, text) }, notes)
  },
  'list-essays': (context, _ask, notes) => tools.list_essays.run(context, {}, notes),
  'smart-enough': async (context, _ask, notes) => {
    if ((await context.list()).length === 0) return plainAnswers.smartEnough
    return `${plainAnswers.smartEnough}\n\n${await tools.list_balance.run(context, {}, notes)}`
  },
  'early-plans': (context, _ask, notes) => tools.early_plans.run(context, {}, notes),
  balance: listOrBalance,
  'list-odds': async (context, ask, notes) => {
    const odds = await listOrBalance(context, ask, notes)
    const card = ofGrades.test(ask.text) ? await cardCalled(context, 'how-applications-are-read') : undefined
    return card ? `${odds}\n\n${answerCard(card, notes, isSpanish(context.message))}` : odds
  },
  afford: (context, ask, notes) =>
    ask.colleges.length > 0
      ? tools.college_facts.run(
          context,
          { colleges: collegeIds(ask), facts: factsAskedOf({ ...ask, facts: ['net-price'] }) },
          notes,
        )
      : tools.afford_list.run(context, {}, notes),
  gaps: (context, _ask, notes) => tools.profile_gaps.run(context, {}, notes),
  profile: (context, _ask, notes) => tools.my_profile.run(context, {}, notes),
  deadlines: (context, { text }, notes) =>
    tools.my_deadlines.run(
      context,
      {
        days: daysIn(text, context.today),
        onlyLate: ofLate.test(text),
      },
      notes,
    ),
  tests: (context, { text }, notes) =>
    tools.test_dates.run(
      context,
      {
        test: asksForSoon.test(text)
          ? null
          : /\bpsat\b/i.test(text)
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
    const card = isWorried(text) ? undefined : await cardOfGrade(context)
    if (card) return answerCard(card, notes, isSpanish(context.message))
    const steps = await tools.next_steps.run(context, {}, notes)
    return isWorried(text) ? `${plainAnswers.worried(speaksOfGrade(text))}\n\n${firstOf(steps)}` : steps
  },
  'product-rule': (context, { text }, notes) =>
    tools.product_rule.run(context, { question: text.slice(0, 400) }, notes),
  'add-school': async (context, ask, notes) => {
    const proposals = []
    for (const college of collegeIds(ask))
      proposals.push(await tools.propose_school.run(context, { college, plan: planIn(ask.text) }, notes))
    return proposals.join(' ')
  },
  'remove-school': async (context, { colleges }) => {
    const list = await context.list()
    const parts = colleges.map(({ id, name }) =>
      plainAnswers.removeSchool(
        name,
        list.some(({ schoolId }) => schoolId === id),
      ),
    )
    return parts.join('\n\n')
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
      { college: ask.colleges[0]?.id ?? null, text: truncate(text, 120), on },
      notes,
    )
  },
  library: answerFromLibrary,
  'my-students': aboutStudents,
  'off-topic': () => plainAnswers.offTopic,
}

/** Somebody who is not a senior and has no list yet is told what their grade is for. */
async function cardOfGrade(context: QuestionContext): Promise<AnswerCard | undefined> {
  const { role, graduationYear } = context.request.actor
  const grade = role === 'student' && graduationYear !== null ? gradeOf(graduationYear, context.today) : null
  if (grade === null || grade === 12 || (await context.list()).length > 0) return undefined
  const slug = {
    9: 'what-to-do-in-ninth-grade',
    10: 'what-to-do-in-tenth-grade',
    11: 'what-to-do-in-eleventh-grade',
  }[grade]
  return cardCalled(context, slug)
}

async function cardCalled(context: QuestionContext, slug: string): Promise<AnswerCard | undefined> {
  return (await context.answers()).find((one) => one.slug === slug)
}

/** “Are my grades hurting me?” */
const ofGrades = /\b(grades?|gpa|transcript|scores?)\b/i

function isAdvisor({ request: { actor } }: QuestionContext): boolean {
  return actor.role === 'advisor'
}

/** Says how the student's list is balanced. Grades that are named ask for a list to be made. */
async function listOrBalance(context: QuestionContext, _ask: Ask, notes: Notes): Promise<string> {
  if (context.said.gpa === null) return tools.list_balance.run(context, {}, notes)
  const criteria = criteriaIn(context.message)
  const parts = []
  for (const kind of ['safety', 'target', 'reach'] as const)
    parts.push(await tools.suggest_colleges.run(context, { kind, criteria }, notes))
  return parts.join('\n\n')
}

/** Which college of a list comes first. `null`: the best one, as the fact itself says. */
function isLowestFirst(fact: Fact, text: string): boolean | null {
  // The most selective college admits the fewest.
  const isReversed =
    fact === 'admission-rate' && /\b(selectiv\w+|competitive|hard(er|est)|tough(er|est))\b/i.test(text)
  if (/\b(lowest|least|cheapest|smallest|fewest|cheaper)\b/i.test(text)) return !isReversed
  if (/\b(highest|most|largest|biggest)\b/i.test(text)) return isReversed
  if (/\bworst\b/i.test(text)) return columns[fact]?.lowIsBetter !== true
  return isReversed || null
}

/** What is overdue: not what is due “in late November”, or what somebody must not miss. */
const ofLate = new RegExp(
  String.raw`(?<!\btoo )\blate\b(?! (?:in (?:the )?|next )?(?:${monthPattern}|months?|weeks?|(?:to)?nights?|fall|autumn|winter|spring|summer)\b)|\b(?:overdue|past due)\b|(?<!\b(?:not|never|cannot|(?:ca|wo|do|must|should)nt|\w+n['’]t)(?: be)? )\bmissed\b|\bdid (?:i|we|he|she|they) miss\b`,
  'i',
)

/** “Will Stanford go need-aware next year”: what a college has not decided. */
const ofFuture =
  /\bwill\b.{0,60}\b(go|become|change|drop|stop|start|bring back|keep|stay|get)\b.{0,60}\b(next (year|yr|cycle)|in 20\d\d|future|soon|by the time)\b/i

/** A test named by its month: “the dec act”. */
const testOfMonth = /\b(dec|feb|mar|apr|may|jun|jul|aug|sep|oct|nov)\w* (sat|act)\b/i
/** Who is late for one test may still be in time for another. */
const asksForSoon = /\b(too late|still|last chance|sign up|dec(ember)?)\b/i
/** What people look for in a college that the catalog has nothing on. */
const unpublished: readonly { words: RegExp; name: string }[] = [
  { words: /\brotc\b/i, name: 'ROTC' },
  { words: /\b(football|basketball|soccer|d1|sports?)\b/i, name: 'good teams' },
  { words: /\b(deaf|interpret\w*|asl)\b/i, name: 'interpreting' },
  { words: /\b(greek life|frats?|sororit\w*|part(y|ies))\b/i, name: 'that kind of social life' },
  { words: /\b(beach|ocean|coast|lake|mountains?|ski(ing)?|snow)\b/i, name: 'that kind of place nearby' },
  { words: /\b(marching band|dorms?|food)\b/i, name: 'that' },
]
const publishedOdds: Fact[] = ['admission-rate', 'sat']
/** Majors that colleges often admit to apart from the rest. */
const ofHardMajor = /\b(cs|comp(uter)? sci(ence)?|engineering|nursing|business|finance|data science)\b/i

/** Returns the facts of a comparison that need sentences: dates, and prices for an income that is said. */
function factsToTell(facts: readonly Fact[], said: QuestionContext['said']): Fact[] {
  const isOfPrice = facts.includes('net-price') || facts.includes('cost')
  const priced = isOfPrice && said.income !== null ? (['net-price'] as const) : []
  return [...facts.filter((fact) => !columns[fact]), ...priced]
}

/** Returns the student's next step alone. */
export async function firstStep(context: QuestionContext, notes: Notes): Promise<string> {
  return firstOf(await tools.next_steps.run(context, {}, notes))
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
  const suggestions = await tools.suggest_colleges.run(context, { kind, criteria: ask.criteria }, notes)
  return ask.colleges.length > 0
    ? `No published figure says how similar two colleges are. Going by your grades, scores and prices: ${suggestions}`
    : suggestions
}
