import type { Topic } from './topic.ts'

/** The SAT, the ACT, and the PSAT. */
export const admissionTests: readonly Topic[] = [
  { words: /\bnational merit\b/i, guide: 'psat-and-national-merit', part: 'How National Merit works' },
  { words: /\bpsat\b/i, guide: 'psat-and-national-merit' },
  {
    words:
      /^(?!.*\b(whether|if|should|all)\b).*\b(how|where)\b.*\b(send|submit|order)\b.{0,30}\b(scores?|score reports?|sat|act)\b|\bofficial\b.{0,12}\b(scores?|score reports?)\b/i,
    guide: 'required-optional-test-free',
    part: 'Sending official scores',
  },
  {
    words:
      /\bsuperscor\w*|\bscore choice\b|\b(see|send|report)\b.*\ball\b.*\bscores\b|^(?!.*\b(before|in time|by (jan\w*|the deadline))\b)(?:.*\b(retake|again|second time|third time|twice|2nd time|how many times)\b.*\b(sat|act|tests?|scores?)\b|.*\b(sat|act|test)\b.*\b(again|retake|twice|times)\b)/i,
    guide: 'preparing-for-the-sat',
    part: 'A second try',
  },
  {
    words:
      /\b(sat or (the )?act|act or (the )?sat|sat vs\.? act|act vs\.? sat|sat and (the )?act\b.*\bdifference|difference\b.*\b(sat|act)\b.*\b(sat|act))\b/i,
    guide: 'sat-and-act-dates',
    part: 'Which test to take',
  },
  {
    words:
      /\b(study|prep|prepare|practice|tutor)\w*\b.*\b(sat|act)\b|\b(sat|act) (prep|practice|tutor\w*)\b/i,
    guide: 'preparing-for-the-sat',
  },
  {
    words: /\b(extra time|accommodations?|504|iep)\b/i,
    guide: 'preparing-for-the-sat',
    part: 'Accommodations',
  },
  {
    words:
      /\b(good|decent|bad|low|enough)\b.{0,10}\b(sat|act)\b(?! (or|vs))|\b(1[0-6]\d0|[4-9]\d0)\b.*\b(good|bad|ok|enough|low)\b|\b(sat|act)\b.*\bgood enough\b|\bwhat (sat|act)( score)?\b.*\b(need|good)\b/i,
    guide: 'preparing-for-the-sat',
    part: 'When a score is good enough',
  },
  { words: /\blast (sat|act|date|test)\b/i, guide: 'sat-and-act-dates', part: 'Seniors' },
  {
    words:
      /\btest[- ](optional|blind|free)\b.*\b(mean|really|what|actually|hurt|should)\b|\b(what|does|is)\b.*\btest[- ](optional|blind|free)\b/i,
    guide: 'required-optional-test-free',
  },
]
