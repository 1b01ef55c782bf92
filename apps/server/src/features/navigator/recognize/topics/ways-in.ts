import type { Topic } from './topic.ts'

/** Ways into college: transferring, a gap year, an open major, the Common App, from abroad. */
export const waysIn: readonly Topic[] = [
  {
    words: /\bcommunity colleges?\b|\b(two|2)[- ]year colleges?\b/i,
    guide: 'community-college-first',
    part: "When it's a good plan",
  },
  {
    words:
      /\b(find|choose|pick|know|tell)\b.*\b(college|school)s?\b.*\b(fits?|right for|best for|suits?)\b|\bright (college|school) for\b|\b(good|best) fit\b/i,
    guide: 'balanced-list',
    part: 'Check each one',
  },
  { words: /\btransfer\w*\b/i, guide: 'transferring' },
  {
    words:
      /\bgap years?\b|\b(take|taking) (a |one )?year off\b|\bdefer (my )?(admission|enrollment|for a year|a year)\b/i,
    guide: 'gap-year',
    ofAnyCollege: true,
  },
  {
    words:
      /\bundecided\b|\bundeclared\b|\b(no idea|don't know|not sure|unsure|what)\b.*\b(want to |should i |to )?(major|study)\b(?! (at|for))|\b(switch|change|changing|switching) (my )?majors?\b|\b(pick|choose|choosing|picking) a major\b/i,
    guide: 'undecided',
  },
  {
    words:
      /\binternational (student|applicant)|\b(visa|i-?20|toefl|ielts|duolingo)\b|\bnot a (us|u\.s\.) citizen\b/i,
    guide: 'international-applicants',
  },
  {
    words: /\bcommon app\b.*\b(open|start|launch|begin)\w*\b|\bwhen\b.*\bcommon app\b/i,
    guide: 'common-app',
    part: 'When it opens',
  },
  { words: /\bcommon app(lication)?\b(?!.*\b(essay|my)\b)/i, guide: 'common-app' },
]
