const smallWords = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** A list of column names, as one would write it down. */
export function words(text: string) {
  return text.trim().split(/\s+/)
}

export function oneSpaced(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** "LAW AND SOCIETY" becomes "Law and Society". */
export function titleCase(capitals: string) {
  return capitals
    .toLowerCase()
    .replace(/[a-z'’]+/g, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

/** Short capitals are acronyms and stay; a whole name in capitals is only how it was typed. */
export function readable(text: string) {
  const spaced = oneSpaced(text)
  return spaced === spaced.toUpperCase() && /[A-Z]{5}/.test(spaced) ? titleCase(spaced) : spaced
}

export function tidyNumber(text: string) {
  return /^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text
}

/** Four decimals are about eleven metres, enough for a distance between towns. */
export function tidyCoordinate(text: string) {
  return text && String(Number(Number(text).toFixed(4)))
}

export function tidyUrl(text: string) {
  return text.replaceAll(' ', '%20')
}

/** Colleges often leave the scheme out; an address without one would lead to a page of ours. */
export function address(published: string) {
  if (!/^[^\s@]+\.[^\s@]+/.test(published)) return ''
  return tidyUrl(/^https?:\/\//i.test(published) ? published : `https://${published}`)
}

/** Colleges separate their other names in six ways; ours are separated by bars. */
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

/** "Previously known as the University of Great Falls (prior to July 2018)" is the University of Great Falls. */
function formerName(alias: string): string {
  return alias
    .replace(/ \((prior|until|before|effective) .*\)$/i, '')
    .replace(/^.*\b(?:(?:formerly|previously|also) (?:known|called) as|formerly|previously) (?:the )?/i, '')
}

/** Some colleges list what people type, with its mistakes, in small letters; a search forgives those anyway. */
function isSearchTerm(alias: string): boolean {
  return /^[a-z]{5,}$|^[a-z]+( [a-z]+)+$/.test(alias)
}

/** The legal entity that owns a college; nobody searches for it. */
function isCompany(alias: string): boolean {
  return /\b(inc|llc|l\.l\.c|ltd|corporation|corp|incorporated)\b/i.test(alias)
}

function separatorOf(published: string) {
  if (published.includes('|')) return '|'
  if (published.includes(';')) return ';'
  if (/\S\s{2,}\S/.test(published)) return /\s{2,}/
  // A town or a legal form after the comma belongs to the name.
  if (published.includes(',')) return /, ?(Inc|LLC|Jr)\b|^Trinity College, /.test(published) ? '|' : ','
  return /d\/b\/a|Fort Worth/.test(published) ? '|' : /\/| or /
}
