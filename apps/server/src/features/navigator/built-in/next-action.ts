import { takesNobody } from '@bearings/domain/colleges/changes/options'
import { type PageAction, pageActions } from '@bearings/domain/navigator/actions'
import type { Notes } from '../notes.ts'
import { quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import type { Fact } from '../requests/facts.ts'
import type { Ask } from '../requests/requests.ts'

/** Offers what a student does next after a tool has answered: add the college, or open the page for it. */
export async function offerNext(context: QuestionContext, ask: Ask, notes: Notes): Promise<void> {
  const page = pages[ask.kind]
  if (page) notes.offer({ kind: 'open', ...pageActions[page] })
  else if (ofCollege.includes(ask.kind)) await offerForCollege(context, ask, notes)
}

async function offerForCollege(context: QuestionContext, ask: Ask, notes: Notes): Promise<void> {
  const [college] = ask.colleges
  if (!college || ask.colleges.length > 1) return
  if (ask.kind === 'afford' || ask.facts.some((fact) => ofPrice.includes(fact)))
    return notes.offer({ kind: 'open', ...pageActions.netPrice })
  const school = await context.school(college.id)
  const own = (await context.list()).find(({ schoolId }) => schoolId === school.id)
  const name = quoted(school.name)
  if (own) notes.offer({ kind: 'open', label: `Open ${name} on my list`, url: `/schools/${own.id}/research` })
  else if (!takesNobody(school.change))
    notes.offer({ kind: 'add-school', label: `Add ${name} to my list`, schoolId: school.id, plan: null })
}

const ofCollege: readonly Ask['kind'][] = ['school', 'chances', 'submit-scores', 'my-school', 'afford']
const ofPrice: readonly Fact[] = ['cost', 'net-price', 'tuition', 'room-board', 'aid', 'merit']

/** Where the next thing is done after each kind of question. What has none needs nothing, or its answer says it. */
const pages: Partial<Record<Ask['kind'], PageAction>> = {
  'advisor-notes': 'counselor',
  balance: 'list',
  coach: 'essays',
  deadlines: 'dates',
  'early-plans': 'dates',
  'essay-include': 'essays',
  'essay-length': 'essays',
  'essay-state': 'essays',
  gaps: 'profile',
  letters: 'letters',
  list: 'list',
  'list-essays': 'essays',
  'list-fact': 'list',
  'list-odds': 'list',
  next: 'dates',
  profile: 'profile',
  reaches: 'search',
  'remove-school': 'list',
  safety: 'search',
  scholarships: 'scholarships',
  'smart-enough': 'counselor',
  targets: 'search',
  unknowable: 'counselor',
  week: 'week',
  'who-advises': 'counselor',
  'write-essay': 'essays',
}
