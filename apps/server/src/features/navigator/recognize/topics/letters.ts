import type { Topic } from './topic.ts'

/** Recommendation letters, transcripts, and school reports. */
export const letters: readonly Topic[] = [
  {
    words:
      /\btranscripts?\b.*\b(late|missing|hasn't|haven't|not (been )?sent|never|didn't|forgot|received|arrive)|\b(counselor|school|teachers?|recommenders?)\b.*\b(hasn't|haven't|didn't|forgot|not|won't)\b.*\b(sent?|submit\w*|upload\w*|written|writ(e|ten)|turn(ed)? in)\b/i,
    guide: 'transcripts-and-reports',
    part: 'When something is missing after the deadline',
  },
  {
    words:
      /\b(waive|ferpa)\b|\b(see|read)\b.*\b(recs?|recommendation|letters?)\b|\bright to (see|read|view)\b/i,
    guide: 'recommendation-letters',
    part: 'The waiver',
  },
  {
    words: /\b(thank)\w*\b.*\b(teacher|recommender|letter)/i,
    guide: 'recommendation-letters',
    part: 'Afterward',
  },
  {
    words:
      /\b(give|send|tell|provide|brag sheet)\b.*\b(teachers?|recommenders?)\b.*\b(letters?|recs?|recommend\w*|brag)\b|\bbrag sheet\b/i,
    guide: 'recommendation-letters',
    part: 'What to give them',
  },
  {
    words:
      /\b(when|how|ask|asking|late|email)\b.*\b(ask|asking|email)\b.*\b(recs?|recommend\w*|letters?)\b|\bhow\b.*\bask\b.*\bteacher/i,
    guide: 'recommendation-letters',
    part: 'When to ask',
  },
  {
    words:
      /\b(recs?|recommendations?|recommenders?|recommend me\W*$|letters? of rec\w*|teacher letters?|letters? from)\b/i,
    guide: 'recommendation-letters',
    part: 'Whom to ask',
  },
  { words: /\bself[- ]report/i, guide: 'transcripts-and-reports', part: 'Self-reported grades' },
  {
    words: /\b(mid[- ]?year|school|final|counselor) reports?\b/i,
    guide: 'transcripts-and-reports',
    part: 'Four things',
  },
  { words: /\btranscripts?\b/i, guide: 'transcripts-and-reports', part: 'What you do' },
]
