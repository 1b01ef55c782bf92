export const taskStatuses = ['pending', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** What a template's date is counted from. */
export const dueFrom = ['none', 'assigned', 'deadline'] as const
export type DueFrom = (typeof dueFrom)[number]

export const limits = {
  title: 200,
  description: 2000,
  /** Tasks of one student from one advisor. */
  tasks: 500,
  /** Students that one task goes to at once. */
  students: 200,
  templates: 50,
  /** Tasks in one template. */
  items: 30,
  templateName: 100,
  /** Days before or after the date that it is counted from. */
  offset: 366,
  /** Tasks sent at once. */
  page: 100,
} as const
