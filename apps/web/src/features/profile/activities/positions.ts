/** Words for a person whom others count on, at least one of which is in most positions. */
const role =
  /\b(?:co-?)?(?:captain|president|vp|editor|founder|lead|leader|chair(?:man|woman|person)?|secretary|treasurer|manager|director|head|chief|officer|rep|representative|coordinator|organizer|mentor|tutor|coach|instructor|supervisor|major|commander|delegate|ambassador|senator|historian|webmaster|producer|concertmaster|counselor|scout)s?\b/i

/**
 * Returns the positions that somebody wrote in one line: "Captain, Science editor" is two. A comma before the place
 * of a position, as in "Captain, Varsity Soccer", separates nothing.
 */
export function positionsWrittenIn(line: string): string[] {
  return line.split(/[;\n]/).flatMap((text) => {
    const parts = filled(text.split(','))
    return parts.every((part) => role.test(part)) ? parts : filled([text])
  })
}

function filled(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
