/** Returns the one or two letters in a person's avatar: the initials of their first and last names. */
export function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/)
  const [first = '', ...others] = names
  return (firstLetter(first) + firstLetter(others.at(-1) ?? '')).toLocaleUpperCase('en')
}

/** Returns the first letter as people see it, with its accents, however many code units it takes. */
function firstLetter(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name)
  return letter?.segment ?? ''
}
