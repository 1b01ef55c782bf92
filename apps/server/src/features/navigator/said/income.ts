const money = '\\$?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{2,6}(?:\\.\\d)?)\\s*(k|thousand|grand|mil)?\\b'
const earning =
  'income|mak(?:e|es|ing)|(?:we|she|he|i) made|earn(?:s|ed|ing)?|famil(?:y|ia)|fam|household|parents?|mom|dad|gan(?:a|amos|an)|ingresos?|salary|bring in'
/** What a family pays is no income: “my parents can pay 20k”. */
const paying =
  'pay(?:s|ing)?|afford|spend(?:ing)?|contribut\\w*|budget|costs?|sense|give|cover|put|do|borrow|saved?|want(?:s|ed)?|sa(?:ys?|id)'
/** Nor is what somebody earns after college: “do MIT grads make 100k”. */
const ofGraduates =
  '(?<!\\b(?:grad(?:uate)?s?|alum(?:ni|s)|majors|degrees|jobs|careers)\\b[^.,?!]{0,25})(?<!(?<!\\b(?:our|my) )\\b(?:starting|average|median) )'
const incomePatterns = [
  new RegExp(`${ofGraduates}\\b(?:${earning})\\b(?:(?!\\b(?:${paying})\\b)[^.?!\\d$]){0,30}${money}`, 'i'),
  new RegExp(`${money}[^.?!]{0,8}\\b(?:income|household|a year at home|salary)\\b`, 'i'),
]
/** “Whats their net price for 80k”. */
const priced = new RegExp(
  `\\b(?:net price|cost|pay|price)\\b[^?!]{0,40}\\b(?:for|at|on|with|if)\\s+(?:like |about |around )?${money}`,
  'i',
)
const bare = new RegExp(
  `(?:more like|about|around|around like|like|como|actually|if|is|only)\\s+${money}`,
  'i',
)

/**
 * Returns the income that a text names, in dollars a year; `null` if none.
 * @param isTalkedOf Whether an income was spoken of before, so that a number alone is one.
 */
export function incomeIn(text: string, isTalkedOf = false): number | null {
  const ofBoth = incomeOfBoth(text)
  if (ofBoth !== null) return ofBoth
  for (const pattern of isTalkedOf ? [...incomePatterns, priced, bare] : [...incomePatterns, priced]) {
    const [, digits, unit] = pattern.exec(text) ?? []
    if (digits === undefined) continue
    const number = Number(digits.replaceAll(',', ''))
    const dollars = unit || (number < 1000 && isTalkedOf) ? number * 1000 : number
    if (dollars >= 5000 && dollars <= 2_000_000) return dollars
  }
  return null
}

/** “My dad makes 90k and my mom 30k”, “my parents make 60k each”. Of divorced parents, one counts. */
function incomeOfBoth(text: string): number | null {
  if (/\b(divorced|separated|split up)\b/i.test(text)) return null
  const each = ofEach.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  const [one, other, more] = each ? [each, each] : [...text.matchAll(ofParent)]
  // “My dad makes 90k, he makes 100k with overtime” is one of them.
  if (!one || !other || more || (!each && isMother(one) === isMother(other))) return null
  const both = [one, other].map(([, digits, unit]) => Number(digits!.replaceAll(',', '')) * (unit ? 1000 : 1))
  return both.every((dollars) => dollars >= 1000) ? both[0]! + both[1]! : null
}
const made = '(?:ma[dk]es?|earn(?:s|ed)?) (?:about |around |like )?'
const ofEach = [
  new RegExp(`\\beach (?:of (?:them|us|my parents) )?${made}${money}`, 'i'),
  new RegExp(`\\b${made}${money}(?: a year)? each\\b(?! (?:year|month))`, 'i'),
]
const ofParent = new RegExp(
  `\\b(?:step)?(?:mom|mother|dad|father|she|he)(?: only)?(?: (?:ma(?:kes?|de)|earn(?:s|ed)))? (?:about |around |like )?${money}`,
  'gi',
)
const isMother = ([found]: RegExpExecArray) => /^(?:step)?(?:mo|she)/i.test(found)
