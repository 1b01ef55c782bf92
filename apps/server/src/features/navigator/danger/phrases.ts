/*
 * What the lists of danger share: how a line becomes a pattern, where a clause ends, and who is spoken of.
 */

/** Makes one pattern of lines, each a whole word or several, in any language of Latin letters. */
export function anyOf(lines: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${lines.join('|')})(?!\\p{L})`, flags)
}

/**
 * What people write who are in danger, in a language in which nothing else is said here. `lifeline` is said before the
 * English answer.
 */
export type Language = { lifeline: string; ofOneself: string[]; ofHurt: string[]; unless?: RegExp }

/** Nothing more is said: “I want to end it.” */
export const stop = "(?=\\s*(?:$|[^\\p{L}\\p{N}\\s'’]))"

/** Nothing is said of where, with whom, or what else: “I can't go on, …”, “… anymore”, but not “… on a tour”. */
export const clauseEnd = `(?:${stop}|(?=\\s*(?:any ?more|any longer|like this|tomorrow|tonight|right now|please|help|and|but|because|if|when|since|after (?:this|that)|at all|ever|again|though|so(?! (?:far|close|early|near|late))|i|i'm|me)(?!\\p{L})))`

const kin =
  "(?:step|foster |god)?-?(?:dad|daddy|father|mom|mum|mommy|mother|parents?|brother|sister)|sibling|uncle|aunt(?:ie)?|cousin|grand(?:pa|ma|dad|father|mother)|boyfriend|girlfriend|bf|gf|partner|husband|wife|ex|guardian|family|mom's boyfriend"
const adult =
  'coach|teacher|tutor|pastor|priest|boss|manager|principal|professor|doctor|instructor|trainer|counselor|director'
/** Who may hurt somebody, at home and elsewhere. */
export const persons = {
  kin,
  adult,
  any: `${kin}|${adult}|he|she|they|someone|somebody|neighbor|a (?:man|guy|boy|kid)`,
}

/** What makes a blow none: “hits me with a deadline”, “beats me in chess”. */
export const noBlow =
  ' (with (an? |the |some |so many )?(questions?|binding|bills?|fees?|deadlines?|offer|news)|(in|at) (the )?(chess|math|everything|anything|every \\p{L}+|(video ?)?games?|sports?|soccer|basketball|tennis|debate|cards|races?|track|swimming|match|tournament|spelling bee|sat|act|grades))(?!\\p{L})'

export const not = "(?:don'?t|do not|doesn'?t|does not|didn'?t|never)"

/** What is written of somebody who hurts: any of it, what is an assault, and who is not of the home. */
export type Hurts = { ofHurt: RegExp; ofAssault: RegExp; ofAdult: RegExp }

/** Returns a pattern for a grown-up outside home, at the end of what is said: nobody of the home is named after them. */
export function lastNamed(outside: string, home: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${outside})(?:(?!(?<!\\p{L})(?:${home})(?!\\p{L}))[^.?!\\n]){0,40}$`, 'iu')
}
