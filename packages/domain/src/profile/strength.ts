import { counted } from '../words.ts'
import { rankPercent } from './class-rank.ts'
import { years } from './options.ts'
import type { Answers } from './rules.ts'
import type { Activity, Award, Course } from './schema.ts'
import { parseTestScores } from './test-scores.ts'

export type Tag = 'Standout' | 'Valuable' | 'Common'

/** One of the student's entries with its tag, and the rule behind it, as in "Level: National". */
export type StrengthItem = { name: string; tag: Tag; reason: string }

/**
 * Tags the student's entries by how they stand out, each with the rule as its reason. Affects no score and is
 * no college's verdict. Backgrounds are not tagged.
 */
export function strength(
  answers: Answers,
): Record<'academic' | 'extracurricular' | 'personality', StrengthItem[]> {
  return {
    academic: academic(answers),
    extracurricular: [
      ...answers.activities.map(activity),
      ...answers.leadershipPositions.map(leadership),
      ...yearsItem(answers.yearsInvolved),
    ],
    personality: answers.honorsAwards.map(award),
  }
}

function academic(answers: Answers): StrengthItem[] {
  const { sat, act } = parseTestScores(answers.satActScore ?? '')
  return [
    ...scored('Unweighted GPA', answers.gpaUnweighted, gpaBands.unweighted),
    ...scored('Weighted GPA', answers.gpaWeighted, gpaBands.weighted),
    ...scored('SAT score', sat, { standout: 1500, valuable: 1300 }),
    // The ACT scores that the official concordance equates with these SAT scores.
    ...scored('ACT score', act, { standout: 34, valuable: 28 }),
    ...classRank(answers.classRank),
    ...answers.apIbCourses.map(exam),
    ...answers.currentCourses.map(currentCourse),
  ]
}

const gpaBands = {
  unweighted: { standout: 3.9, valuable: 3.5 },
  weighted: { standout: 4.5, valuable: 4 },
}

function scored(
  name: string,
  value: number | null,
  { standout, valuable }: { standout: number; valuable: number },
): StrengthItem[] {
  if (value === null) return []
  const item = { name: `${name} ${value}` }
  if (value >= standout) return [{ ...item, tag: 'Standout', reason: `${name}: ${standout} or higher` }]
  if (value >= valuable) return [{ ...item, tag: 'Valuable', reason: `${name}: ${valuable} or higher` }]
  return [{ ...item, tag: 'Common', reason: `${name}: below ${valuable}` }]
}

function classRank(text: string | null): StrengthItem[] {
  const top = rankPercent(text ?? '')
  if (top === null) return []
  const item = { name: `Class rank: ${text}` }
  if (top <= 5) return [{ ...item, tag: 'Standout', reason: 'Class rank: top 5%' }]
  if (top <= 25) return [{ ...item, tag: 'Valuable', reason: 'Class rank: top 25%' }]
  return [{ ...item, tag: 'Common', reason: 'Class rank: below the top 25%' }]
}

function exam({ course, score }: Course): StrengthItem {
  if (score === null) return { name: course, tag: 'Valuable', reason: 'AP/IB course: exam still to come' }
  const name = `${course}, ${score}`
  if (score === 5) return { name, tag: 'Standout', reason: 'AP/IB score: 5' }
  if (score >= 3) return { name, tag: 'Valuable', reason: 'AP/IB score: 3 or 4' }
  return { name, tag: 'Common', reason: 'AP/IB score: 1 or 2' }
}

const advanced: readonly [pattern: RegExp, kind: string][] = [
  [/\b(AP|IB|A[- ]level)\b/, 'AP, IB or A-level'],
  [/\b(dual[- ](enrollment|credit)|college[- ]level|community college)\b/i, 'college credit'],
  [/\bhonors\b/i, 'Honors'],
]

function currentCourse(name: string): StrengthItem {
  const [, kind] = advanced.find(([pattern]) => pattern.test(name)) ?? []
  return kind === undefined
    ? { name, tag: 'Common', reason: 'Current course: regular level' }
    : { name, tag: 'Valuable', reason: `Current course: ${kind}` }
}

/** The years from which on an activity counts as long. */
const long = 3

function activity({ name, position, yearsInvolved = 0 }: Activity): StrengthItem {
  const leads = position !== undefined && (isHead(position) || helpsToLead.test(position))
  if (leads && yearsInvolved >= long)
    return { name, tag: 'Standout', reason: `Activity: leads (${position}), ${long} years or more` }
  if (leads) return { name, tag: 'Valuable', reason: `Activity: leads (${position})` }
  if (yearsInvolved >= long) return { name, tag: 'Valuable', reason: `Activity: ${long} years or more` }
  return { name, tag: 'Common', reason: `Activity: under ${long} years, no leading position` }
}

/**
 * Whether a position is at the head of something, so not a vice president, an assistant captain, or the second
 * chair of an orchestra.
 */
function isHead(position: string): boolean {
  return heads.test(position.replace(seats, '$1 seat'))
}

const seats = /(first|second|third|last) chair/gi
const heads =
  /^(?!.*\b(vice|assistant|deputy)\b).*\b((co-?)?(founder|president|captain|chair(man|woman|person)?)|editor[- ]in[- ]chief|drum major|concertmaster)s?\b/i
const helpsToLead =
  /\b(vice|deputy|president|captain|editor|director|leader|lead|head|manager|coordinator|organizer|foreman|forewoman|treasurer|secretary|officer)s?\b/i

function leadership(name: string): StrengthItem {
  return isHead(name)
    ? { name, tag: 'Standout', reason: 'Leadership: founder, president, captain or the like' }
    : { name, tag: 'Valuable', reason: 'Leadership: any other position' }
}

function yearsItem(total: number | null): StrengthItem[] {
  if (total === null) return []
  const name = `${counted(total, 'year')} of activities`
  if (total === years.most) return [{ name, tag: 'Standout', reason: `Total years: all ${years.most}` }]
  if (total >= 2) return [{ name, tag: 'Valuable', reason: 'Total years: 2 or 3' }]
  return [{ name, tag: 'Common', reason: 'Total years: 1' }]
}

const levelTags: Record<Award['level'], Tag> = {
  'International Level': 'Standout',
  'National Level': 'Standout',
  'State Level': 'Valuable',
  'Regional Level': 'Valuable',
  'School Level': 'Common',
}

function award({ name, level }: Award): StrengthItem {
  return { name, tag: levelTags[level], reason: `Level: ${level.replace(' Level', '')}` }
}
