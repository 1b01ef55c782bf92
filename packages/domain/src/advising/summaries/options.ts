export const limits = {
  /** Students in one print. */
  students: 40,
  /** Tasks of one student: those to do first. */
  tasks: 20,
} as const
