/** What a draft is of, by the beginning of its key. */
const kinds: Record<string, string> = {
  profile: 'your profile',
  essay: 'an essay',
  note: 'a research note',
  weeks: 'your weekly log',
  comment: 'a comment',
  answer: 'a comment',
  'advising.note': 'a note on a student',
  'schools.add': 'a school to add',
}

/** What these drafts are of: "your profile and an essay". */
export function draftsInWords(keys: readonly string[]): string {
  const words = new Set(keys.map(wordsFor))
  return new Intl.ListFormat('en-US').format(words)
}

function wordsFor(key: string): string {
  const kind = Object.keys(kinds).find((start) => key.startsWith(`${start}.`) || key === start)
  return kind ? kinds[kind]! : 'a form'
}
