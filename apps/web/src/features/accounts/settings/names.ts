/** Splits a full name, stored as one field, into the form's two fields: the last word is the last name. */
export function splitName(fullName: string): { first: string; last: string } {
  const names = fullName.trim().split(/\s+/)
  if (names.length < 2) return { first: names[0] ?? '', last: '' }
  return { first: names.slice(0, -1).join(' '), last: names.at(-1) ?? '' }
}

export function joinName(first: string, last: string): string {
  return `${first} ${last}`.trim().replace(/\s+/g, ' ')
}
