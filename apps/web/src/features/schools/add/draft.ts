import { faultInDueDate } from '@bearings/domain/calendar-dates'
import type { Input } from '@bearings/domain/contract'
import { faultInText } from '@bearings/domain/field-bounds'
import type { SchoolRow } from '@bearings/domain/schools/catalog/schema'
import { bounds } from '@bearings/domain/schools/list/options'
import { prefilledDeadline } from '@bearings/domain/schools/rules'
import type { Deadline, Plan } from '@bearings/domain/schools/schema'

/** The dialog's current input. */
export type Draft = {
  /** The text of the School field. */
  text: string
  /** The school of the catalog that was chosen; `null` while searching and for one described by hand. */
  school: SchoolRow | null
  byHand: boolean
  /** The student has said that no school of the catalog is meant, although one has this name. */
  notInCatalog: boolean
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
  notInCatalog: false,
  location: '',
  type: '',
  acceptanceRate: '',
  tuition: '',
  major: '',
  plan: '',
  deadline: null,
}

/** The draft with another name: what was chosen for the school before goes with it. */
export function withName(draft: Draft, text: string): Draft {
  const choices = draft.school ? { plan: '' as const, deadline: null } : {}
  return { ...draft, ...choices, text, school: null, notInCatalog: false }
}

/** The draft with a school of the catalog; a date typed before was meant for another one. */
export function withSchool(draft: Draft, school: SchoolRow): Draft {
  return { ...withName(draft, school.name), school, byHand: false, deadline: null }
}

/** The date that stands in the Deadline field: the student's own, or the one reported for the plan. */
export function displayedDeadline(
  { plan, deadline }: Draft,
  known: readonly Deadline[],
  cycle: string,
): string {
  return deadline ?? prefilledDeadline(plan || null, known, cycle)?.date ?? ''
}

/** The draft with another date; one that the plan brings along anyway goes on following it. */
export function withDeadline(draft: Draft, date: string, known: readonly Deadline[], cycle: string): Draft {
  const brought = displayedDeadline({ ...draft, deadline: null }, known, cycle)
  return { ...draft, deadline: date === brought ? null : date }
}

/** The error messages, by field. */
export function faultsIn(draft: Draft): Partial<Record<keyof Draft, string | null>> {
  return {
    text: faultInSchool(draft),
    ...(draft.byHand && {
      location: faultInWords(draft.location),
      acceptanceRate: faultInWords(draft.acceptanceRate),
      tuition: faultInWords(draft.tuition),
    }),
    major: faultInWords(draft.major),
    deadline: faultInDueDate(draft.deadline ?? ''),
  }
}

function faultInSchool({ text, school, byHand }: Draft): string | null {
  const fault = school ? null : faultInText(text, bounds.ownName)
  if (fault || school || byHand) return fault
  return 'Choose a school from the list, or add it by hand.'
}

/** A field left empty says nothing, which is nothing wrong. */
function faultInWords(text: string): string | null {
  return text.trim() === '' ? null : faultInText(text, bounds.words)
}

/** The draft as it is sent. A date that follows the plan is filled in by the server, be it on the screen by then or not. */
export function newEntry({ deadline, ...draft }: Draft): Input<'POST /schools/list'> {
  const choices = {
    major: orNull(draft.major),
    plan: draft.plan || null,
    ...(deadline !== null && { deadline: orNull(deadline) }),
  }
  if (draft.school) return { ...choices, schoolId: draft.school.id }
  return {
    ...choices,
    own: {
      name: draft.text.trim(),
      notInCatalog: draft.notInCatalog,
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
