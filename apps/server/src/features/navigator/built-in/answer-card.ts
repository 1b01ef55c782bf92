import { type AnswerCard, filled } from '#features/library/content/answers.ts'
import type { Notes } from '../notes.ts'
import type { QuestionContext } from '../question.ts'

/** Returns a card's answer with its sources, in Spanish if asked so, and offers the page on which the next thing is done. */
export function answerCard(
  { topic, question, markdown, spanish, sources, next }: AnswerCard,
  notes: Notes,
  inSpanish: boolean,
): string {
  notes.use('the library')
  const marks = sources.map(({ title, url }) => notes.cite({ title, url, kind: 'library' }))
  const text = inSpanish && spanish ? spanish : filled(markdown)
  if (next) notes.offer({ kind: 'open', ...next })
  const link = next ? `\n\n[${next.label}](${next.url})` : ''
  // What is answered is named, so that a reader sees when it is not what they asked.
  const head = inSpanish || unnamed.includes(topic) ? '' : `**${question}** `
  return `${head}${text.trim()}${marks.join('')}${link}`
}

/** Topics of somebody who needs a kind word first, or who did not ask. */
const unnamed = ['feelings', 'danger', 'refusals', 'cannot-know']

/** A citizen is not told what holds for an undocumented student, unless they say that they are one. */
export async function cardFor(context: QuestionContext, card: AnswerCard): Promise<AnswerCard> {
  const abroad = fromAbroad[card.slug]
  if (abroad && (await context.means()).isFromAbroad)
    return (await context.answers()).find(({ slug }) => slug === abroad) ?? card
  if (card.topic !== 'undocumented' || card.slug === ofCitizens) return card
  if ((await context.profile()).profile.citizenship !== 'us-citizen') return card
  const answers = await context.answers()
  return answers.find(({ slug }) => slug === ofCitizens) ?? card
}
/** Cards on federal aid, and what holds instead for somebody from abroad, for whom there is none. */
const fromAbroad: Readonly<Record<string, string>> = {
  'when-is-the-fafsa-due': 'how-do-internationals-pay',
  'what-is-the-fafsa': 'how-do-internationals-pay',
  'is-it-too-late-for-fafsa': 'how-do-internationals-pay',
  'what-do-i-need-for-fafsa': 'how-do-internationals-pay',
  'pell-grant-who-and-how-much': 'how-do-internationals-pay',
  'css-profile-what-and-who': 'forms-css-isfaa',
}
const ofCitizens = 'citizen-with-undocumented-parents'
