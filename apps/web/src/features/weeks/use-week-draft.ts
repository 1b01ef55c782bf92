import type { Week } from '@bearings/domain/weeks/schema'
import { useDraft } from '../../platform/drafts.ts'
import { formOf } from './week-form.ts'

/** What is typed for a week; kept on this device until it is saved or discarded. */
export function useWeekDraft(week: Week) {
  return useDraft(draftKey(week.weekStartDate), formOf(week))
}

export function draftKey(start: string): string {
  return `weeks.${start}`
}
