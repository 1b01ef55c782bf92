const smallWords = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Splits a list of words at white space. */
export function words(text: string) {
  return text.trim().split(/\s+/)
}

export function oneSpaced(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** Turns "LAW AND SOCIETY" into "Law and Society". */
export function titleCase(capitals: string) {
  return capitals
    .toLowerCase()
    .replace(/[a-z'’]+/g, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

/** Turns a name in capitals into title case; short ones are acronyms and stay. */
export function readable(text: string) {
  const spaced = oneSpaced(text)
  return spaced === spaced.toUpperCase() && /[A-Z]{5}/.test(spaced) ? titleCase(spaced) : spaced
}

export function tidyNumber(text: string) {
  return /^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text
}

/** Rounds to four decimals, about eleven meters, which is enough for distances between towns. */
export function tidyCoordinate(text: string) {
  return text && String(Number(Number(text).toFixed(4)))
}

export function tidyUrl(text: string) {
  return text.replaceAll(' ', '%20')
}

/** Adds the scheme that colleges often leave out; without it, an address would lead to one of our pages. */
export function address(published: string) {
  if (!/^[^\s@]+\.[^\s@]+/.test(published)) return ''
  return tidyUrl(/^https?:\/\//i.test(published) ? published : `https://${published}`)
}

/** Splits the other names, which colleges separate in six ways; ours are separated by bars. */
export function splitAliases(published: string): string[] {
  return published
    .split(separatorOf(published))
    .map((alias) => formerName(oneSpaced(alias).replace(/^(d\/b\/a |dba[-:/ ]+)|^, | ?,$/gi, '')))
    .filter(
      (alias) =>
        alias.length > 1 &&
        alias.length <= 80 &&
        !/^(\(|\d+$|dba$|na$|ext\. |contacts|person )/i.test(alias) &&
        !isCompany(alias) &&
        !isSearchTerm(alias),
    )
}

/** Turns "Previously known as the University of Great Falls (prior to July 2018)" into the name alone. */
function formerName(alias: string): string {
  return alias
    .replace(/ \((prior|until|before|effective) .*\)$/i, '')
    .replace(/^.*\b(?:(?:formerly|previously|also) (?:known|called) as|formerly|previously) (?:the )?/i, '')
}

/** Some colleges list lowercase search terms, with typos; our search tolerates typos without them. */
function isSearchTerm(alias: string): boolean {
  return /^[a-z]{5,}$|^[a-z]+( [a-z]+)+$/.test(alias)
}

/** Whether it is the legal entity that owns a college, which nobody searches for. */
function isCompany(alias: string): boolean {
  return /\b(inc|llc|l\.l\.c|ltd|corporation|corp|incorporated)\b/i.test(alias)
}

function separatorOf(published: string) {
  if (published.includes('|')) return '|'
  if (published.includes(';')) return ';'
  if (/\S\s{2,}\S/.test(published)) return /\s{2,}/
  // A town or legal form after the comma is part of the name.
  if (published.includes(',')) return /, ?(Inc|LLC|Jr)\b|^Trinity College, /.test(published) ? '|' : ','
  return /d\/b\/a|Fort Worth/.test(published) ? '|' : /\/| or /
}
