import { anyOf, clauseEnd, not, stop } from './phrases.ts'

const person =
  '(he|she|they|friends?|bestie|brother|sister|sibling|cousin|son|daughter|kid|child|students?|classmate|teammate|roommate|boyfriend|girlfriend|bf|gf|partner|ex|mom|mother|dad|father|uncle|aunt|teacher|coach|someone|somebody|girl|boy|guy|person)'
/** Words between a person and what they do, in which nobody speaks of themselves: not “my mom knows that I …”. */
const between = betweenBut('i|me|myself', '')
/** The same within a clause: “My mom died and suicide is all I think about” is said of oneself. */
const within = betweenBut(
  'i|me|myself|but|since|because|so|and(?! (?:\\p{L}+ )?(?:suicidal(?! \\p{L})|self[- ]?harming))',
  ',;',
)
function betweenBut(words: string, marks: string): string {
  return `(?:(?!(?<!\\p{L})(?:${words})(?!\\p{L}))[^.?!${marks}\\n]){0,80}?`
}

/** What is said of them, and of nobody else. */
const ofThem = [
  '(kill|hurt|harm|cut|burn|starv|hang|shoot)(t?ing|s|e|es)? (him|her|them)sel(f|ves)',
  '(tak|end)(e|ing|s)? (his|her|their) (own )?life',
]
/** What is said of them in the same clause: these words have no person of their own. */
const inClause = [
  'suicid(e|al|es)',
  'self[- ]?harm(s|ed|ing)?',
  'better off dead',
  'done with life',
  'end it all',
  'jump(ing)? (off|from)',
]
/** What is said of them after their name. */
const after = [
  `cuts${clauseEnd}`,
  `(is|are|was|been|keeps|started|'s) cutting${stop}`,
  '(wants?|wanted|wishes) to (die|be dead|end (it|things)|disappear(?! from))',
  'wish(es)? (he|she|they) (was|were) dead',
  `${not} want to (live|be alive|exist|wake up|go on|be here)${clauseEnd}`,
  "(is|are|was|'s) in (a )?(mental health )?crisis(?! (mode|management|of) )",
  'hates? (him|her|them)sel(f|ves)',
  'talk(s|ed|ing)? (about|of) (dying|death|killing|suicide)',
  'took (\\w+ ){0,3}pills',
]

/** What people write who fear for somebody. */
export const ofOther = anyOf(
  [
    ...ofThem,
    `${person}${between}(?<!\\p{L})(${[...ofThem, ...after].join('|')})`,
    `${person}${within}(?<!\\p{L})(${inClause.join('|')})`,
  ],
  'giu',
)

/** Who speaks of killing others. */
export const ofViolence = anyOf([
  '(shoot|shooting|bomb|blow) up (my|the|this|our) (school|class)',
  '(bring|bringing|brought) a gun',
  `(want to|wants to|going to|gonna|will|plan to|planning to) (kill|shoot|stab) (every(one|body)|people|them all|my (dad|mom|father|mother|stepdad|stepmom|parents|brother|sister|teacher|classmates|coach|family|ex))${clauseEnd}`,
])
