import type { Means } from '@bearings/domain/matching/within-budget'
import { statesIn } from './slots/slots.ts'

/** What a question says of the student. `income` is in dollars a year; each is `null` if it is not said. */
export type Said = {
  gpa: number | null
  sat: number | null
  act: number | null
  income: number | null
  /** The state that the family lives in, as its postal code. */
  state: string | null
  isFromAbroad: boolean
}

/** Returns what a message says of the student, or what their messages before it said. */
export function saidIn(message: string, history: readonly { role: string; content: string }[] = []): Said {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const texts = [message, ...earlier.toReversed()]
  const first = <T>(read: (text: string) => T | null): T | null => {
    for (const text of texts) {
      const value = read(text)
      if (value !== null) return value
    }
    return null
  }
  return {
    gpa: first(gpaIn),
    sat: first(satIn),
    act: first(actIn),
    income:
      incomeIn(
        message,
        earlier.some((text) => incomeIn(text) !== null),
      ) ?? first(incomeIn),
    state: first(homeIn),
    isFromAbroad: texts.some((text) => abroad.test(text)),
  }
}

/** Unweighted, up to 4: “a 3.7”, “3.2 uw”; not “the average GPA at UNC is 4.0”. */
function gpaIn(text: string): number | null {
  const ofOthers =
    /(?<!\b(?:my|an?) )\b(?:average|avg|median|mean|typical|minimum)\b(?:(?!\b(?:i|i'm|i've|my|mine|with)\b)[^,;?!\d]){2,40}$/i
  const [, found] =
    [...text.matchAll(/(?<![\d.$])([1-4]\.\d{1,2})(?![\d%]|\s?(percent|k\b|million))/g)].find(
      ({ index }) => !ofOthers.test(text.slice(0, index)),
    ) ?? []
  const gpa = Number(found)
  return found !== undefined && gpa >= 1 && gpa <= 4 ? gpa : null
}

function satIn(text: string): number | null {
  const found =
    /(?<![\d$.,])(1[0-6]\d0|[6-9][0-9]0)(?![\d,.%]|\s?(k\b|words?|dollars|characters|students|miles))/.exec(
      text,
    )?.[1]
  if (found === undefined) return null
  const isScore =
    /\b(sat|score|submit|send|mando|test)\b|\b(with|and|a|an|my|have|got|de|y|uw|,)\s*(a |an )?$/i
  const before = text.slice(0, text.indexOf(found))
  // Beside a GPA, a number of this size is a score: “3.9 1490”.
  return isScore.test(before) || /\bsat\b/i.test(text) || gpaIn(text) !== null ? Number(found) : null
}

function actIn(text: string): number | null {
  const found =
    /\b(?:act|composite)\b[^.\d]{0,12}\b([12]\d|3[0-6])\b/i.exec(text)?.[1] ??
    /\b([12]\d|3[0-6])\b(?: on (?:the|my))?(?: in)? act\b/i.exec(text)?.[1] ??
    /(?<![\d.])[1-4]\.\d{1,2}(?: gpa| uw| unweighted)?(?:,| and| with|,? w)?(?: an?)? (1[6-9]|2\d|3[0-6])\b(?![\d.,%]|\s?(?:k|aps?|hours|years|schools|colleges)\b)/i.exec(
      text,
    )?.[1]
  return found === undefined ? null : Number(found)
}

const money = '\\$?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{2,6}(?:\\.\\d)?)\\s*(k|thousand|grand|mil)?\\b'
const earning =
  'income|mak(?:e|es|ing)|earn(?:s|ing)?|famil(?:y|ia)|fam|household|parents?|mom|dad|gan(?:a|amos|an)|ingresos?|salary|bring in'
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
  for (const pattern of isTalkedOf ? [...incomePatterns, priced, bare] : [...incomePatterns, priced]) {
    const [, digits, unit] = pattern.exec(text) ?? []
    if (digits === undefined) continue
    const number = Number(digits.replaceAll(',', ''))
    const dollars = unit || (number < 1000 && isTalkedOf) ? number * 1000 : number
    if (dollars >= 5000 && dollars <= 2_000_000) return dollars
  }
  return null
}

const home =
  /\b(?:live|living|reside|from|resident of|residents of|here in|in[- ]?state(?! (?:tuition|costs?|prices?|rates?|fees?|students?|applicants?|admissions?|acceptance)\b)(?: in| for)?|we'?re in|we are in)\b\s*(?:in )?([^.,;?!]{2,40})/i
const towns: Readonly<Record<string, string>> = {
  sac: 'CA',
  sacramento: 'CA',
  queens: 'NY',
  brooklyn: 'NY',
  bronx: 'NY',
}

function homeIn(text: string): string | null {
  const town = Object.entries(towns).find(([name]) => new RegExp(`\\b${name}\\b`, 'i').test(text))?.[1]
  if (town) return town
  const place = home.exec(text)?.[1]
  const [state] = place ? statesIn(`in ${place}`) : []
  return state ?? null
}

/** “International relations”, “Florida International University”, and who is not from abroad say nothing of it. */
const abroad =
  /(?<!\b(?:not|non|isn['’]?t|aren['’]?t|florida|a&m)[ -](?:an? )?)\b(international(?: student)?s?(?! (?:relations?|business|studies|affairs|economics|law|development|politics|trade|university|college|baccalaureate)\b)|foreign(?:er)?s?(?! (?:languages?|service|policy|affairs|relations|studies)\b)|from abroad|f-?1 (?:visa|student)|not (?:a )?(?:us|u\.s\.) citizens?|waec|neco|kcse|(?:in|from) (?:lagos|abuja|nairobi|accra|delhi|mumbai|beijing|shanghai|seoul|hanoi|lahore|karachi|dhaka|nigeria|ghana|kenya|ethiopia|india|pakistan|bangladesh|nepal|china|korea|vietnam|brazil|turkey|egypt))\b(?! (?:but|and) (?:live|a us|am a us))/i

type OwnProfile = { profile: { gpaUnweighted: number | null; satActScore: string | null } }

/** Returns a profile with what the question says in its place. */
export function withSaid<P extends OwnProfile>(own: P, { gpa, sat, act }: Said): P {
  if (gpa === null && sat === null && act === null) return own
  const score = sat === null ? (act === null ? null : `${act} ACT`) : `${sat} SAT`
  const { profile } = own
  return {
    ...own,
    profile: {
      ...profile,
      gpaUnweighted: gpa ?? profile.gpaUnweighted,
      satActScore: score ?? profile.satActScore,
    },
  }
}

/** Returns what a family can pay, with the income and the state that the question names. */
export function meansWith(means: Means, { income, state, isFromAbroad }: Said): Means {
  return {
    ...means,
    ...(isFromAbroad && { isFromAbroad }),
    incomeBracket: income === null ? means.incomeBracket : bracketOf(income),
    state: state ?? means.state,
  }
}

function bracketOf(income: number): NonNullable<Means['incomeBracket']> {
  if (income <= 30_000) return 'under-30k'
  if (income <= 60_000) return '30k-60k'
  if (income <= 100_000) return '60k-100k'
  if (income <= 150_000) return '100k-150k'
  return income <= 250_000 ? '150k-250k' : 'over-250k'
}
