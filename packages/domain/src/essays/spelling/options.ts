/** What a checker says of some words of a text; positions are in UTF-16 units, as those of strings. */
export type Finding = {
  start: number
  end: number
  /** The checker's name of what it is, such as "Spelling". */
  kind: string
  message: string
  /** What could stand there instead, the likeliest first; an empty text removes the words. */
  replacements: string[]
}

export const limits = {
  /** Findings shown at a time. */
  findings: 200,
  /** Replacements offered for each. */
  replacements: 2,
  /** Words that a student has told a device not to mark. */
  ownWords: 500,
} as const

/** What the checker says of style, which is the student's own. Its rules are switched off by these groups, */
export const groupsOff: readonly string[] = [
  'Style and Redundancy',
  'Word Choice and Usage',
  'Numbers and Units',
  'Regionalisms and Dialect',
]

/** but for these, which say what is wrong; */
export const rulesOn: readonly string[] = ['RepeatedWords', 'SupposedTo']

/** these of other groups, which are a matter of taste, are off too; */
export const rulesOff: readonly string[] = [
  'Dashes',
  'EllipsisLength',
  'NoOxfordComma',
  'OxfordComma',
  'UseEllipsisCharacter',
  'WrongApostrophe',
]

/** and what other groups still say of it is left out by these kinds. */
export const kindsOff: ReadonlySet<string> = new Set([
  'Enhancement',
  'Formatting',
  'Readability',
  'Redundancy',
  'Regionalism',
  'Style',
])
