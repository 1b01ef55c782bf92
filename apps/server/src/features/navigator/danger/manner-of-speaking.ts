import { idiomsInSpanish } from './in-spanish.ts'
import { anyOf, noBlow, not, stop } from './phrases.ts'

const notOfPerson =
  "(?<!(^|[^\\p{L}])(he|she|they|dad|mom|father|mother|stepdad|stepmom|parents|brother|uncle|boyfriend)('s| is| are| keeps?)? (\\w+ )?)"
const kin = '(mom|dad|mother|father|parents|family|coach|teacher|counselor|sister|brother)'
const ofSchool =
  "((if|when) i ((don'?t|do not|can'?t) (get|go|apply|pass|make|submit|finish)|fail|get|got|bomb|miss|went|apply|lose|pick|choose|turn down)|for (my|not|getting|failing|this))"

/** Words of death that everybody uses of school. */
const idioms = anyOf(
  [
    "(would|i'?d|could|might) (literally |seriously |honestly )?(die|kill) (to|for)",
    'to die for',
    'dying (to|for)(?= \\p{L})',
    `${notOfPerson}killing (me|my (gpa|grades|soul|vibe|back|social life))`,
    `${kin} (will|would|'ll|'d|(is|are) going to|(is|are) gonna) (literally |actually )?(kill|murder) me ${ofSchool}`,
    "(i'll|will|going to|gonna) (literally |actually )?die if ([\\w']+ ){1,4}?(don'?t|gets?|have to|rejects?|can'?t)",
    `(i'?m|i am|we'?re) (so |literally )?dead(?! inside)(?=${stop}| my | lol)`,
    '(die|died|dying|dead|morir|muero) (of|from) (embarrassment|laughter|boredom|stress|cringe|happiness)',
    '(want to )?(die|dying|dead) laughing',
    '(bored|scared|stressed|worried|tired) to death',
    'over my dead body',
    'dead (serious|week|tired|last|set|end|weight)',
    '(shoot|shot|shooting) (myself|yourself) in the foot',
    'my life (story|stories|experiences?|essay|lessons?|goals?|history|sciences?|skills)',
    // Where, with whom, and on what somebody would rather not live, be, or go.
    `${not} want to (live|exist)(?= (in(?! this (world|life|house|body))|at(?! all)|on(?= \\p{L})(?! this)|off|near|with(?! (myself|this|the (pain|shame|guilt)))|alone|far|so far|close|there)(?!\\p{L}))`,
    `${not} want to be here(?= (in|for)(?! (this|my|them|any)) )`,
    `${not} want to go on(?= (an?|the|any|my|to|financial|with(?! (this|my|life|living))) )`,
    `${not} want to wake up(?= (early|late|at|so)(?!\\p{L}))`,
    'cut myself (some slack|off|short)',
    '(grades?|gpa|scores?|transcript|sat|act|rank|schedule|classes|activities|ecs|essays?)( (is|are|will|would|really|just|only|going to|gonna|that))* (hurt(s|ing)?|beating|killing) me',
    `(hits?|hitting) me(?= up)|(hits?|beats?) me(?=${noBlow})`,
    "(full|closed|cancell?ed|not offered)[^.!?\\n]{0,20}can'?t take it any ?more",
  ],
  'giu',
)

const deadly =
  '(suicid(e|al|es|io)|self[- ]?harm(ing|ed)?|overdos(e|es|ed|ing)|dying|death|kill(ed|ing)? (him|her|them|my)self)'
/** Words in which nobody speaks of themselves now: “write about how I was …”, not “writing this because I …”. */
const someWords =
  "(how i (was|used to|overcame|survived|struggled with|dealt with|had|almost|tried) |(?!(i|i'm|i've|because|this|before)(?![\\p{L}']))[\\p{L}'-]+ ){0,6}"
const paper = '(essays?|statement|supplements?|application|interview|paper|poem|speech|ensayo)'
/** A student of theirs who writes of it, or she, may be in danger. */
const byOneself =
  '(?<!(^|[^\\p{L}])(students?|she|he|they|who|kid|friend|daughter|son|brother|sister|someone)(?!\\p{L})[^.?!\\n]{0,30})'

/** What is written, studied, or worked for. */
const topics = anyOf(
  [
    '(teen |youth )?suicide (prevention|awareness|hotline|rates?|statistics|research|squad|policy|club)',
    'prevenci[oó]n del suicidio',
    `${byOneself}(writ(e|ing)|wrote|mention(ing)?|include|escribir|${paper}|project|research|club|novel|book|movie) ${someWords}(about|on|of|sobre|de) ${someWords}${deadly}`,
    `${byOneself}(mention(ing)?|includ(e|ing)|disclos(e|ing)) ${someWords}${deadly}`,
    `${byOneself}(talk(ing)?|speak|hablar) (about|of|de|del|sobre) ${someWords}${deadly}(?= ${someWords}(in|for|en) (my|an?|the|mi|el) ([\\p{L}]+ )?${paper})`,
    `(character|protagonist|hero|villain)[^.!?\\n]{0,40}(kill|hurt|harm)(s|ed|ing)? (him|her|them)self`,
    'died (of|from|by) (an? )?(drug )?(overdose|suicide)',
    'killed (him|her|them)sel(f|ves)',
  ],
  'giu',
)

/** Returns a text without the words that mean no danger: those everybody uses, and those of what an essay is about. */
export function plainly(text: string): string {
  const spaced = text.replace(/ {2,}/g, ' ')
  return spaced.replace(idioms, ' ').replace(idiomsInSpanish, ' ').replace(topics, ' ')
}

/** Whether a text names what may also be close to whoever writes it. */
export const namesHarm = /\b(suicid(e|al|es|io)|self[- ]?harm\w*|killed (him|her)self)\b/i
