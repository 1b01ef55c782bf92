import type { Topic } from './topic.ts'

/** How applications are read, and how many to send. */
export const applicationReview: readonly Topic[] = [
  {
    words:
      /\bhow many (schools|colleges|applications|places)\b.*\b(should|apply|normal|average|too many|enough|people)\b|\b\d+ (schools|colleges|applications|safeties|reaches|targets)\b.*\b(too many|enough|too few|a lot|ok|okay)\b|\bhow many (reach\w*|safet\w*|target\w*|likel\w*)\b.*\b(should|too many|enough|do i need|normal)\b/i,
    guide: 'balanced-list',
    part: 'How many',
  },
  {
    words:
      /\b(4\.0|perfect|valedictorian|straight a)\b.*\b(reject\w*|denied|turned down|not get in)\b|\bwhy (do|did|was|were|would)\b.*\b(reject\w*|denied|turned down)\b/i,
    guide: 'how-applications-are-read',
    part: 'Why a 4.0 is turned down',
  },
  {
    words:
      /\b(matters? most|most important|weighs?|care (about )?(the )?most)\b.*\b(application|colleges?|admissions?)\b|\bcolleges? (care|look)\b|\bwhat do (colleges|schools|admissions?( officers?)?) (look for|look at|want|care)/i,
    guide: 'how-applications-are-read',
    part: 'What carries the most weight',
  },
  {
    words:
      /\bhow\b.*\b(colleges?|admissions?( officers?)?)\b.*\b(read|decide|review|choose)\b|\b(holistic|who reads)\b/i,
    guide: 'how-applications-are-read',
    part: 'How a file moves',
  },
  {
    words: /\b(consultant|private counselor|ivy ?wise|college coach|pay (somebody|someone))\b/i,
    guide: 'help-and-scams',
    part: 'If you pay someone',
  },
  { words: /\bcommon data sets?\b|\bcds\b/i, guide: 'common-data-set' },
  {
    words:
      /\bwhat (does|do|is)\b.*\b(acceptance rate|admission rate|graduation rate|middle 50|retention rate|yield)\b.*\bmean\b/i,
    guide: 'reading-college-figures',
  },
]
