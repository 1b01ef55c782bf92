import { kindLabels } from '@bearings/domain/recommenders/options'
import { countSent, isWaiting, isWriting, lettersAt } from '@bearings/domain/recommenders/rules'
import type { LetterSchool, Recommender, Recommenders } from '@bearings/domain/recommenders/schema'
import { day, inProse, untilDay } from '@bearings/domain/words'
import { z } from 'zod'
import { type Notes, ownSource } from '../notes.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { tool } from './tool.ts'

/** Schools in one answer. */
const most = 8

export const myLetters = tool({
  description:
    'Who writes the student’s recommendation letters, and which letters have been sent: for the named colleges, or for all that still wait for one',
  input: z.object({ colleges: z.array(z.string().min(1).max(200)).max(4) }),
  async run(context, { colleges }, notes) {
    const all = await context.recommenders()
    const mark = citeRecommenders(notes)
    if (all.recommenders.length === 0)
      return `You have entered no recommenders yet${mark}. [Add them](/recommenders), and mark each letter that has been sent.`
    const named = await entriesOf(context, colleges)
    if (colleges.length > 0 && named.length === 0)
      return `That college is not on your list, so nobody is marked as writing to it${mark}. [Recommenders](/recommenders)`
    const shown = all.schools.filter((school) =>
      named.length > 0 ? named.includes(school.entryId) : isWaiting(school, all.recommenders, all.schools),
    )
    const letters = all.recommenders.filter(isWriting).flatMap((one) => one.letters)
    const { sent, of } = countSent(letters, all.schools)
    const state =
      of === 0
        ? `No letter is ${letters.length === 0 ? 'assigned yet' : 'needed any more'}`
        : `${sent} of ${counted(of, 'letter')} ${of === 1 ? 'is' : 'are'} marked as sent`
    const head = named.length > 0 ? '' : `${state}${mark}. `
    const rows = shown.slice(0, most).map((school) => `- ${lineOf(context, school, all.recommenders)}`)
    const rest = shown.length > most ? `\n- and ${shown.length - most} more` : ''
    const list = rows.length > 0 ? `\n${rows.join('\n')}${rest}` : ' Nothing is waiting for a letter.'
    return `${head}${writersOf(all.recommenders)}${head ? '' : mark}.${list}\n\nBearings knows only what you mark; your counselor or the college’s portal knows what arrived. [Recommenders](/recommenders)`
  },
})

export function citeRecommenders(notes: Notes): string {
  notes.use('your recommenders')
  return notes.cite(ownSource('Your recommenders', '/recommenders'))
}

/** Returns who has not sent a letter to this school and whom it still lacks; `null` if nothing is missing. */
export function missingLetters(school: LetterSchool, { recommenders }: Pick<Recommenders, 'recommenders'>) {
  const unsent = recommenders
    .filter(isWriting)
    .filter(({ letters }) => letters.some(({ entryId, sentOn }) => entryId === school.entryId && !sentOn))
    .map(({ name }) => quoted(name))
  const { teachers, counselor } = lettersAt(school, recommenders).missing
  const lacking = [
    ...(teachers > 0 ? [counted(teachers, 'teacher')] : []),
    ...(counselor ? ['the counselor'] : []),
  ]
  const parts = [
    ...(unsent.length > 0 ? [`not sent by ${inProse(unsent)}`] : []),
    ...(lacking.length > 0 ? [`nobody named yet for ${inProse(lacking)}`] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : null
}

async function entriesOf(context: QuestionContext, colleges: readonly string[]): Promise<string[]> {
  if (colleges.length === 0) return []
  const ids = (await context.colleges(colleges)).map(({ id }) => id)
  return (await context.list())
    .filter(({ schoolId }) => schoolId !== null && ids.includes(schoolId))
    .map(({ id }) => id)
}

function lineOf(context: QuestionContext, school: LetterSchool, recommenders: Recommender[]): string {
  const due = school.deadline ? `, ${day(school.deadline)} (${untilDay(school.deadline, context.today)})` : ''
  const { required, assigned, sent } = lettersAt(school, recommenders)
  const missing = missingLetters(school, { recommenders })
  const state = missing ?? (required === 0 && assigned === 0 ? 'asks for no letters' : `all ${sent} sent`)
  return `**${quoted(school.name)}**${due}: ${state}`
}

/** "Your recommenders are Ms. Rivera (teacher) and Priya Nair (counselor)". */
function writersOf(recommenders: readonly Recommender[]): string {
  const names = recommenders
    .filter(isWriting)
    .map(({ name, kind }) => `${quoted(name)} (${kindLabels[kind].toLowerCase()})`)
  if (names.length === 0) return 'Nobody whom you entered is writing for you'
  return names.length === 1 ? `Your recommender is ${names[0]}` : `Your recommenders are ${inProse(names)}`
}
