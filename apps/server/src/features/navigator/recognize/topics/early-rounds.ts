import { early, hearing, type Topic } from './topic.ts'

/** Early decision and early action. */
export const earlyRounds: readonly Topic[] = [
  // A single plan is meant, such as the one that a college has on the student's list.
  {
    words: new RegExp(`${hearing}.*\\bearly decision\\b(?!.*\\b(ea|early action)\\b)`, 'i'),
    guide: 'early-decision',
    part: 'The calendar',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(`${hearing}.*\\bearly action\\b(?!.*\\b(ed|early decision)\\b)`, 'i'),
    guide: 'early-action',
    part: 'The calendar',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(
      `\\b(back|get|way|break|pull) ?out of ${early}\\b|\\b${early}\\b.*\\b(afford|too expensive|can'?t pay|cannot pay|back out|get out|pull out|financial aid|aid|scholarships?|money|binding)\\b|\\b(afford|aid|money|pay)\\b.*\\b${early}\\b`,
      'i',
    ),
    guide: 'early-decision',
    part: 'What it does to aid',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(
      `\\b(two|2|three|multiple|more than one|both|several|another|other)\\b.{0,30}\\b${early}\\b(?! ?(2|ii))|\\b${early}\\b (to|at|for) (two|2|three|multiple|more than one|both|several|twice)\\b|\\b(can|could|may) i\\b.*\\b(ea|early action)\\b.*\\b(and|with|plus)\\b.*\\b${early}\\b|\\b(can|could|may) i\\b.*\\b${early}\\b.*\\b(and|with|plus)\\b.*\\b(ea|early action)\\b`,
      'i',
    ),
    guide: 'early-decision',
    part: 'One at a time',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(rea|scea|restrictive|single[- ]choice)\b.*\b(ea|ed|also|other|another|else|too|and)\b|\b(ea|ed|also|and)\b.*\b(rea|scea|restrictive early|single[- ]choice)\b/i,
    guide: 'early-action',
    part: 'Restrictive early action',
    ofAnyCollege: true,
  },
  {
    words: /\b(rea|scea|restrictive early action|single[- ]choice early action)\b/i,
    guide: 'early-action',
    part: 'Restrictive early action',
  },
  {
    words: /\bearly decision (2|ii|two|1 (vs|or|and) 2)\b|\bed ?(2|ii)\b/i,
    guide: 'early-decision',
    part: 'The calendar',
  },
  {
    words: new RegExp(
      `\\b${early}\\b.*\\b(ea|early action|rd|regular( decision)?)\\b|\\b(ea|early action|rd|regular( decision)?)\\b.*\\b${early}\\b`,
      'i',
    ),
    guide: 'early-decision',
    and: { guide: 'early-action' },
  },
  {
    words: new RegExp(
      `\\b(${early}|applying early|early applicants?|apply early)\\b.*\\b(odds|chances?|help|easier|boost|advantage|rates?|better)\\b|\\b(odds|chances?|easier|boost|advantage)\\b.*\\b(${early}|(apply|applying) early)\\b`,
      'i',
    ),
    guide: 'early-decision',
    part: 'Does it raise the odds?',
  },
  {
    words: new RegExp(`\\bshould (i|we|my)\\b.*\\b${early}\\b|\\bworth\\b.*\\b${early}\\b`, 'i'),
    guide: 'early-decision',
    part: 'When it makes sense',
  },
  {
    words: /\bearly action\b|\bwhat('s| is| does)?\b.*\bea\b|\bea\b.*\b(binding|mean)\b/i,
    guide: 'early-action',
  },
  {
    words: new RegExp(`\\b(what|how)\\b.*\\b${early}\\b|\\b${early}\\b.*\\b(mean|work)`, 'i'),
    guide: 'early-decision',
  },
]
