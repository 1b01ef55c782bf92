import { isInDanger } from './in-other-languages.ts'

/** What people write who are in danger, or told to harm themselves, one a line. Each is part of a regular expression. */
const phrases = [
  'kys',
  'kill(ing)? (my|your)self',
  'unaliv(e|ing)( (my|your)self)?',
  'suicid\\w*',
  'self[- ]harm\\w*',
  '(hurt|harm|cut)(t?ing)? myself',
  "(started|been|keep|am|i'm) cutting( myself)?( again)?$",
  'starv(e|ing) myself',
  'off myself',
  // An "it" may be gone, which stands for a college in other questions.
  'end(ing)? my life',
  '(just|to|and) end (it )?all',
  'tak(e|ing) my (own )?life',
  'jump(ing)? off (a|the) (bridge|roof|building)',
  '(want|wants|wanna|wish) to (die|be dead)',
  'talk(s|ed|ing)? about (dying|death|killing (him|her|them)sel(f|ves))',
  '(kill|harm|cutt)(ing|s)? (him|her|them)sel(f|ves)',
  // Not where somebody would rather live, nor which trips they would rather not go on.
  "(don'?t|do not) want to (live(?! (on|off) campus| in (a |the )?(dorm|residence hall)| with (a )?roommate)|be alive|be here|exist|wake up|go on(?! (a|the|any) (\\w+ )?(tour|visit|trip)))",
  "(could|wish i|hope i) (just )?(could |do |would )?(just )?(not|never|don'?t) wake up",
  '(no|any|the|a) (point|reason) (in|to|of|for) (living|live|life|go(ing)? on|being (alive|here))',
  "what('?s| is) the point of (living|life|going on|being (alive|here)|anything|everything|it all)",
  "(no|isn'?t a|is not a|see the) point (in|to|of) (anything|everything|it all)",
  "life (is not|isn'?t) worth (it|living)",
  // As a whole message only: “what's the point of interviews” is a question.
  "^what('?s| is) (even )?the point( any ?more)?\\W*$",
  '(want|need|wish) (it|it all|everything|all) to (stop|end|be over)',
  'not worth living',
  "(don'?t|can'?t|cannot) see a future for me",
  'wish i (was|were|had been) (dead|never born)',
  'overdos(e|ing)',
  'better off (dead|without me)',
  'wants? to disappear',
  'hate (my life|myself)',
  "can'?t (go on|take (it |this )?any ?more|live like this)",
  '(nobody|no one) (likes|loves|would miss) me',
  '(hits|beats|abus(es|ed|ing)|raped|molest(s|ed)) me',
  '(he|she|they|parents?|dad|mom|father|mother|step(dad|mom|father|mother)|brother|sister|uncle|aunt|coach|teacher|boyfriend|girlfriend|someone|somebody) (hurts?|(is|are|keeps?) hurting) me',
]

const anyPhrase = new RegExp(`\\b(${phrases.join('|')})(?!\\w)`, 'i')
/** Words that stand between the others and change nothing: “I want to just disappear”. */
const fillers =
  /\b(just|really|honestly|literally|kinda|kind of|lowkey|actually|totally|so bad(ly)?|like|fucking) (?=\w)/gi

/** Whether somebody may be in danger. It comes before everything else that a message asks. */
export const distress = {
  test: (text: string) =>
    anyPhrase.test(text) || anyPhrase.test(text.replace(fillers, '')) || isInDanger(text),
}
