import { defaultChecklist } from '../rules.ts'
import type { AskedKind, ChecklistKind } from './schema.ts'

/** The names of the items that a college may ask for beyond the usual ones. */
const labels: Partial<Record<AskedKind, string>> = {
  early_agreement: 'Early Decision agreement',
  self_reported_record: 'Self-reported courses and grades',
  midyear_report: 'Mid-year report',
  english_test: 'English test',
  nomination: 'Nomination',
  portfolio: 'Portfolio',
  fitness_test: 'Fitness test',
  medical_exam: 'Medical examination',
  css_profile: 'CSS Profile',
}

/** How students name these things when they put them on a checklist by themselves. */
const ownNames: Partial<Record<AskedKind, RegExp>> = {
  early_agreement: /\bagreement\b/i,
  self_reported_record: /\bS[RS]AR\b|\bSTARS\b|self-reported (courses|academic|transcript)/i,
  midyear_report: /\bmid-?\s?year\b/i,
  test_scores: /\b(SAT|ACT)\b|\btest scores?\b/i,
  english_test: /\b(TOEFL|IELTS|Duolingo)\b|\benglish test\b/i,
  recommendations: /\brecommend|\bletters? (from|of)\b/i,
  nomination: /\bnominat/i,
  portfolio: /\bportfolio|\baudition/i,
  interview: /\binterview/i,
  fitness_test: /\bfitness\b/i,
  medical_exam: /\bmedical\b|\bDoDMERB\b/i,
  css_profile: /\bCSS\b/i,
}

/** The name of an item as Bearings gives it. */
export function labelOf(kind: AskedKind): string {
  return defaultChecklist.find((item) => item.kind === kind)?.label ?? labels[kind] ?? ''
}

/** Whether an item is of this kind, by what we call it or by what the student does. */
export function isOfKind(item: { kind: ChecklistKind; label: string }, kind: AskedKind): boolean {
  return item.kind === kind || (item.kind === 'custom' && ownNames[kind]?.test(item.label) === true)
}
