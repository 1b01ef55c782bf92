import { roundedPercent } from '#words.ts'
import { bestScore } from './concordance.ts'
import { labelPresets, type LabelRules } from './labels.ts'
import { oddsText } from './odds-text.ts'
import { gradesCurve, range, standing as parameters } from './parameters.ts'
import type { Estimate } from './placement.ts'
import type { Applicant } from './schema.ts'
import { admittedStanding, submitsScore } from './standing.ts'

/** A line of the math: an input or a result in words, with its symbol and value. */
export type MathLine = {
  words: string
  symbol: string | null
  value: string
  /** The line is the result of the lines above. */
  isResult?: boolean
  /** The figure is worked out from others, at least in part, since the college does not publish it. */
  isImputed?: boolean
}

/** Returns every input and step of an estimate, in the order of the computation (sections 2 to 5). */
export function mathLines(estimate: Estimate, applicant: Applicant, control: string): MathLine[] {
  const { odds, rate, academicShare, label, standing } = estimate
  return [
    ...scoreLines(estimate, applicant),
    ...gradesLines(estimate, applicant),
    ...weightLines(estimate, applicant.rigor),
    ...(applicant.rigor === 0
      ? [line('Difficulty of your courses: not known, so not counted', null, signed(0))]
      : [line('Difficulty of your courses', null, signed(applicant.rigor))]),
    line('Students who enrolled, to students admitted', null, signed(-parameters.enrolledBelowAdmitted)),
    { ...line('You, against admitted students', 'z', signed(standing.admitted)), isResult: true },
    ...rateLines(estimate),
    line(
      `Admission rate ${percent(rate)}, ${control}: how much grades and scores explain`,
      'ρ',
      academicShare.toFixed(2),
    ),
    ...(estimate.faced.lessExplained > 0
      ? [
          line(
            'The same for a group with few places, where that is lower',
            'ρ',
            (academicShare - estimate.faced.lessExplained).toFixed(2),
          ),
        ]
      : []),
    { ...line('Point estimate', 'P', percent(odds.middle)), isResult: true },
    line(cornerWords(estimate, applicant), null, `${percent(odds.low)} to ${percent(odds.high)}`),
    { ...line('Shown', null, oddsText(odds)), isResult: true },
    { ...line(`Label: ${labelRule(estimate)}`, null, label), isResult: true },
  ]
}

function line(words: string, symbol: string | null, value: string): MathLine {
  return { words, symbol, value }
}

/** The steps from the rate of all applicants to the one that the student faces, where it is another. */
function rateLines({ rate, faced }: Estimate): MathLine[] {
  const groups = {
    all: null,
    inState: 'residents',
    otherStates: 'other states',
    abroad: 'applicants from abroad',
    unitedStates: 'the United States',
  }
  const group = groups[faced.group]
  const rounds = {
    any: null,
    early: `in Early Decision, ${faced.credited === 0 ? 'no advantage known' : `${percent(faced.credited)} of its advantage`}`,
    others: 'in the other rounds',
  }
  const round = rounds[faced.round]
  return [
    ...(group
      ? [
          line(
            `Rate of ${group}${faced.isOwn ? '' : ', by similar colleges'}, all: ${percent(rate)}`,
            null,
            percent(faced.ofGroup),
          ),
        ]
      : []),
    ...(round ? [line(`The same ${round}`, null, percent(faced.rate))] : []),
  ]
}

function scoreLines({ scores, standing, advice }: Estimate, applicant: Applicant): MathLine[] {
  if (standing.scoreUse === 'withheld')
    return [
      line(
        advice
          ? 'Without your score, as advised'
          : submitsScore(applicant)
            ? 'Without your score, which some applicants have to send'
            : 'Applying without a score',
        'zT',
        signed(standing.score!),
      ),
    ]
  if (standing.scoreUse === 'not_considered') return [line('Scores are not considered here', 'zT', 'none')]
  if (standing.scoreUse === 'unpublished')
    return [line('No scores are published to compare yours with', 'zT', 'none')]
  const score = bestScore(applicant)!
  const name = applicant.sat === score ? `Your SAT ${score}` : `Your ACT ${applicant.act}, SAT ${score}`
  const { mean, deviation } = scores!
  return [
    line(
      `${name}, against the middle ${round(mean)}, spread ${round(deviation)}`,
      'zT',
      signed(standing.score!),
    ),
  ]
}

function gradesLines({ grades, standing }: Estimate, { gpa }: Applicant): MathLine[] {
  const { mean, deviation, isImputed } = grades
  const away = (gpa! - mean) / deviation
  const { atMean, below, above, topFrom } = gradesCurve
  const curve = `${away < 0 ? below : above} times that, ${signed(atMean)}${gpa! > topFrom ? ', and more at the top' : ''}`
  return [
    {
      words: `Your GPA ${gpa!.toFixed(2)}, against ${decimals(mean)}, spread ${decimals(deviation)}`,
      symbol: null,
      value: signed(away),
      isImputed,
    },
    line(`Rank in the class, as grades are spread: ${curve}`, 'zG', signed(standing.grades)),
  ]
}

/** Two decimals, or three if that is not all: a spread of 0.167 written as 0.17 would give a reader another result. */
function decimals(value: number): string {
  return value.toFixed(3).replace(/0$/, '')
}

function weightLines(
  { standing: { grades, score, scoreUse, admitted } }: Estimate,
  rigor: number,
): MathLine[] {
  const both = admitted + parameters.enrolledBelowAdmitted - rigor
  if (score === null) return [line('Grades alone', null, signed(both))]
  const sent = admittedStanding(grades, score, scoreUse, rigor)
  const weight = scoreUse === 'withheld' ? parameters.withheldWeight : parameters.scoreWeight
  const words = `Grades ${parameters.gradesWeight * 100}, scores ${weight * 100}, correlation ${parameters.correlation}`
  const weighed = line(words, null, signed(sent + parameters.enrolledBelowAdmitted - rigor))
  if (sent >= admitted) return [weighed]
  return [
    weighed,
    line(
      `No less than without a score (zT ${signed(parameters.withheld)}, weight ${parameters.withheldWeight * 100})`,
      null,
      signed(both),
    ),
  ]
}

function cornerWords({ grades, standing, yearsOld, faced }: Estimate, applicant: Applicant): string {
  const isUnsure = grades.mayBeWeighted || yearsOld > range.freshYears
  const away = isUnsure ? range.standingUnsure : range.standing
  const isLeftOut = standing.scoreUse === 'withheld' || standing.scoreUse === 'unpublished'
  const isWithoutScore = isLeftOut || !submitsScore(applicant)
  const width =
    range.academicShare +
    (grades.isImputed ? range.withImputedGrades : 0) +
    (isWithoutScore ? range.withoutScore : 0)
  return `Eight corners: z ± ${away}, rate ${percent(faced.low)} to ${percent(faced.high)}, ρ ± ${width.toFixed(2)}`
}

/** Describes the rule that gave the label, with its limits. */
function labelRule({ label, capped }: Estimate, rules: LabelRules = labelPresets.standard): string {
  if (capped && label === 'Target') return 'no more, since your major has a rate of its own'
  const { farReach, reach, likely, veryLikely } = rules
  switch (label) {
    case 'Far reach':
      return `P under ${percent(farReach.below)}${farReach.selective ? `, or under ${percent(farReach.selective.below)} where the rate is under ${percent(farReach.selective.rateBelow)}` : ''}`
    case 'Reach':
      return `P under ${percent(reach.below)}${reach.rateBelow ? `, or a rate under ${percent(reach.rateBelow)}` : ''}`
    case 'Very likely':
      return `P ${percent(veryLikely!.from)} or more, low end ${percent(veryLikely!.lowFrom)}, rate ${percent(veryLikely!.rateFrom)}`
    case 'Likely':
      return `P ${percent(likely.from)} or more, low end ${percent(likely.lowFrom ?? 0)}, rate ${percent(likely.rateFrom ?? 0)}`
    case 'Target':
      return 'none of the others applies'
  }
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(2)
  if (Number(text) === 0) return '0.00'
  return value < 0 ? `−${text}` : `+${text}`
}

function round(value: number): string {
  return String(Math.round(value))
}

function percent(share: number): string {
  const points = share * 100
  return `${Number.isInteger(Math.round(points * 1e6) / 1e6) ? Math.round(points) : roundedPercent(share, 1).toFixed(1)}%`
}
