import { helpToPick } from '../requests/phrases.ts'
import type { Ask } from '../requests/requests.ts'
import type { Decision } from './decide.ts'
import type { Reading, Router } from './router.ts'

/** Words so plain that one card is meant, however near others are, because the words that are told apart are few. */
type Plain = {
  says: RegExp
  unless?: RegExp
  isOf: (ask: Ask) => boolean
  slug: string
  /** A card or topic that must be nearer for what the asker has said of themselves. */
  near?: string
  /** What is looked up of the colleges besides. */
  beside?: (ask: Ask) => Ask
  /** Whether it is meant even where a card on danger is near. */
  isHarmless?: true
}

const ofApplication = /\bapp(?:lication|s)?\b/i
const about = (ask: Ask) => ask.kind === 'school' || ask.kind === 'unknowable' || ask.kind === 'library'
const ofOne = ({ colleges }: Ask) => colleges.length === 1

const plains: readonly Plain[] = [
  {
    // “I turned in my application to X last night”
    says: /(?:^|\b(?:i|we|she|he|son|daughter|kid|just|finally|already)\b)\W*(?:\w+ ){0,2}?(?:submitted|turned in|handed in|sent(?: (?:in|off))?|(?:hit|pressed|clicked) (?:submit|send)(?: on)?)\W+(?:(?:my|our|the|his|her|all|a|an|off|in)\W+)*(?:(?:collegename|common|uc|cal state|early|\w+)\W+){0,2}?(?:app(?:lication)?s?\b|(?:it |everything )?to (?:the )?collegename)/i,
    unless:
      /\?|n['’]?t\b|\b(?:not|never|no|almost|nearly|about to|yet|if|havent|hasnt|didnt|what(?! (?:now|next|happens|do (?:i|we) do)\b)|how|when|who|where|which|why|can|could|should|would|will|do i|does|did|is (?:it|that|this)|am i|but|without|before|forgot|wrong|mistake|errors?|typo|late|missing|scores?|sat|act|transcript|letters?|deposit|fafsa|css|financial|aid|grades?|friend|teacher|counselor)\b/i,
    isOf: about,
    slug: 'what-happens-now',
  },
  {
    // “Can I see my old drafts”
    says: /\b(?:see|open|find|look|read|get|go(?:ing)? back|back to|where|restore|recover|view)\b.*\b(?:old(?:er)?|earlier|previous|past|first|original|last)\b (?:\w+ ){0,2}(?:drafts?|versions?)\b/i,
    unless:
      /\b(?:advis\w+|counselors?|teachers?|parents?|mom|dad|who|any(?:one|body)|they|she|he|students?|kids?|son|daughter|list|profile|r[eé]sum[eé])\b/i,
    isOf: () => true,
    slug: 'essays-save-and-versions',
  },
  {
    says: /\b(?:know|decide|decided|figure out|sure)\b.{0,20}\bwhat (?:i|we|he|she|they) (?:really |even )?(?:want|wants|am going) to (?:be|do|become)\b/i,
    unless:
      /\b(?:apply\w*|application|undecided|undeclared|collegename|essay|list|any ?more|tired|hopeless|pointless|nothing|alone|with myself)\b/i,
    isOf: about,
    slug: 'career-and-major-exploration',
  },
  {
    says: /\badd(?:ing|ed)?\b.*\b(?:colleges?|schools?|collegename)\b.*\b(?:on|to|in|into)\b.*\bcommon app\w*/i,
    unless: /\b(?:bearings|here|my list|this app|how do i)\b/i,
    isOf: () => true,
    slug: 'what-is-the-common-app',
  },
  {
    // A coach who is silent hurts nobody.
    says: /\bcoach(?:es)?\b.*\b(?:ghost(?:ed|ing|s)?|left me on read|went quiet|(?:stopped|quit|never|not|(?:wo|has|have|had|does|did|is|are)n['’]?t)(?: \w+){0,2}? (?:text\w*|respon\w+|repl\w+|answer\w*|e?mail\w*|call\w*|messag\w+|writ\w+|talk\w*|contact\w*|reach\w*|in touch))\b/i,
    unless:
      /\b(?:rec|recs|letters?|recommend\w*|(?:won['’]?t|never|not|doesn['’]?t|does not|will not) (?:\w+ )?stop\w*|not to|told|tell\w*|secret|alone|night|weird|creep\w*|uncomfortable|report\w*|principal|hit|hits|hurt\w*|touch\w*|grab\w*|nudes?|pictures?|scared|afraid|abus\w+|scream\w*|yell\w*)\b/i,
    isOf: () => true,
    isHarmless: true,
    slug: 'recruited-athlete',
  },
  {
    // “Help me pick colleges”
    says: helpToPick,
    isOf: ({ kind, colleges }) => kind === 'find' && colleges.length === 0,
    slug: 'how-to-begin-choosing',
    beside: (ask) => ask,
  },
  {
    // “When does X tell us”
    says: /\bwhen(?:'s| is| are| do| does| will| should| would| did)\b.*\b(?:tell|let (?:us|me|you|people|everyone|students|him|her)|notif\w+|respond|reply|answer|announce\w*|get back|write back|(?:send|release|post)\w* (?:out )?(?:(?:their|its|the|early|regular|ed|ea|rd|ed2) )*(?:decisions?|answers?|results|letters|acceptances|admits))\b/i,
    unless: /\b(?:aid|offers?|award|money|scholarships?|fafsa|wait ?-?list\w*|housing|room\w*)\b/i,
    isOf: (ask) => about(ask) && ask.colleges.length > 0,
    slug: 'when-do-decisions-come',
  },
  {
    // “Community college or X, which is better for me”
    says: /\b(?:community college|junior college|juco|cc)\b.*\b(?:or|vs|versus|instead of|better|rather|first)\b|\b(?:or|vs|versus|instead of|better|rather)\b.*\b(?:community college|junior college|juco|cc)\b/i,
    unless: /\btransfer|\b(?:credits?|class(?:es)?|courses?|dual|enroll(?:ed|ment)|ap)\b/i,
    isOf: ofOne,
    slug: 'community-college-first',
  },
  {
    // “I got into X and X, how do I pick”
    says: /\b(?:got (?:in|into|accepted)|accepted|admitted|offers?)\b.*\b(?:pick|choose|choosing|decide|commit)\b/i,
    isOf: ({ kind, colleges }) => kind === 'compare' && colleges.length > 1,
    slug: 'choose-between-offers',
    beside: (ask) => ask,
  },
  {
    // “Should I commit to X while waiting on X”
    says: /\b(?:commit|deposit|enroll|accept)\w*\b.*\b(?:wait(?:ing)? (?:on|for|to hear)|while i(?:['’]?m| am)? wait\w*|(?:still )?(?:have not|haven['’]?t) heard)\b/i,
    unless: /\bwait ?-?list/i,
    isOf: () => true,
    slug: 'may-first-and-deposits',
  },
  {
    // “I haven't heard from any colleges yet”
    says: /\b(?:ha(?:ve|s)n['’]?t|ha(?:ve|s) not|never|nobody has|no one has)(?: (?:yet|even|still))? hear(?:d)?\b.*\b(?:collegename|colleges?|schools?|any(?:thing|one|where)?|back|yet)\b/i,
    unless:
      /\b(?:coach\w*|interview\w*|teachers?|recommend\w*|counselors?|advis\w+|aid|scholarships?|wait ?-?list\w*|commit\w*|deposit|roommates?|portal|email|of|friends?|brother|sister|mom|dad|boyfriend|girlfriend|him|her|he|she|they|goodbye)\b/i,
    isOf: about,
    slug: 'when-do-decisions-come',
  },
  {
    // “I changed my mind about X, can I withdraw”
    says: /\b(?:can|could|may|how do|should|want to|need to)\b.*\bwithdraw\b/i,
    unless:
      /\b(?:ed|ed ?2|early decision|deposit\w*|commit\w*|class(?:es)?|course\w*|semester|college is|money|529|everyone|everything|everybody|people|high school|fafsa)\b/i,
    isOf: ({ kind, colleges, text }) =>
      kind === 'school' ||
      kind === 'my-school' ||
      (kind === 'library' && (colleges.length > 0 || ofApplication.test(text))),
    slug: 'decline-and-withdraw',
  },
  {
    says: /\b(?:made (?:a|the) (?:\w+ )?(?:mistake|choice)|regret\w*)\b.*\b(?:pick(?:ing|ed)?|choos(?:e|ing)|chose|commit\w*|deposit\w*)\b|\b(?:picked|chose|committed|deposited)\b.*\b(?:mistake|wrong|regret\w*)\b/i,
    unless: /\b(?:before|should i|will i|would i|if|fafsa|css|form|typo|essay|major|class(?:es)?|checked)\b/i,
    isOf: about,
    slug: 'regret-my-deposit',
  },
  {
    says: /\b(?:reuse|re-use|recycle|copy)\b.*\b(?:essays?|supplements?)\b/i,
    unless: /\b(?:friend|sister|brother|internet|online|someone|somebody|sample|example)\w*\b/i,
    isOf: ({ kind }) => kind !== 'cheating' && kind !== 'write-essay',
    slug: 'reuse-an-essay',
  },
  {
    says: /\b(?:vaccin\w+|immuniz\w+)\b/i,
    unless: /\b(?:essay|research|religio\w+)\b/i,
    isOf: about,
    slug: 'what-comes-after-committing',
  },
  {
    says: /\bwhat (?:do|does) (?:colleges?|schools|universities|they|admissions?(?: \w+)?) (?:\w+ )?(?:look (?:at|for)|care about|want to see|notice|read)(?: first| most)?\W*$/i,
    isOf: ({ colleges }) => colleges.length === 0,
    slug: 'how-applications-are-read',
  },
  {
    // “Do I need the SAT”, of somebody from abroad
    says: /\b(?:need|required?|have to|must|compulsory)\b.*\b(?:sat|act)\b|\b(?:sat|act)\b.*\b(?:need(?:ed)?|required?|compulsory|must)\b/i,
    unless:
      /\b(?:which|waec|neco|a-?levels?|ib|cbse|icse|ielts|toefl|duolingo|collegename|retake|raise|improve|higher|score of|what (?:sat|act|score)|scholarships?|send|prep\w*|to act|1[0-6]\d\d|visa)\b/i,
    isOf: () => true,
    near: 'international',
    slug: 'no-score-at-all',
  },
  {
    // “Can I bring my wife”, of somebody from abroad
    says: /\bf-?2\b|\b(?:bring|take|come (?:along|with)|join)\b.{0,20}\b(?:my|our|his|her|the) (?:wife|husband|spouse|kids|children|child|family)\b/i,
    unless:
      /\b(?:income|earns?|aid|afford|account|pay|visit\w*|tours?|interview\w*|orientation|graduation|work)\b/i,
    isOf: about,
    near: 'international',
    slug: 'i-20-and-visa-steps',
  },
  {
    says: /\b(?:hasta cu[aá]ndo|fecha l[ií]mite|cu[aá]ndo (?:se )?(?:cierran?|vencen?))\b.*\b(?:aplicar|solicit\w+|universidad\w*)/i,
    unless: /\b(?:fafsa|css|becas?|ayuda|collegename|uc|cal state|dep[oó]sito|visa|transfer\w*)\b/i,
    isOf: () => true,
    slug: 'what-the-rounds-mean',
  },
  {
    // “They gave me two weeks to respond”
    says: /\b(?:have|has|had|gave|gives?|got|only)(?: (?:me|us|only|just|about))* (?:\d+|an?|one|two|three|four|five|ten) (?:days?|weeks?) to (?:respond|reply|decide|answer|accept|commit|deposit)\b/i,
    unless: /\b(?:essays?|topics?|prompts?|class(?:es)?|majors?|schedule)\b/i,
    isOf: about,
    slug: 'may-first-and-deposits',
  },
  {
    says: /\bworth\b.*\b(?:\d[\d,.]* ?k?|thousand|money|debt|loans?)(?: a year)? (?:more|extra)\b/i,
    isOf: ({ colleges }) => colleges.length > 0,
    slug: 'cheaper-or-the-one-i-love',
    beside: (ask) => ({ ...ask, kind: 'school', facts: ['net-price', 'graduation', 'earnings'] }),
  },
  {
    // The day for a room is not that of the application.
    says: /\b(?:housing|dorms?|orientation|move[- ]?in)\b/i,
    isOf: ({ kind, facts, colleges }) =>
      kind === 'school' && colleges.length > 0 && facts.join() === 'deadline',
    slug: 'what-comes-after-committing',
  },
  {
    // “I got off the waitlist at X, what do I do”
    says: /\b(?:i|we|she|he|son|daughter|kid)\b (?:\w+ )?(?:got|was|came|made it|am|have been|been) (?:\w+ )?off (?:of )?(?:the |a |their |its )?(?:collegename )?wait ?-?list/i,
    isOf: ({ kind }) => kind !== 'chances',
    slug: 'on-the-waitlist',
  },
  {
    // “I got into X ED but the aid isn't enough”
    says: /\b(?:got in|got into|accepted|admitted)\b.*\b(?:ed ?(?:i|ii|1|2)?|early decision)\b.*\b(?:aid|afford\w*|pay|enough|money)\b/i,
    unless: /\b(?:if|when|how do i pay)\b/i,
    isOf: about,
    slug: 'break-ed-because-of-money',
  },
  {
    says: /\bhow (?:do|should|can) (?:i|we) (?:pick|choose|decide)\b.{0,20}\b(?:where to apply|(?:colleges|schools|universities) to apply)\b/i,
    isOf: () => true,
    slug: 'how-to-begin-choosing',
  },
  {
    says: /\b(?:ayuda|dinero) para (?:pagar|la universidad|estudiar)\b|\bno (?:tenemos|tengo) (?:dinero|con qu[eé])\b/i,
    unless:
      /\b(?:fafsa|css|privad\w+|consultor\w*|solicitud\w*|aplicar|sat|act|visa|com(?:er|ida)|dormir|casa|renta|calle|corri\w*|ech[oó]|hambre|vivir)\b/i,
    isOf: ({ colleges }) => colleges.length === 0,
    slug: 'cheapest-ways-through',
  },
  {
    // “Did I miss the CSS Profile for X”: its date is not the application's.
    says: /\bcss\b.{0,30}\b(?:due|deadline|late|miss(?:ed)?|by|close[ds]?)\b|\b(?:due|deadline|late|miss(?:ed)?|when)\b.{0,30}\bcss\b/i,
    isOf: ({ facts }) =>
      facts.includes('deadline') && facts.every((fact) => fact === 'deadline' || fact === 'css'),
    slug: 'css-profile-when-due',
    beside: (ask) => ({
      ...ask,
      kind: 'school',
      facts: ofApplication.test(ask.text) ? ['css', 'deadline'] : ['css'],
    }),
  },
  {
    says: /\bfafsa\b|\baid (?:deadline|due|forms?|application)\b|\b(?:deadline|due|last day) for (?:financial |the )*aid\b/i,
    unless: ofApplication,
    isOf: ({ facts, colleges }) => facts.includes('deadline') && colleges.length > 0,
    slug: 'when-is-the-fafsa-due',
  },
]

/**
 * Returns what a message of one request plainly means; `null` if it is weighed like any other.
 * @param isInDanger Whether the message may tell of a danger, which is heard first.
 */
export function plainlyMeant(
  { asks, text, isInDanger }: { asks: readonly Ask[]; text: string; isInDanger: boolean },
  router: Router,
): Decision[] | null {
  const [ask] = asks
  if (!ask || asks.length > 1) return null
  const spaced = text.replace(/\s+/g, ' ').trim()
  const plain = plains.find(
    ({ says, unless, isOf, near, isHarmless }) =>
      (isHarmless || !isInDanger) &&
      says.test(spaced) &&
      !(unless?.test(spaced) ?? false) &&
      isOf(ask) &&
      (near === undefined || router.near.has(near)),
  )
  const card = plain && router.card(plain.slug)
  if (!card) return null
  const beside = ask.colleges.length > 0 || ask.kind === 'find' ? plain.beside?.(ask) : undefined
  return [{ card, chance: 1, of: ask }, ...(beside ? [{ ask: beside }] : [])]
}

/** What is published of first-years is not the last day of somebody who transfers. */
export function forTransfer(decisions: readonly Decision[], router: Router): Decision[] {
  const card = router.near.has(ofTransfer) ? router.card(ofTransfer) : undefined
  return decisions.map((one) =>
    card && 'ask' in one && one.ask.kind === 'school' && one.ask.facts.join() === 'deadline'
      ? { card, chance: 1, of: one.ask }
      : one,
  )
}
const ofTransfer = 'transferring-later'

/** Cards whose question is often asked in words without what it is about, and what must then be named. */
const mustBeNamed: Readonly<Record<string, RegExp>> = {
  'someone-else-takes-my-test':
    /\b(?:sat|act|psat|ap|tests?|exams?|quiz\w*|toefl|ielts|duolingo|class(?:es)?|courses?|log ?in|ex[aá]men\w*|prueba)\b/i,
  'is-it-too-late-for-fafsa':
    /\b(?:fafsa|faf\w+|aid|css|forms?|grants?|money|pell|loans?|scholarships?|pay|afford|ayuda|becas?)\b/i,
  'rea-what-else-can-i-send':
    /\b(?:r?ea only|rea|scea|restrict\w+|single[- ]choice|harvard|yale|princeton|stanford|caltech|california institute|georgetown|notre dame)\b/i,
}

/** Leaves such cards out where it is not named: “is it too late for X” asks for no FAFSA. @param named All that is spoken of. */
export function withoutUnnamed(router: Router, named: string): Router {
  const isNamed = (one: Reading) => !('card' in one) || (mustBeNamed[one.card.slug]?.test(named) ?? true)
  const read = (text: string, most = 6) =>
    router
      .read(text, most + Object.keys(mustBeNamed).length)
      .filter(isNamed)
      .slice(0, most)
  return { ...router, read }
}
