import type { BrokenRule } from '@bearings/domain/broken-rule'

/** Why no demo opens. In a file of its own: the landing page says so too, and carries nothing that it can do without. */
export const demoWords = {
  'demo-switched-off': 'The demo is switched off here. Create an account instead.',
  'demos-full': 'All demos are in use right now. Try again in an hour, or create an account.',
} as const satisfies Partial<Record<BrokenRule, string>>
