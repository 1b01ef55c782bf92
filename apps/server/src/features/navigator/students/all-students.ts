import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import type { Plan } from '@bearings/domain/colleges/schema'
import { sentStatuses } from '@bearings/domain/list/options'
import { addDays } from '@bearings/domain/today'
import { capitalized, day, inProse } from '@bearings/domain/words'
import * as asking from '#features/advising/asking/service.ts'
import { type Notes, ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import type { NamedCollege } from '../requests/clauses.ts'
import { dateIn, daysIn, planIn } from '../slots/slots.ts'
import { pageOfStudent } from './one-student.ts'
import type { StudentPart } from './part.ts'

export const rosterPage = '/student/advisor'
/** Lines of an answer; the roster has all. */
const most = 12

/** Answers what an advisor asks of all their students, from what each of them shares. */
export async function aboutAll(
  context: QuestionContext,
  { part, colleges }: { part: StudentPart; colleges: readonly NamedCollege[] },
  notes: Notes,
): Promise<string> {
  const students = await context.students()
  notes.useStudents()
  notes.use('what your students share')
  const mark = notes.cite(ownSource('Your students', rosterPage))
  if (students.length === 0)
    return `You have no students here yet${mark}. [Invite a class](/advisor/students/invites) or send a request from [My Students](${rosterPage}).`
  const [college] = colleges
  if (college) return applicants(context, students, college, mark)
  const plan = asksWhoApplies.test(context.message) ? planIn(context.message) : null
  if (plan) return planners(context, students, plan, mark)
  const said = await byPart[part](context, students, mark)
  return `${said}\n\n[My Students](${rosterPage}) has everybody.`
}

type Answering = (
  context: QuestionContext,
  students: readonly AdvisedStudent[],
  mark: string,
) => string | Promise<string>

const byPart: Record<StudentPart, Answering> = {
  due: async (context, students, mark) => {
    const { request, message, today } = context
    const on = dateIn(message, today)
    const plan = planIn(message)
    const to = on ?? addDays(today, daysIn(message, today) ?? (plan ? 60 : 7))
    const all = await asking.dueWithin(request, students, { from: on ?? today, to })
    const dates = plan ? all.filter((one) => one.plan === plan) : all
    const span = `${plan ? `by ${planLabels[plan]} ` : ''}${on === null ? `up to ${day(to)}` : `on ${day(on)}`}`
    if (dates.length === 0) return `No open date that you can see ${span}${mark}.${unseen(students)}`
    const people = new Set(dates.map(({ studentId }) => studentId)).size
    const lines = dates.map(
      ({ studentId, fullName, date, title }) =>
        `**${day(date)}**: [${quoted(fullName)}](${pageOfStudent(studentId, 'deadlines')}), ${quoted(title)}`,
    )
    return `${counted(people, 'student has', 'students have')} ${counted(dates.length, 'open date')} ${span}${mark}:\n${listed(lines)}${unseen(students)}`
  },
  late: (_, students, mark) =>
    listOf(
      students.filter(({ late }) => late > 0),
      { mark, none: 'Nobody is late with anything that you can see', some: 'late with something' },
      ({ late }) => counted(late, 'date has passed', 'dates have passed'),
    ) + unseen(students),
  essays: (_, students, mark) => {
    const shown = students.filter(({ essays }) => essays.shared > 0)
    const open = shown.filter(({ essays }) => essays.finished < essays.shared)
    const hidden = students.length - shown.length
    const rest =
      hidden > 0
        ? `\n\n${counted(hidden, 'student shares', 'students share')} no essay with you, so I can’t say whether they have one. Essays are shared one by one.`
        : ''
    return (
      listOf(
        open,
        { mark, none: 'Every essay that is shared with you is finished', some: 'with an essay to finish' },
        ({ essays }) => `${essays.finished} of ${essays.shared} shared essays finished`,
      ) + rest
    )
  },
  letters: (_, students, mark) =>
    listOf(
      students.filter(({ letters }) => letters !== null && letters.outstanding > 0),
      { mark, none: 'No letter that you can see is outstanding', some: 'waiting for letters' },
      ({ letters }) => `${letters!.outstanding} outstanding, ${letters!.sent} sent`,
    ) + unseen(students, 'letters and the list', ({ letters }) => letters === null),
  tasks: (_, students, mark) =>
    listOf(
      students.filter(({ tasks }) => tasks.pending > 0),
      { mark, none: 'All tasks that you gave are done', some: 'with tasks of yours to do' },
      ({ tasks }) => `${tasks.pending} open${tasks.late > 0 ? `, ${tasks.late} of them late` : ''}`,
    ),
  fafsa: async (context, students, mark) => {
    const missing = await asking.withoutFafsa(context.request, students)
    const words = {
      mark,
      none: 'Every senior who shares financial aid with you has marked the FAFSA as filed',
      some: 'sharing financial aid, with the FAFSA not marked as filed',
    }
    return (
      listOf(missing, words, () => '', 'money') +
      unseen(students, 'financial aid', ({ shared }) => !shared.aid)
    )
  },
  idle: (_, students, mark) =>
    listOf(
      students.filter(({ reasons }) => reasons.includes('idle')),
      { mark, none: 'Nobody has been quiet for two weeks', some: 'without activity for two weeks' },
      ({ lastActiveOn }) => (lastActiveOn ? `last active on ${day(lastActiveOn)}` : 'not active yet'),
    ),
  sharing: (_, students, mark) =>
    listOf(
      students.filter(({ shared }) => !shared.list),
      { mark, none: 'Everyone shares their list with you', some: 'not sharing their list with you' },
      ({ shared }) => {
        const parts = Object.values(shared).filter(Boolean).length
        return parts === 0 ? 'no part is shared' : `${counted(parts, 'other part')} shared`
      },
    ),
  list: (_, students, mark) =>
    listOf(
      students.filter(({ list }) => list !== null && list.schools === 0),
      { mark, none: 'Everyone who shares a list has a school on it', some: 'with no school on the list' },
      () => '',
    ) + unseen(students),
  decided: (_, __, mark) =>
    `I can’t list students by what colleges have answered${mark}. Name a college, such as “Who got into Michigan?”, and I say where each application to it stands; the filter of [My Students](${rosterPage}) has every status.`,
  committed: ({ message }, students, mark) => {
    const isDone = asksWhoHas(message)
    const words = isDone
      ? { mark, none: 'Nobody who shares a list has committed yet', some: 'committed' }
      : { mark, none: 'Everybody who shares a list has committed', some: 'not committed yet' }
    const found = students.filter(({ list }) => list?.hasCommitted === isDone)
    return listOf(found, words, () => '') + unseen(students)
  },
  unknown: (_, __, mark) =>
    `I can’t list your students by that${mark}. I can say who is late, has a date by a day, has sent nothing, has essays, letters or tasks to finish, has not filed the FAFSA, or applies to a college or by a plan; name a student to hear what they share.`,
  sent: ({ message }, students, mark) => {
    const isDone = asksWhoHas(message)
    const words = isDone
      ? {
          mark,
          none: 'Nobody who shares a list has sent an application yet',
          some: 'with an application sent',
        }
      : {
          mark,
          none: 'Everyone who shares a list has sent an application',
          some: 'with nothing sent yet',
        }
    const found = students.filter(({ list }) => list && list.schools > 0 && list.sent > 0 === isDone)
    const detail = ({ list }: AdvisedStudent) => `${list!.sent} of ${counted(list!.schools, 'school')} sent`
    return listOf(found, words, detail) + unseen(students)
  },
  profile: () =>
    'Grades and scores are on each student’s page, where they are shared. Name a student, and I will look there.',
  count: (_, students, mark) => {
    const late = students.filter((one) => one.late > 0).length
    const soon = students.filter(({ reasons }) => reasons.includes('soon')).length
    const lines = students.map(({ id, fullName, nextDeadline }) => {
      const next = nextDeadline ? `: next is ${quoted(nextDeadline.title)} on ${day(nextDeadline.date)}` : ''
      return `[${quoted(fullName)}](${pageOfStudent(id)})${next}`
    })
    return `You have ${counted(students.length, 'student')}${mark}: ${late} late with something, ${soon} with a date in the next seven days.\n${listed(lines)}${unseen(students)}`
  },
  attention: (_, students, mark) =>
    listOf(
      students.filter(({ reasons }) => reasons.length > 0),
      {
        mark,
        none: 'Nobody needs attention by what you can see',
        some: 'in need of attention, the most urgent first',
      },
      (student) => reasonsOf(student),
    ) + unseen(students),
}

/** Whether a question asks who has done something, and not who has not. */
function asksWhoHas(message: string): boolean {
  return !/\b(?:not|never|nothing|nobody|none|without|yet to|still|missing|(?:ha[sd]|have|did|do|does|is|are|was|were)n['’]?t)\b|^\W*(?:has|have|did|is|are) (?:every(?:one|body)|all)\b/i.test(
    message,
  )
}

const reasonWords = {
  late: 'late',
  'no-schools': 'no schools yet',
  idle: 'no activity for two weeks',
  soon: 'due within a week',
} as const

function reasonsOf({ reasons, nextDeadline }: AdvisedStudent): string {
  const words = inProse(reasons.map((reason) => reasonWords[reason]))
  return nextDeadline ? `${words}; next is ${quoted(nextDeadline.title)} on ${day(nextDeadline.date)}` : words
}

/** “Who applies early decision?” */
export const asksWhoApplies =
  /^(?!.*\b(should|can|may)\b).*\b(who|which|how many)\b.*\b(appl(y|ies|ying|ied)|doing|did)\b/i

async function planners(
  context: QuestionContext,
  students: readonly AdvisedStudent[],
  plan: Plan,
  mark: string,
): Promise<string> {
  const found = await asking.applicantsTo(context.request, students, { plan })
  const by = `by ${planLabels[plan]}`
  if (found.length === 0)
    return `No student who shares a list with you has a college ${by} on it${mark}.${unseen(students)}`
  const lines = found.map(
    ({ studentId, fullName, college, status }) =>
      `[${quoted(fullName)}](${pageOfStudent(studentId, 'list')}): ${quoted(college)}, ${status}`,
  )
  const people = new Set(found.map(({ studentId }) => studentId)).size
  return `${counted(people, 'student applies', 'students apply')} ${by}${mark}:\n${listed(lines)}${unseen(students)}\n\n[My Students](${rosterPage}) can be filtered by plan and by college.`
}

async function applicants(
  context: QuestionContext,
  students: readonly AdvisedStudent[],
  { id, name }: NamedCollege,
  mark: string,
): Promise<string> {
  const found = await asking.applicantsTo(context.request, students, { schoolId: id })
  if (found.length === 0)
    return `No student who shares a list with you has **${quoted(name)}** on it${mark}.${unseen(students)}`
  const isDone = asksWhoHas(context.message)
  const isOfSending = /\b(submit\w*|sent|send|finish\w*|done|applied|still)\b/i.test(context.message)
  if (!isDone && !isOfSending && /\bappl\w+|\blist\b/i.test(context.message)) {
    const others = students.filter(
      ({ id: one, list }) => list && !found.some(({ studentId }) => studentId === one),
    )
    const words = {
      mark,
      none: `Everyone who shares a list has **${quoted(name)}** on it`,
      some: `without **${quoted(name)}** on the list`,
    }
    return listOf(others, words, () => '') + unseen(students)
  }
  // “Who still has to submit to Michigan”
  const wanted = isOfSending ? found.filter(({ status }) => sentStatuses.includes(status) === isDone) : found
  if (wanted.length === 0)
    return `Of ${counted(found.length, 'student')} with **${quoted(name)}** on the list, nobody ${isDone ? 'has sent it' : 'still has to send it'}${mark}.${unseen(students)}`
  const lines = wanted.map(({ studentId, fullName, plan, status, deadline }) => {
    const details = [plan && planLabels[plan], deadline && `due ${day(deadline)}`, status].filter(Boolean)
    return `[${quoted(fullName)}](${pageOfStudent(studentId, 'list')}): ${details.join(', ')}`
  })
  return `${counted(wanted.length, 'student has', 'students have')} **${quoted(name)}** on the list${mark}:\n${listed(lines)}${unseen(students)}`
}

function listOf(
  students: readonly AdvisedStudent[],
  { mark, none, some }: { mark: string; none: string; some: string },
  detail: (student: AdvisedStudent) => string,
  tab?: string,
): string {
  if (students.length === 0) return `${none}${mark}.`
  const lines = students.map((student) => {
    const more = detail(student)
    return `[${quoted(student.fullName)}](${pageOfStudent(student.id, tab)})${more && `: ${more}`}`
  })
  return `${counted(students.length, 'student')} ${some}${mark}:\n${listed(lines)}`
}

function listed(lines: readonly string[]): string {
  const rest = lines.length > most ? `\n\nAnd ${lines.length - most} more.` : ''
  return `${lines
    .slice(0, most)
    .map((line) => `- ${line}`)
    .join('\n')}${rest}`
}

/** Says of how many students the answer knows nothing, because they do not share what it is about. */
function unseen(
  students: readonly AdvisedStudent[],
  what = 'the list',
  isHidden: (student: AdvisedStudent) => boolean = ({ shared }) => !shared.list,
): string {
  const hidden = students.filter(isHidden).length
  return hidden === 0
    ? ''
    : `\n\n${capitalized(counted(hidden, 'student doesn’t', 'students don’t'))} share ${what} with you, so this says nothing of them.`
}
