/**
 * The pattern for each placeholder of a mask, valid in both JavaScript and PostgreSQL, and the characters
 * used for it in examples.
 */
const places: Readonly<Record<string, { takes: string; example: string }>> = {
  '#': { takes: '[0-9]', example: '1234567890' },
  A: { takes: '[A-Za-z]', example: 'ABCDEFGHJK' },
  '*': { takes: '[A-Za-z0-9]', example: 'X' },
}

/** The characters of a mask: placeholders, and digits and marks that match themselves. */
const maskPattern = /^[#A*0-9 ./_-]*$/

/**
 * A school's format of student IDs: `mask` has a place for each character, `hint` says where to find the ID.
 */
export type StudentIdFormat = { mask: string; hint: string }

/** Returns the error message for an invalid mask; `null` if it is valid. */
export function faultInMask(mask: string): string | null {
  if (!maskPattern.test(mask))
    return 'Use # for a digit, A for a letter and * for either, with digits, spaces and - . / _ between them.'
  return /[#A*]/.test(mask)
    ? null
    : 'Use #, A or * for at least one character; otherwise all students would have the same ID.'
}

/** The regular expression for a mask, which contains only allowed characters. */
export function patternOf(mask: string): string {
  return `^${mask
    .split('')
    .map((place) => places[place]?.takes ?? (place === '.' ? '[.]' : place))
    .join('')}$`
}

/** Whether a student ID matches the mask, in upper or lower case. */
export function fitsMask(studentId: string, mask: string): boolean {
  return new RegExp(patternOf(mask)).test(studentId)
}

/** Returns an example for a mask: `AA-####` gives `AB-1234`. */
export function exampleOf(mask: string): string {
  const used: Record<string, number> = {}
  return mask
    .split('')
    .map((place) => {
      const known = places[place]
      if (!known) return place
      const at = (used[place] = (used[place] ?? -1) + 1)
      return known.example[at % known.example.length]
    })
    .join('')
}

/** The error message for a student ID; `null` if it matches, or if no format is set. */
export function faultInStudentId(studentId: string, format: StudentIdFormat | null): string | null {
  if (format === null || fitsMask(studentId, format.mask)) return null
  const where = format.hint === '' ? '' : ` ${format.hint}`
  return `Student IDs here look like ${exampleOf(format.mask)}.${where}`
}
