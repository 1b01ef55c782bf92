import { allowedTypos, prefixEditDistance } from '@bearings/domain/spelling'

/** Abbreviations of people who type fast, with their meaning. Those that mean nothing become empty. */
const shorthand: readonly [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/\b(u|yu)\b(?!\.)(?! ?(of|[A-Z]))(?! (mass|mich|conn|penn|chicago|miami|wash\w*|dub)\b)/g, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bwa?t\b(?=s? )/gi, 'what'],
  [/\br\b(?= (you|my|the|they|we|there|these|those|any)\b)/gi, 'are'],
  [/\b(pls|plz|plss)\b/gi, 'please'],
  [/\bppl\b/gi, 'people'],
  [/\bw\/o\b/gi, 'without'],
  [/(?<!\b(an?|the|my|one|got|this) )\bw(?= [a-z\d])/g, 'with'],
  [/(?<=[a-z] )n(?= [a-z])/g, 'and'],
  [/\bw\/ ?|\bw(?= (an?|my|the|good|great|no|low|high)\b)/gi, 'with '],
  [/\b(tmrw|tmr|tmw|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/(?<!\b(an?|become|be|bsn|my|to) )\brn\b(?! (program|school|degree|major|license))/gi, 'right now'],
  [/\bnova (?=(to|cc)\b)/gi, 'transferring from community college '],
  [/\bidk\b/gi, "I don't know"],
  [/\bkms\b/gi, 'kill myself'],
  [/\b(im)\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|ca|wo)nt\b/gi, "$1n't"],
  [/\b(what|when|where|how|who|that)s\b/gi, "$1's"],
  [/\bwhat're\b/gi, 'what are'],
  [/\b(gonna|gunna)\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  [/\b(shd|shld)\b/gi, 'should'],
  [/\bhw(?= (many|much|long|do|does|can|is|are)\b)/gi, 'how'],
  [/\b(aply|appy)\b/gi, 'apply'],
  [/\b(thx|thnx|tysm|ty)\b/gi, 'thanks'],
  [/\b(abt)\b/gi, 'about'],
  [/\bb4\b/gi, 'before'],
  [/\b(cuz|cos|bcuz|becuz)\b|\bbc(?= (i|i'm|im|my|we|they|its|it|he|she|you|u)\b)/gi, 'because'],
  [/\b(prolly|prob)\b/gi, 'probably'],
  [/\bfin(ancial)? ?aid\b/gi, 'financial aid'],
  [/\b(yr)\b/gi, 'year'],
  [/\bavg\b/gi, 'average'],
  [/\breqs\b/gi, 'requirements'],
  [/\b(?<!common )apps\b/gi, 'applications'],
  [/\bunis\b/gi, 'universities'],
  [/\blors?\b/gi, 'recommendation letters'],
  [/\bloci\b/gi, 'letter of continued interest'],
  [/\becs?\b(?= |$|\?)/gi, 'extracurricular activities'],
  [/\b(lol|lmao|lmfao|tbh|ngl|fr|bruh|bro|omg|btw|fyi|haha+|ugh+|smh)\b[,.]?/gi, ''],
]

/**
 * Words to correct when misspelled. Only of six letters or more: a shorter one is near to too many others.
 */
const keywords =
  `acceptance accepted admission admissions admitted affordable application applications applying average balanced calculator
  calendar campus chances cheapest college colleges compare counselor deadline deadlines decision deferred difference eligible
  engineering enrollment expensive extracurricular faculty financial graduate graduation interview international leadership
  nursing optional personal private professor profile psychology recommendation recommendations regular reminder requirement
  requirements retention rolling safeties safety scholarship scholarships school schools selective statement students
  submit supplement supplemental supplements target teacher transcript transfer tuition undergraduate undergraduates
  university universities unweighted waitlist waitlisted weighted`.split(/\s+/)
const known = new Set(keywords)

/** Rewrites a message in plain English, with abbreviations written out and important words spelled right. */
export function expandShorthand(text: string): string {
  const written = shorthand.reduce((rest, [short, long]) => rest.replace(short, long), text)
  return written
    .replace(/(?<![\p{L}\p{N}'/])\p{Ll}{6,16}(?![\p{L}\p{N}'/])/gu, (word) => meant(word) ?? word)
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Returns the keyword that a word misspells; `null` if there is none or it may be another form of one. */
function meant(word: string): string | null {
  if (known.has(word)) return null
  const most = Math.min(allowedTypos(word), word.length >= 9 ? 2 : 1)
  let nearest: { keyword: string; apart: number } | null = null
  for (const keyword of keywords) {
    const longer = Math.abs(keyword.length - word.length)
    if (keyword[0] !== word[0] || longer > most) continue
    if (keyword.startsWith(word) || word.startsWith(keyword)) continue
    // Compared both ways, because each comparison ignores the rest of its second word.
    const mistakes = Math.max(
      prefixEditDistance(word, keyword, most),
      prefixEditDistance(keyword, word, most),
    )
    const apart = mistakes + longer / 10
    if (mistakes <= most && (!nearest || apart < nearest.apart)) nearest = { keyword, apart }
  }
  return nearest?.keyword ?? null
}
