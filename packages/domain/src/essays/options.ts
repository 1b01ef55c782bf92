import type { NumberBounds, TextBounds } from '#field-bounds.ts'

/** The statuses of an essay. A student may set any of them at any time. */
export const statuses = ['drafting', 'reviewing', 'complete', 'submitted'] as const
export type EssayStatus = (typeof statuses)[number]

export const limits = {
  /** Essays of one student, without those in the trash. */
  essays: 200,
  /** Characters of an essay's text: some forty pages. */
  content: 100_000,
  trashDays: 30,
  /**
   * Minutes of writing after which a version is kept, and minutes of inactivity after which the current text
   * becomes one.
   */
  minutesToVersion: 10,
  /** Versions on one page, newest first. */
  versions: 50,
} as const

/** Why a version was kept: a save, a restored version, text set aside in a conflict, or an import. */
export const versionReasons = ['save', 'restore', 'set-aside', 'brought-in'] as const
export type VersionReason = (typeof versionReasons)[number]

export const bounds = {
  promptName: { min: 1, max: 2000, missing: 'Please fill in the essay prompt.', lines: 'many' },
  wordLimit: { min: 1, max: 10_000 },
  characterLimit: { min: 1, max: 50_000 },
  /** What one report of help may add. */
  helpReported: { min: 0, max: 1000 },
  /** An empty name removes the one before. */
  versionName: { max: 80 },
} as const satisfies Record<string, TextBounds | NumberBounds>
