import { cycleOfClass } from '@bearings/domain/class-year'
import type { School } from '@bearings/domain/colleges/catalog/schema'
import { Failure } from '@bearings/domain/failure'
import { type Means, noMeans } from '@bearings/domain/matching/within-budget'
import { kindLabels } from '@bearings/domain/recommenders/options'
import type { Recommender } from '@bearings/domain/recommenders/schema'
import { TasksQuery } from '@bearings/domain/tasks/schema'
import { todayIn } from '@bearings/domain/today'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as advising from '../advising/asking/service.ts'
import * as catalog from '../colleges/catalog/service.ts'
import { collegeFinder } from '../colleges/search/service.ts'
import * as deadlines from '../deadlines/service.ts'
import * as asked from '../essays/asked/service.ts'
import * as authorship from '../essays/authorship/service.ts'
import * as essays from '../essays/service.ts'
import { readableAnswers } from '../library/answers/readable.ts'
import * as schools from '../list/service.ts'
import * as target from '../list/targets/service.ts'
import * as finances from '../money/finances/service.ts'
import * as scholarships from '../money/scholarships/service.ts'
import * as profile from '../profile/service.ts'
import * as recommenders from '../recommenders/service.ts'
import * as tasks from '../tasks/service.ts'
import * as weeks from '../weeks/service.ts'
import type { SemanticSearch } from './library-index.ts'
import type { NamedCollege } from './requests/clauses.ts'
import { meansWith, saidIn, withSaid } from './said.ts'

/** A message of the conversation, by the student or by the navigator. */
export type Turn = { role: 'user' | 'assistant'; content: string }

/**
 * One question, with what can be read to answer it: the caller's own rows, by the services that their pages
 * use, and what is there for everybody. Each is read once for an answer.
 */
export type QuestionContext = ReturnType<typeof questionOf>

export function questionOf(
  context: SignedInContext,
  question: {
    message: string
    conversationHistory?: readonly Turn[]
    entryId?: string | undefined
    essayId?: string | undefined
  },
  /** Who is answering. A model does not get what the family earns, which stays on this server. */
  mind: 'built-in' | 'model' = 'built-in',
  /** Finds texts by meaning, if the student has agreed to that. */
  byMeaning?: SemanticSearch,
) {
  const { actor, now } = context
  const own = asStudent(context)
  const today = todayIn(actor.timeZone, now())
  const said = saidIn(question.message, question.conversationHistory ?? [])
  const known = new Map<string, Promise<School>>()
  return {
    request: context,
    ...question,
    byMeaning: byMeaning ?? (async () => []),
    isSearchedByMeaning: byMeaning !== undefined,
    today,
    /** The application year in which the student applies. */
    cycle: cycleOfClass(actor.graduationYear, today),
    /** What the question says of the student: it wins over the profile. */
    said,
    profile: once(async () => withSaid(await profile.own(own), said)),
    /** What the family has entered about its money. Empty for a model, which is outside this server. */
    means: once(async (): Promise<Means> => {
      const means = await finances.meansOf(own)
      return mind === 'model' ? { ...noMeans, isFromAbroad: means.isFromAbroad } : meansWith(means, said)
    }),
    /** The answer cards as they are now. */
    answers: once(() => readableAnswers(context.db)),
    list: once(() => schools.list(own)),
    target: once(() => target.read(own)),
    essays: once(() => essays.list(own)),
    deadlines: once(() => deadlines.list(own)),
    weeks: once(() => weeks.log(own)),
    /** The tasks from the advisor that are not done, the next due first. */
    tasks: once(() => tasks.list(own, TasksQuery.parse({ status: 'pending', order: 'due' }))),
    /**
     * The scholarships that the student has saved or that may fit, the saved ones first, without past ones; `null`
     * for a model, since the fit tells what a family earns.
     */
    scholarships: once(async () => (mind === 'model' ? null : scholarships.ahead(own))),
    /** Who writes letters. A model hears what somebody teaches, not the name, which is another person’s. */
    recommenders: once(async () => {
      const all = await recommenders.list(own)
      return mind === 'model' ? { ...all, recommenders: all.recommenders.map(unnamed) } : all
    }),
    /** One school of the list with its checklist. */
    entry: (id: string) => schools.page(own, { id }),
    /** What each school of the list asks its applicants to write. */
    asked: once(() => asked.list(own)),
    /** What a college asks its applicants to write beyond the form; `null` where nothing is known. */
    supplements: (id: string) => asked.ofCollege(context, id),
    /** An essay with its text, to ask about it. The student's record of authorship counts that. */
    essayToCoach: async (id: string) => {
      const essay = await essays.read(own, { id })
      await authorship.noteCoaching(own, { id, isByModel: mind === 'model' })
      return essay
    },
    /** An advisor's students, by what they share; none for anybody else. */
    students: once(async () => (actor.role === 'advisor' ? advising.everyone(context) : [])),
    /** @throws {Failure} NOT_FOUND */
    school: (id: string) => {
      const reading = known.get(id) ?? catalog.school(context, { id })
      known.set(id, reading)
      return reading
    },
    /** Returns the colleges that these words name, by id or by name. */
    colleges: (names: readonly string[]) => collegesCalled(context, names),
  }
}

/** An advisor has no entries of their own. Read as a student's, there are none, and none of anybody else. */
function asStudent(context: SignedInContext): SignedInContext {
  return { ...context, actor: { ...context.actor, role: 'student' } }
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function collegesCalled(context: SignedInContext, names: readonly string[]): Promise<NamedCollege[]> {
  const find = await collegeFinder(context.db)
  const found = await Promise.all(
    names.slice(0, 8).map(async (name): Promise<NamedCollege | null> => {
      if (isId.test(name)) return catalog.school(context, { id: name }).catch(nothing)
      const [named] = find.named(name)
      if (named && named.to - named.from >= name.trim().length - 2) return named.college
      const [likeliest] = await catalog.search(context, { q: name.slice(0, 100), limit: 1 })
      return likeliest ?? null
    }),
  )
  return found.flatMap((college) => (college ? [{ id: college.id, name: college.name }] : []))
}

function unnamed(recommender: Recommender): Recommender {
  const { kind, knownFrom } = recommender
  return { ...recommender, name: [kindLabels[kind], knownFrom].filter(Boolean).join(', ') }
}

function nothing(error: unknown): null {
  if (error instanceof Failure && error.code === 'NOT_FOUND') return null
  throw error
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => (reading ??= read())
}
