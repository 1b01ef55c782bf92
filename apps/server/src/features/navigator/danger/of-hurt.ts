import { anyOf, clauseEnd, type Hurts, lastNamed, noBlow, persons, stop } from './phrases.ts'

const often = '( (always|sometimes|often|just|even|has|had|have|is|are|keeps?|used to))*'
const any = `(?:${persons.any})${often}`
const kin = `(?:${persons.kin})${often}`

/** Who is hit, hurt, or touched by somebody. */
const hurt = [
  `(?<=\\p{L} )(?<!(^|[^\\p{L}])(it|this|that|reality|ed|ed2|ea|rejection|anxiety|stress|grief) )(hits(?= me(?! up))|beats(?! me to )|slaps|punches|kicks(?! me (out|off))|chokes|strangles|whips) me(?!${noBlow})`,
  'abus(es|ed|ing) me',
  `${any} (hit(?= me(?! up))|beat(?! me to )|hitting|beating|slapped|punched|kicked(?! me (out|off))|choked|strangled|whipped|shoved|grabbed(?= me(?! (an?|some) ))|burn(s|ed|t)(?= me(?! out))) me(?!${noBlow})`,
  `${any} (hurts?|touch(es|ed)) me`,
  `(?:${persons.any}) (is|are|keeps?|always) (hurting|touching) me`,
  `${any} (asks?|asked|asking|wants?)( me)?( for| to send)?( my)? nudes`,
  "(won'?t|don'?t|doesn'?t) let me eat",
  `${kin} push(es|ed) me(${stop}| (down|against|off|around|over|into (the|a) (wall|door|floor|table|closet))(?!\\p{L}))`,
  `${any} thr(ew|ows) (me (against|into|down|across)|things at me)`,
  '(dad|father|stepdad|stepfather|boyfriend|uncle|he) (hits|beats|beat|punched|choked|chokes) my (mom|mother|sister|brother|siblings)',
  "(i|he|she|we|friend|sister|brother|daughter|son|student)('m|'ve)?( was| were| am| have| is| has| got| get| been| being| getting)+ (physically |badly )*(abused|assaulted|beaten|beat up)(?! (in|to) )(?! by (an? |the |my |our )?(\\p{L}+ )?(players?|teams?|opponents?|rivals?|competitors?|school)(?!\\p{L}))(?! by (?!(my|his|her|a|the|our|someone|some) ))",
  'threaten(s|ed|ing)? to (kill|hurt|beat|shoot|stab) me',
  '(afraid|scared|terrified) to (go|come) (back )?home',
  `(afraid|scared|terrified) of my (${persons.kin})${clauseEnd}`,
  "(not|don'?t feel|never) safe (at home|in my (own )?(house|home))",
  'being trafficked',
]
/** Who was assaulted. */
const assaulted = [
  '(raped|rapes|raping|molest(s|ed|ing)|grop(es|ed|ing)) me',
  '(was|were|got|am|been|being|getting|is) (gang )?(raped|molested|groped)',
  'sexually (abused|assaulted|harassed)',
  '(forced|forces|forcing) (himself|herself|themselves) on me',
  '(forced|forces|forcing|made|makes) me (to )?(have sex|touch (him|her|them)|undress)',
]

/** What people write whom somebody hurts. */
export const inEnglish: Hurts = {
  ofHurt: anyOf([...hurt, ...assaulted].map((line) => `(?:${line})( by (my|a|the) (\\p{L}+ )?\\p{L}+)?`)),
  ofAssault: anyOf(assaulted),
  ofAdult: lastNamed(persons.adult, persons.kin),
}
