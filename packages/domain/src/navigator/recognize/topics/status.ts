import type { Topic } from './topic.ts'

const guide = 'undocumented-and-mixed-status'
const noNumber =
  "(undocumented|(no|without|lacks?|(do|does|don|doesn) ?('?t|not) have) (an? |any |legal )?(papers|status|ssns?|socials?|social security( numbers?)?))"

/** Aid for undocumented students and mixed-status families. */
export const status: readonly Topic[] = [
  {
    words: /\b(cadaa|(california|cal) dream act|dream act application|tasfa|wasfa)\b/i,
    guide,
    part: 'State forms',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(
      `\\b(parents?|mom|dad|mother|father|folks|guardian)\\b.{0,30}\\b${noNumber}\\b|\\bmixed[- ]status\\b|\\b${noNumber} parents?\\b`,
      'i',
    ),
    guide,
    part: 'If you are a citizen and a parent is undocumented',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(`\\b(daca|dreamers?|${noNumber})\\b`, 'i'),
    guide,
    part: 'If you are undocumented or have DACA',
    ofAnyCollege: true,
  },
]
