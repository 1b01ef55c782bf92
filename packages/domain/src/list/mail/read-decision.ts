import { cycleOn, yearInCycle } from '#calendar-dates.ts'
import { realDay, writtenDay } from '#written-day.ts'
import type { MailReading } from './options.ts'
import { sentencesOf } from './read-items.ts'

/** Words that make of a decision something that may come. */
const supposed =
  /\b(?:if|once|when|whether|should you|after you|students? who|applicants? who|those who|may be|might be|could be|can be|will be|would be|to be (?:considered|admitted)|chance|eligible|apply (?:now|today|by)|invite[sd]? you to apply|invited to apply|encourage)\b/i

/** In this order, because a mail that offers a place on a waiting list first says that there is no other. */
const decisions: readonly [NonNullable<MailReading['decision']>, RegExp][] = [
  [
    'Waitlisted',
    /\b(?:place[d]?|offer(?:ed|ing)?|added|position|spot|invited to join)\b[^.]{0,60}\bwait(?:ing)?[ -]?list\b|\bha(?:s|ve) been wait-?listed\b/i,
  ],
  [
    'Deferred',
    /\bha(?:s|ve) been deferred\b|\bdecided to defer\b|\bdefer(?:red|ring)? (?:your application|a (?:final )?decision|you)\b/i,
  ],
  [
    'Rejected',
    /\b(?:unable to|not able to|cannot|can ?not)(?: \S+){0,2} (?:admit you|(?:offer|extend|grant)(?: you)?(?: an?| any)? (?:place|spot|seat|admission|acceptance|offer of admission)\b)|\bnot (?:been )?(?:selected|admitted|accepted) (?:for|to|into)\b/i,
  ],
  [
    'Offered',
    /\bdirect(?:ly)? (?:admission|admit)(?:ted|s)? offer\b|\boffer(?:ed|ing)? (?:you )?direct admission\b|\bpre-?admitted\b/i,
  ],
  [
    'Accepted',
    /\b(?:pleased|delighted|thrilled|happy|honou?red|excited|pleasure|joy)\b[^.]{0,60}\b(?:offer you (?:a place|admission|an offer)|admit you|your (?:admission|acceptance)|(?:been|are) (?:admitted|accepted))\b|\byou(?: have been| are|['’]ve been) (?:admitted|accepted) (?:to|into|for)\b|\bcongratulations (?:on|for) (?:your|being) (?:admission|acceptance|admitted|accepted)\b|\bwelcome to the class of 20\d\d\b/i,
  ],
]

/** Returns the decision that a mail states, and not one that it speaks of. */
export function decisionIn(lines: readonly string[]): MailReading['decision'] {
  const sentences = lines.flatMap(sentencesOf)
  const found = decisions.find(([decision, said]) =>
    sentences.some((one) => said.test(one) && !(isHopeful(decision) && supposed.test(one))),
  )
  return found?.[0] ?? null
}

function isHopeful(decision: NonNullable<MailReading['decision']>): boolean {
  return decision === 'Accepted' || decision === 'Offered'
}

const posted =
  /\b(?:decision|update|status update|letter)\b[^.]{0,60}\b(?:is|are|has been|have been) (?:now )?(?:available|posted|ready|released|online|waiting)\b|\bview your (?:\S+ )?(?:decision|status update)\b|\bnew update (?:to|on|in) your (?:application|portal|status)/i

/** Whether a decision is said to be there now. */
export function isPostedIn(lines: readonly string[]): boolean {
  return lines
    .flatMap(sentencesOf)
    .some((sentence) => posted.test(sentence) && !/\b(?:will|when|once|if|until)\b/i.test(sentence))
}

const dateWords =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? 20\d\d)?\b|\b\d{1,2}\/\d{1,2}(?:\/(?:20\d\d|\d\d))?\b/gi
/** What stands before the day by which people were to apply, and not before the one on which they hear. */
const applied = /\b(?:appl(?:y|ied)|submit(?:ted)?)\b(?!.*\b(?:decisions?|notif|results?|hear)\b)/i
const coming =
  /\b(?:decisions?|notif(?:y|ied|ication)|hear from us|results?)\b[^.]{0,90}\b(?:by|on|in|available|released|posted|before|after)\b|\b(?:release|post|announce|send|mail)\b[^.]{0,40}\bdecisions?\b/i

/** Returns the day on which a mail says that decisions come; without a year, that of the application year of today. */
export function decisionDayIn(lines: readonly string[], today: string): string | null {
  for (const sentence of lines.flatMap(sentencesOf)) {
    if (!coming.test(sentence) || !/\b(?:will|by|expect|plan|release[sd]?|on|available)\b/i.test(sentence))
      continue
    const day = daysIn(sentence, today).find((each) => each >= today)
    if (day) return day
  }
  return null
}

function daysIn(sentence: string, today: string): string[] {
  let end = 0
  return [...sentence.matchAll(dateWords)].flatMap(({ 0: words, index }) => {
    const before = sentence.slice(end, index)
    end = index + words.length
    const written = applied.test(before) ? null : writtenDay(words)
    const day = written && realDay(written, written.year ?? yearInCycle(written.month, cycleOn(today)))
    return day ?? []
  })
}
