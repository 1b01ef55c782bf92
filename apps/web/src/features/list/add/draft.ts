import { faultInDueDate } from '@bearings/domain/calendar-dates'
import type { SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import type { Deadline, Plan } from '@bearings/domain/colleges/schema'
import type { Input } from '@bearings/domain/contract'
import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/list/options'
import { prefilledDeadline } from '@bearings/domain/list/plans'

/** The dialog's current input. */
export type Draft = {
  /** The text of the School field. */
  text: string
  /** The chosen school of the catalog; `null` while searching, and for a school described by hand. */
  school: SchoolRow | null
  byHand: boolean
  /** Whether the student has said that no school of the catalog is meant, although one has this name. */
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

/** Returns the draft with another name, without the choices made for the previous school. */
export function withName(draft: Draft, text: string): Draft {
  const choices = draft.school ? { plan: '' as const, deadline: null } : {}
  return { ...draft, ...choices, text, school: null, notInCatalog: false }
}

/** Returns the draft with a school of the catalog. A date typed before was meant for another school. */
export function withSchool(draft: Draft, school: SchoolRow): Draft {
  return { ...withName(draft, school.name), school, byHand: false, deadline: null }
}

/** Returns the date in the Deadline field: the student's own, or the one reported for the plan. */
export function displayedDeadline(
  { plan, deadline }: Draft,
  known: readonly Deadline[],
  cycle: string,
): string {
  return deadline ?? prefilledDeadline(plan || null, known, cycle)?.date ?? ''
}

/** Returns the draft with another date. A date equal to the plan's keeps following the plan. */
export function withDeadline(draft: Draft, date: string, known: readonly Deadline[], cycle: string): Draft {
  const brought = displayedDeadline({ ...draft, deadline: null }, known, cycle)
  return { ...draft, deadline: date === brought ? null : date }
}

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

/** Checks an optional text, which may be empty. */
function faultInWords(text: string): string | null {
  return text.trim() === '' ? null : faultInText(text, bounds.words)
}

/**
 * Returns the draft as a request body. The server fills in a date that follows the plan, whether or not it is
 * displayed yet.
 */
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
