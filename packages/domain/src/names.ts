const suffix = /^(jr|sr|ii|iii|iv|md|phd|esq)$/i

/** Returns the parts of a name, given name first: `Haddad, Noor` becomes `Noor`, `Haddad`. */
export function namesIn(fullName: string): string[] {
  const [before = '', after = '', ...more] = fullName.split(',').map((part) => part.trim())
  const isTurned = after !== '' && more.length === 0 && !suffix.test(after.replaceAll('.', ''))
  return (isTurned ? `${after} ${before}` : fullName).trim().split(/\s+/)
}
