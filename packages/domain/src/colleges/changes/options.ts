/** What can become of a college. Does not use zod, because the browser's search loads this too. */
export const changeStatuses = [
  'closed',
  'closing',
  'paused',
  'merging',
  'merged',
  'renamed',
  'shrinking',
  'moved',
  'at_risk',
] as const
export type ChangeStatus = (typeof changeStatuses)[number]

/**
 * What a named successor is: the college that this one `joins`, where its students can `finish`, or who has
 * taken over its `campus`.
 */
export const successorRoles = ['joins', 'finish', 'campus'] as const
export type SuccessorRole = (typeof successorRoles)[number]

/** Whether a college takes no first-year applicants any more, so that nothing leads on to applying there. */
export function takesNobody(change: { takesApplicants: boolean | null } | null | undefined): boolean {
  return change?.takesApplicants === false
}
