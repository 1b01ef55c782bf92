/** The one or two letters that stand for a person in their avatar: of the first and the last of their names. */
export function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/)
  const [first = '', ...others] = names
  return (firstLetter(first) + firstLetter(others.at(-1) ?? '')).toLocaleUpperCase('en')
}

/** As people see letters: with their accents, whatever number of code units they take. */
function firstLetter(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name)
  return letter?.segment ?? ''
}
