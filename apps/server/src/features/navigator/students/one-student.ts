import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import { headline } from '@bearings/domain/deadlines/rules'
import { statusLabels } from '@bearings/domain/essays/rules'
import { day, inProse } from '@bearings/domain/words'
import * as asking from '#features/advising/asking/service.ts'
import { type Notes, ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import type { StudentPart } from './part.ts'

/** The page of one student, by default its overview. */
export function pageOfStudent(id: string, tab?: string): string {
  return `/advisor/students/${id}${tab ? `?tab=${tab}` : ''}`
}

const most = 20

/**
 * Answers what an advisor asks of one student, from the part that the student shares. Like opening that part, it counts
 * as a view, which the student sees.
 */
export async function aboutOne(
  context: QuestionContext,
  student: AdvisedStudent,
  part: StudentPart,
  notes: Notes,
): Promise<string> {
  const tab = tabs[part]
  notes.useStudents()
  notes.use(`what ${quoted(student.fullName)} shares`)
  const mark = notes.cite(ownSource(quoted(student.fullName), pageOfStudent(student.id, tab)))
  const said = await (byPart[part] ?? overview)(context, student)
  const name = `**${quoted(student.fullName)}**`
  if (said === null)
    return `${name} doesn’t share that with you, so I can’t see it either${mark}. A student chooses what an advisor sees under My Advisor, so ask.`
  return `${name}${mark}: ${said}\n\n[Open the page](${pageOfStudent(student.id, tab)})`
}

const tabs: Partial<Record<StudentPart, string>> = {
  fafsa: 'money',
  letters: 'letters',
  essays: 'essays',
  profile: 'profile',
  late: 'deadlines',
  due: 'deadlines',
  list: 'list',
  decided: 'list',
  committed: 'list',
  sent: 'list',
  tasks: 'tasks',
}

/** Answers from a part; `null` if it is not shared. */
type Answering = (context: QuestionContext, student: AdvisedStudent) => Promise<string | null> | string | null

const dates: Answering = async ({ request }, { id, today }) => {
  const { shared, deadlines } = await asking.deadlinesOf(request, { id })
  if (!shared && deadlines.length === 0) return null
  const open = deadlines.filter(({ done }) => !done)
  if (open.length === 0) return 'nothing with a date is open.'
  const late = open.filter(({ date }) => date < today).length
  return `${counted(open.length, 'open date')}, ${late} of them passed:\n${listed(
    open.map((one) => `**${day(one.date)}**: ${quoted(headline(one))}`),
  )}`
}

const schools: Answering = async ({ request }, { id }) => {
  const list = await asking.schoolList(request, { id })
  if (!list.shared) return null
  if (list.entries.length === 0) return 'no school is on the list yet.'
  return `${counted(list.entries.length, 'school')} on the list:\n${listed(
    list.entries.map(({ name, plan, deadline, status }) =>
      [`**${quoted(name)}**`, plan && planLabels[plan], deadline && `due ${day(deadline)}`, status]
        .filter(Boolean)
        .join(', '),
    ),
  )}`
}

const byPart: Partial<Record<StudentPart, Answering>> = {
  due: dates,
  late: dates,
  list: schools,
  decided: schools,
  committed: schools,
  sent: schools,
  essays: async ({ request }, { id }) => {
    const essays = await asking.essaysOf(request, { id })
    if (essays.length === 0) return null
    return `${counted(essays.length, 'essay is', 'essays are')} shared with you:\n${listed(
      essays.map(({ promptName, schoolName, status, words, deadline }) =>
        [
          `**${quoted(promptName)}**${schoolName ? ` for ${quoted(schoolName)}` : ''}`,
          statusLabels[status],
          counted(words, 'word'),
          deadline && `due ${day(deadline)}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    )}`
  },
  letters: async ({ request }, { id }) => {
    const found = await asking.lettersOf(request, { id })
    if (!found.shared) return null
    if (found.recommenders.length === 0) return 'no recommender is entered yet.'
    return `${counted(found.recommenders.length, 'recommender')}:\n${listed(
      found.recommenders.map(({ name, letters }) => {
        const sent = letters.filter(({ sentOn }) => sentOn !== null).length
        const state =
          letters.length === 0
            ? 'no letter is assigned yet'
            : `${sent} of ${counted(letters.length, 'letter')} marked as sent`
        return `**${quoted(name)}**: ${state}`
      }),
    )}`
  },
  profile: async ({ request }, { id }) => {
    const found = await asking.profileOf(request, { id })
    if (!found.shared) return null
    const { gpaUnweighted, gpaWeighted, satActScore } = found.profile
    const known = [
      gpaUnweighted !== null && `GPA ${gpaUnweighted} unweighted`,
      gpaWeighted !== null && `${gpaWeighted} weighted`,
      satActScore && `test score ${quoted(satActScore)}`,
    ].filter(Boolean)
    return known.length === 0 ? 'no grade or score is entered or shared.' : `${known.join(', ')}.`
  },
  fafsa: async ({ request }, { id }) => {
    const money = await asking.moneyOf(request, { id })
    if (!money.shared) return null
    const done = money.steps.steps.find(({ step }) => step === 'fafsa')?.doneAt
    return done
      ? `the FAFSA is marked as filed on ${day(done.slice(0, 10))}.`
      : 'the FAFSA is not marked as filed.'
  },
}

const overview: Answering = (
  _,
  { late, nextDeadline, list, essays, letters, tasks, lastActiveOn, shared },
) => {
  const hidden = [!list && 'the list', !letters && 'letters', !shared.profile && 'the profile'].filter(
    Boolean,
  )
  const known = [
    list &&
      (list.schools === 0
        ? 'no school on the list yet'
        : `${counted(list.schools, 'school')} on the list, ${list.sent} sent`),
    late > 0 ? `${counted(late, 'date has passed', 'dates have passed')}` : list && 'nothing late',
    nextDeadline && `next is ${quoted(nextDeadline.title)} on ${day(nextDeadline.date)}`,
    essays.shared > 0 && `${essays.finished} of ${counted(essays.shared, 'shared essay')} finished`,
    letters && `${counted(letters.outstanding, 'letter')} outstanding`,
    tasks.pending > 0 && `${counted(tasks.pending, 'task')} of yours open`,
    lastActiveOn && `last active on ${day(lastActiveOn)}`,
  ].filter(Boolean)
  const rest = hidden.length > 0 ? ` Not shared with you: ${inProse(hidden as string[])}.` : ''
  return known.length === 0 ? `nothing is shared with you yet.` : `${known.join('; ')}.${rest}`
}

function listed(lines: readonly string[]): string {
  const rest = lines.length > most ? `\n\nAnd ${lines.length - most} more.` : ''
  return `${lines
    .slice(0, most)
    .map((line) => `- ${line}`)
    .join('\n')}${rest}`
}
