import type { Topic } from './topic.ts'

/** Systems of many colleges: the UC, the Cal States, and transferring into them. */
export const collegeSystems: readonly Topic[] = [
  {
    words: /\bdeferred\b.*\b(ed|early decision|binding|bound)\b|\b(ed|early decision)\b.*\bdeferred\b/i,
    guide: 'deferred',
    part: 'If it was early decision',
    ofAnyCollege: true,
  },
  {
    words:
      /\btransfer\w*\b.*\b(ucs?|csus?|cal states?|community college)\b|\bcommunity college\b.*\btransfer/i,
    guide: 'transferring',
    part: 'From a community college',
  },
  {
    words:
      /\bsb ?640\b|\b(csus?|cal states?)\b.*\b(direct|automatic\w*|guarantee\w*) ?(admi\w*|accept\w*)|\b(direct|automatic\w*|guarantee\w*) ?(admi\w*|accept\w*)\b.*\b(csus?|cal states?)\b/i,
    guide: 'cal-state',
    part: 'Admitted without applying',
  },
  {
    words: /\b(csu|cal states?)\b.*\b(essays?|letters?|sat|test|gpa|need|require|look)\b/i,
    guide: 'cal-state',
    part: 'What it looks at',
  },
  { words: /\bimpact(ed|ion)\b/i, guide: 'cal-state', part: 'Impaction' },
  {
    words: /\bucs?\b.*\b(csus?|cal states?)\b|\b(csus?|cal states?)\b.*\bucs?\b/i,
    guide: 'cal-state',
    part: 'With the UC',
  },
  { words: /\b(csus?|cal states?)\b/i, guide: 'cal-state' },
  {
    words: /\bucs?\b.*\b(fees?|cost to apply|waivers?)\b|\bfees?\b.*\bucs?\b/i,
    guide: 'university-of-california',
    part: 'Fees',
  },
  {
    words:
      /\bucs?\b.*\b(sat|act|test|scores?|letters?|rec\w*|transcripts?)\b|\b(sat|act|scores?|letters?|rec\w*)\b.*\bucs?\b/i,
    guide: 'university-of-california',
    part: "What it doesn't ask for",
  },
  {
    words: /\bucs?\b.*\b(essays?|questions?)\b|\b(essays?|questions?)\b.*\bucs?\b/i,
    guide: 'uc-personal-insight-questions',
  },
  { words: /\bucs?\b/i, guide: 'university-of-california' },
]
