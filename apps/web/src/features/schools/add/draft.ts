import type { Input } from '@bearings/domain/contract'
import type { SchoolRow } from '@bearings/domain/schools/catalog/schema'
import { prefilledDeadline } from '@bearings/domain/schools/rules'
import type { Deadline, Plan } from '@bearings/domain/schools/schema'

/** What has been typed into the dialog so far. */
export type Draft = {
  /** What stands in the School field. */
  text: string
  /** The school of the catalog that was chosen; `null` while searching and for one described by hand. */
  school: SchoolRow | null
  byHand: boolean
  location: string
  type: string
  acceptanceRate: string
  tuition: string
  major: string
  plan: Plan | ''
  /** The date as typed; `null` while it follows the plan. */
  deadline: string | null
}

export const emptyDraft: Draft = {
  text: '',
  school: null,
  byHand: false,
  location: '',
  type: '',
  acceptanceRate: '',
  tuition: '',
  major: '',
  plan: '',
  deadline: null,
}

/** The date that stands in the Deadline field: the student's own, or the one reported for the plan. */
export function shownDeadline({ plan, deadline }: Draft, known: readonly Deadline[], today: string): string {
  return deadline ?? prefilledDeadline(plan || null, known, today)?.date ?? ''
}

/** The draft with another date; one that the plan brings along anyway goes on following it. */
export function withDeadline(draft: Draft, date: string, known: readonly Deadline[], today: string): Draft {
  const brought = shownDeadline({ ...draft, deadline: null }, known, today)
  return { ...draft, deadline: date === brought ? null : date }
}

/** Why the draft cannot be added yet, or `null`. */
export function missingIn({ text, school, byHand }: Draft): string | null {
  if (text.trim() === '') return 'Type the name of a school.'
  if (!school && !byHand) return 'Choose a school from the list, or add it by hand.'
  return null
}

/** The draft as it is sent. */
export function newEntry(draft: Draft, deadline: string): Input<'POST /schools/list'> {
  const choices = { major: orNull(draft.major), plan: draft.plan || null, deadline: orNull(deadline) }
  if (draft.school) return { ...choices, schoolId: draft.school.id }
  return {
    ...choices,
    own: {
      name: draft.text.trim(),
      location: orNull(draft.location),
      type: orNull(draft.type),
      acceptanceRate: orNull(draft.acceptanceRate),
      tuition: orNull(draft.tuition),
    },
  }
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
