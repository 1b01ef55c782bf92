import type { AuthorshipStatement } from '@bearings/domain/essays/authorship'
import { counted } from '@bearings/domain/words'
import { dateInWords } from '#platform/dates.ts'

/** What a record says of the help with an essay, one fact a line. */
export function helpInWords({ help }: AuthorshipStatement): string[] {
  const { checks, accepted } = help.spelling
  return [
    checks === 0
      ? 'Spelling and grammar: not checked in Bearings.'
      : `Spelling and grammar: checked ${counted(checks, 'time')} on the student’s own device, ${counted(accepted, 'proposal')} taken.`,
    navigatorInWords(help.navigator),
    ...(help.comments.length === 0 ? ['Comments: none.'] : []),
    ...help.comments.map(({ by, count }) => `Comments by ${by}: ${count}.`),
  ]
}

function navigatorInWords({ times, byModel }: AuthorshipStatement['help']['navigator']): string {
  if (times === 0) return 'Questions about the draft by Bearings’ navigator: none.'
  const model =
    byModel === 0 ? 'never by a language model' : `${counted(byModel, 'time')} by a language model`
  return `Questions about the draft by Bearings’ navigator, which writes none of it: ${counted(times, 'time')}, ${model}.`
}

/** The record as a text that a student can add to an application. */
export function statementInWords(statement: AuthorshipStatement): string {
  const { student, prompt, school, issuer, issuedAt, says, steps, help } = statement
  const [first, last] = [steps[0], steps.at(-1)]
  const kept =
    first && last
      ? `${counted(steps.length, 'text')} on record from ${dayOf(first.at)} to ${dayOf(last.at)}, from ${counted(first.words, 'word')} to ${counted(last.words, 'word')}.`
      : 'No text is on record.'
  return [
    `How “${prompt}”${school ? ` for ${school}` : ''} was written, by ${student}`,
    kept,
    ...helpInWords(statement),
    says,
    help.says,
    `Signed record issued by ${issuer} on ${dayOf(issuedAt)}.`,
  ].join('\n')
}

function dayOf(instant: string): string {
  return dateInWords(instant.slice(0, 10))
}
