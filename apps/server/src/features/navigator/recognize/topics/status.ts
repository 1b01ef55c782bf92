import type { Topic } from './topic.ts'

const guide = 'undocumented-and-mixed-status'
const ownPart = { guide, part: 'If you are undocumented or have DACA' }
const parentPart = { guide, part: 'If you are a citizen and a parent is undocumented' }

/** The people who raise a student, however they are written: "moms", "mom's", "parents'", "step dad". */
const relatives = words(
  ['parents?', 'mom', 'mommy', 'mum', 'mam[aá]', 'mother', 'dad', 'daddy', 'pap[aá]', 'father', 'folks'],
  ['step ?-?(mom|dad|mother|father|parents?)', 'guardian', 'grand(ma|pa|mother|father|parents?)'],
  ['aunt', 'uncle', 'family'],
)
const relative = `\\b${relatives}('s|s'|s)?\\b`
const noNumber =
  "(undocumented|(no|without|lacks?|(do|does|don|doesn) ?('?t|not) have|doesn't have|don't have|only has?v?e?) (an? |any |legal )?(papers|status|ssns?|socials?|social security( numbers?)?|itins?))"
/** What is asked about a relative's status, which of oneself would be another question: "is my mom's info safe". */
const ofRelative = words(
  [noNumber, "(not|isn'?t|aren'?t) (an? |us |u\\.s\\. |american )*citizens?", 'illegal(ly|s)?', 'itins?'],
  ['deport\\w*', 'ice', 'uscis', 'homeland security', '(immigration|legal|citizenship) status'],
  [
    'immigration',
    'status\\b.*\\bfafsa',
    'fafsa\\b.*\\bstatus',
    '(info|information|data)\\b.*\\b(safe|private)',
  ],
)
const notCitizens = `\\bcitizen\\b.*${relative} (is|are) ?(not|n'?t)\\b`
/** A student who speaks of their own status. */
const ofSelf = words(
  ["(i'm|i am|as|being) (an? |also |both |still |actually )*(undocumented|daca|dacamented|dreamer)"],
  [
    'i (have|got|had) (daca|no (papers|status|ssn|social))',
    "i (do not|don'?t|never|didn'?t) (have|had|get|got) (an? |any |legal )?(papers|status|ssn|social)",
  ],
  ["i'm not (here )?legal(ly)?"],
)
const ofBoth = words([
  '(me|i) and my',
  `and (i|me)\\b`,
  'so (is|are) my',
  'my (whole|entire) family',
  'we all',
  'all of us',
])

/**
 * Aid for undocumented students and mixed-status families. What holds for an undocumented student is false for a
 * citizen with an undocumented parent, and costs them their grant. So it is quoted alone only to those who speak of
 * themselves.
 */
export const status: readonly Topic[] = [
  {
    words: /\b(cadaa|(california|cal) dream act|dream act application|tasfa|wasfa)\b/i,
    guide,
    part: 'State forms',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(
      `^(?=.*\\b(undocumented|daca|${noNumber})\\b)(?=.*${relative})(?=.*\\b(${ofSelf}|${ofBoth})\\b)`,
      'is',
    ),
    ...ownPart,
    and: parentPart,
    ofAnyCollege: true,
  },
  {
    words: new RegExp(
      `^(?=.*${relative})(?=.*\\b${ofRelative}\\b)|\\bmixed[- ]status\\b|${notCitizens}`,
      'is',
    ),
    ...parentPart,
    ofAnyCollege: true,
  },
  { words: new RegExp(`\\b${ofSelf}\\b`, 'i'), ...ownPart, ofAnyCollege: true },
  {
    words: new RegExp(`\\b(daca|dreamers?|${noNumber})\\b`, 'i'),
    ...parentPart,
    and: ownPart,
    ofAnyCollege: true,
  },
]

/** A question of a student whose profile says U.S. citizen: their own status is left out unless they speak of it. */
export function ofCitizen(topic: Topic, question: string): Topic {
  if (topic.part !== ownPart.part && topic.and?.part !== ownPart.part) return topic
  const speaksOfSelf = new RegExp(`\\b${ofSelf}\\b`, 'i').test(question)
  return speaksOfSelf
    ? { ...topic, ...ownPart, and: parentPart }
    : { words: topic.words, ...parentPart, ofAnyCollege: true }
}

function words(...lists: readonly (readonly string[])[]): string {
  return `(${lists.flat().join('|')})`
}
