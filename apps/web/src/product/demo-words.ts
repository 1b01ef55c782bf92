import type { BrokenRule } from '@bearings/domain/broken-rule'

/**
 * Why a demo could not open. In its own file because the landing page uses it too and loads as little as
 * possible.
 */
export const demoWords = {
  'demo-switched-off': 'The demo is turned off here. Create an account instead.',
  'demos-full': 'All demos are in use right now. Try again in an hour, or create an account.',
} as const satisfies Partial<Record<BrokenRule, string>>
