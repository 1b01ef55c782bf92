import { capitalized } from '@bearings/domain/words'
import { queuePrefix } from '../offline-queue/offline-queue.ts'

/** What a draft belongs to, by the prefix of its key. */
const kinds: Record<string, string> = {
  profile: 'your profile',
  essay: 'an essay',
  note: 'a research note',
  weeks: 'your weekly log',
  comment: 'a comment',
  message: 'a message',
  answer: 'a comment',
  'advising.note': 'a note on a student',
  recommender: 'a recommender',
  'schools.add': 'a school to add',
  'library.story': 'your story',
  'library.article': 'an article',
}

/** Says what is lost with these drafts: "What you typed in your profile and an essay is not saved". */
export function lossInWords(keys: readonly string[]): string {
  const typed = keys.filter((key) => !key.startsWith(queuePrefix))
  const parts = [
    typed.length > 0 && `what you typed in ${draftsInWords(typed)} is not saved`,
    typed.length < keys.length && 'what you changed is not sent',
  ].filter((part) => part !== false)
  return capitalized(parts.join(', and '))
}

/** Lists what these drafts belong to: "your profile and an essay". */
function draftsInWords(keys: readonly string[]): string {
  const words = new Set(keys.map(wordsFor))
  return new Intl.ListFormat('en-US').format(words)
}

function wordsFor(key: string): string {
  const kind = Object.keys(kinds).find((start) => key.startsWith(`${start}.`) || key === start)
  return kind ? kinds[kind]! : 'a form'
}
