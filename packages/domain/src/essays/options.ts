/** Where an essay stands. A student may set any of them at any time. */
export const statuses = ['drafting', 'reviewing', 'complete', 'submitted'] as const
export type EssayStatus = (typeof statuses)[number]

export const limits = {
  /** Essays of one student, the trash not counted. */
  essays: 200,
  /** Characters of an essay's text: some forty pages. */
  content: 100_000,
  promptName: 2000,
  wordLimit: 10_000,
  /** Days in the trash. */
  trashDays: 30,
  /** Versions sent at once, the newest first. */
  versions: 50,
} as const
