/** Students' abbreviations of courses, with words (or beginnings of words) from the names of the courses. */
const courseAbbreviations: ReadonlyMap<string, string> = new Map([
  ['apush', 'ap us history'],
  ['apes', 'ap environmental science'],
  ['aphg', 'ap human geography'],
  ['aphug', 'ap human geography'],
  ['apwh', 'ap world history'],
  ['apcsa', 'ap computer science a'],
  ['apcsp', 'ap computer science principles'],
  ['hug', 'human geography'],
  ['csa', 'computer science a'],
  ['csp', 'computer science principles'],
  ['cs', 'computer science'],
  ['ess', 'environmental systems'],
  ['tok', 'theory of knowledge'],
])

/** Returns the text to look up for a course as students call it: "APUSH", "AB calc", "pre-calc". */
export function courseWords(typed: string): string {
  return typed
    .replace(/\bpre[- ]?calc(ulus)?\b/i, 'precalculus')
    .replace(/\p{L}+/gu, (word) => courseAbbreviations.get(word.toLowerCase()) ?? word)
}
