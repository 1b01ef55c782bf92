import type { Requirements } from '#colleges/catalog/schema.ts'
import type { Plan } from '#colleges/schema.ts'
import { capitalized, counted, day, dollars, yearsInWords } from '#words.ts'
import { item } from './asked-item.ts'
import { type ApplicationPart, type Asked, type AskingCollege, basisOfPart } from './part.ts'
import type { AskedItem } from './schema.ts'

const partOf = ({ parts }: AskingCollege, name: ApplicationPart['part']) =>
  parts.find(({ part }) => part === name)

/** The fee, and the waiver as far as the family's income says that the student gets one. */
export function feeItem(college: AskingCollege, { isFromAbroad, incomeBracket }: Asked): AskedItem | null {
  const { feeUs = null, feeWaiver = null } = college.requirements ?? {}
  const part = partOf(college, 'fee')
  if (feeUs === null) {
    if (part?.number === undefined) return null
    const note = [dollars(part.number), part.detail].filter(Boolean).join('. ')
    return { ...item('fee_or_waiver', part.need, note), basis: basisOfPart(part) }
  }
  if (feeUs === 0)
    return isFromAbroad ? null : item('fee_or_waiver', 'none', 'There is no fee for applicants in the US')
  const fee = isFromAbroad
    ? `${dollars(feeUs)} in the US; its page says what it is from abroad`
    : dollars(feeUs)
  const isWaived = feeWaiver === 'accepted' || (feeWaiver === 'us_only' && !isFromAbroad)
  const waiver = isWaived ? waiverFor(incomeBracket) : ''
  const basis = waiver === '' ? null : waiverBasis
  return { ...item('fee_or_waiver', 'required', `${fee}${waiver}`), basis }
}

/**
 * The Common App waives fees up to the income of reduced-price school meals: 185 % of the poverty guideline, which was not
 * seen for this year, only that of a family of four a year earlier ($59,478).
 */
const waiverRule = {
  mostOfFour: 61_050,
  year: '2026-27',
  source: 'https://www.fns.usda.gov/cn/income-eligibility-guidelines',
  checkedOn: '2026-11-28',
}
const waiverBasis = {
  words: `Waiver: likely. The Common App goes by the income limits of school meals, ${dollars(waiverRule.mostOfFour)} for a family of four in ${yearsInWords(waiverRule.year)}; generally known, ${day(waiverRule.checkedOn)}`,
  url: waiverRule.source,
}

function waiverFor(income: Asked['incomeBracket']): string {
  if (income === 'under-30k') return ', or the fee waiver: your family’s income likely qualifies'
  if (income === '30k-60k')
    return ', or the fee waiver, for which a family of four or more likely qualifies at your income'
  return ''
}

/** With an early plan the grades of the first half come after the decision, so that only some are asked. */
export function midyearItem(college: AskingCollege, plan: Plan | null): AskedItem | null {
  const part = partOf(college, 'midyear_report')
  const isAsked = college.requirements?.midyearReport ?? (part ? part.need === 'required' : null)
  if (isAsked === null) return null
  if (!isAsked) return item('midyear_report', 'none')
  const when = plan?.includes('early')
    ? 'From your counselor in January or February, if you are deferred or admitted'
    : 'From your counselor in January or February'
  const note = part?.detail ?? when
  return { ...item('midyear_report', 'required', note), basis: part ? basisOfPart(part) : null }
}

const policies: Record<NonNullable<Requirements['testPolicy']>, Pick<AskedItem, 'need' | 'note'>> = {
  required: { need: 'required', note: 'SAT or ACT: required' },
  optional: { need: 'optional', note: 'Optional: send what helps you' },
  flexible: { need: 'optional', note: 'Scores, or something else in their place' },
  sometimes_required: { need: 'optional', note: 'Asked of some; its page says of whom' },
  test_free: { need: 'none', note: 'Not considered' },
}

export function testsItem({ requirements }: AskingCollege): AskedItem | null {
  if (!requirements?.testPolicy) return null
  const { need, note } = policies[requirements.testPolicy]
  return item('test_scores', need, note)
}

/** The letters of both kinds: "2 teachers and the counselor". */
export function lettersItem(college: AskingCollege): AskedItem | null {
  const { teacherEvaluations = null, counselorRecommendation = null } = college.requirements ?? {}
  const [ofTeachers, ofCounselor] = [partOf(college, 'teacher_letters'), partOf(college, 'counselor_letter')]
  const teachers = teacherEvaluations ?? ofTeachers?.number ?? null
  const counselor = counselorRecommendation ?? (ofCounselor ? ofCounselor.need === 'required' : null)
  if (teachers === null || counselor === null) return null
  const writers = [teachers > 0 && counted(teachers, 'teacher'), counselor && 'the counselor'].filter(Boolean)
  const detail = ofTeachers?.detail ? `. ${ofTeachers.detail}` : ''
  const part = teacherEvaluations === null ? ofTeachers : undefined
  return {
    ...item(
      'recommendations',
      writers.length > 0 ? 'required' : 'none',
      writers.length > 0 ? `${capitalized(writers.join(' and '))}${detail}` : null,
    ),
    basis: part ? basisOfPart(part) : null,
  }
}

export function essaysItem({ essays }: AskingCollege): AskedItem | null {
  if (!essays) return null
  const { ofForm, own } = essays
  const counts = [ofForm > 0 && `${ofForm} of the form`, own > 0 && `${own} of its own`].filter(Boolean)
  return counts.length === 0 ? item('essays', 'none') : item('essays', 'required', counts.join(', '))
}
