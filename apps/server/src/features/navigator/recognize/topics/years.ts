import type { Topic } from './topic.ts'

/** What to do in each year of high school. */
export const years: readonly Topic[] = [
  { words: /\b(freshman|9th[- ]grade|ninth[- ]grade)\w*\b/i, guide: 'ninth-grade' },
  { words: /\b(sophomore|10th[- ]grade|tenth[- ]grade)\w*\b/i, guide: 'tenth-grade' },
  { words: /\b(junior|11th[- ]grade|eleventh[- ]grade)\w*\b(?! college)/i, guide: 'eleventh-grade' },
  {
    words:
      /\bsenior (fall|year)\b.*\b(do|timeline|plan|checklist|when|focus)\b|\b(timeline|checklist)\b.*\bsenior/i,
    guide: 'senior-fall',
  },
]
