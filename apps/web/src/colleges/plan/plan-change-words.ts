import { planLabels } from '@bearings/domain/colleges/rules'
import type { ListEntry } from '@bearings/domain/list/schema'
import { dateInWords } from '#platform/dates.ts'

type Planned = Pick<ListEntry, 'plan' | 'deadline'>

/** Whether a change to the plan or the date takes away the date that stood there. */
export function dropsDate(before: Planned, after: Planned): boolean {
  return before.deadline !== null && before.deadline !== after.deadline
}

/** Says what an application is now, and what it was: "Aster: Early Decision, no date" and "It was Regular, Dec 01, 2026." */
export function planChangeInWords(name: string, before: Planned, after: Planned) {
  return { title: `${name}: ${inWords(after)}`, words: `It was ${inWords(before)}.` }
}

function inWords({ plan, deadline }: Planned): string {
  return `${plan ? planLabels[plan] : 'no plan'}, ${deadline ? dateInWords(deadline) : 'no date'}`
}
