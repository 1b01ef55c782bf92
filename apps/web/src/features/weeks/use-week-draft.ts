import type { Week } from '@bearings/domain/weeks/schema'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { draftKey } from './editing.ts'
import { formOf, weekRules } from './week-form.ts'

/** Holds the form of a week, stored on this device until it is saved or discarded. */
export function useWeekDraft(week: Week) {
  return useDraftForm(draftKey(week.weekStartDate), formOf(week), weekRules)
}
