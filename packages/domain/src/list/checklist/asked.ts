import type { Requirements } from '#colleges/catalog/schema.ts'
import { applicationForms, formNames } from '#colleges/options.ts'
import type { Plan } from '#colleges/schema.ts'
import { bindingPlans } from '../plans.ts'
import { aidItems } from './asked-aid.ts'
import { essaysItem, feeItem, lettersItem, midyearItem, testsItem } from './asked-form.ts'
import { fromPart, interviewInDataSet, item } from './asked-item.ts'
import type { Asked, AskingCollege } from './part.ts'
import type { AskedItem } from './schema.ts'

/** Returns what a college asks of this student by this plan, as far as it is known, in the order of an application. */
export function askedItems(college: AskingCollege, student: Asked): AskedItem[] {
  return [
    item('application_form', 'required', formName(college.requirements)),
    agreement(student.plan),
    feeItem(college, student),
    fromPart(college.parts, student, 'transcript'),
    fromPart(college.parts, student, 'self_reported_record'),
    midyearItem(college, student.plan),
    testsItem(college),
    fromPart(college.parts, student, 'english_test'),
    lettersItem(college),
    fromPart(college.parts, student, 'nomination'),
    essaysItem(college),
    fromPart(college.parts, student, 'portfolio', ['portfolio', 'audition', 'portfolio_or_audition']),
    fromPart(college.parts, student, 'interview') ?? interviewInDataSet(college.interview),
    fromPart(college.parts, student, 'fitness_test'),
    fromPart(college.parts, student, 'medical_exam'),
    ...aidItems(college, student),
  ].filter((one) => one !== null)
}

function formName(requirements: Requirements | null): string | null {
  const name = formNames.find((one) => one === requirements?.applicationSystem)
  return name === undefined ? null : applicationForms[name].name
}

function agreement(plan: Plan | null): AskedItem | null {
  if (plan === null) return null
  if (!bindingPlans.includes(plan)) return item('early_agreement', 'none', null)
  return {
    ...item('early_agreement', 'required', 'You, a parent and your counselor sign it'),
    basis: { words: 'For every Early Decision', url: null },
  }
}
