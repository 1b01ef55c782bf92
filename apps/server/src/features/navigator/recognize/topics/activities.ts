import type { Topic } from './topic.ts'

/** Activities, interviews, and visits. */
export const activities: readonly Topic[] = [
  {
    words:
      /\b(jobs?|work(ing)?|babysit\w*|siblings?|chores|mcdonald'?s|family)\b.*\b(count|activit\w*|extracurricular)\b|\bcounts? as (an )?(activit|extracurricular)/i,
    guide: 'activities-list',
    part: 'What counts',
  },
  {
    words: /\bactivit(y|ies)\b.*\border\b|\border\b.*\bactivit/i,
    guide: 'activities-list',
    part: 'What goes first',
  },
  {
    words:
      /\b(describe|description|150|character)s?\b.*\bactivit|\bactivit\w*\b.*\b(describ\w*|description|150|characters?)\b/i,
    guide: 'activities-list',
    part: 'The 150 characters',
  },
  {
    words: /\bhonors? (section|list)\b|\bawards?\b.*\b(section|list|how many|count)\b/i,
    guide: 'activities-list',
    part: 'Honors',
  },
  {
    words:
      /\b(activit(y|ies)|extracurricular\w*)\b.*\b(list|section|how many|enough|good|need|put|goes?|best)\b|\b(how many|what|which|good|best|enough|need)\b.*\b(activities|extracurricular\w*)\b|\bno extracurricular/i,
    guide: 'activities-list',
    part: 'What counts',
  },
  {
    words: /\binterviews?\b.*\b(wear|dress|zoom|day)\b|\b(wear|dress)\b.*\binterview/i,
    guide: 'interviews',
    part: 'On the day',
  },
  {
    words: /\b(ask|questions?)\b.*\binterview(er)?s?\b|\binterview\b.*\bquestions?\b/i,
    guide: 'interviews',
    part: 'Your questions',
  },
  {
    words:
      /\b(prepare|practice|prep|nervous|tips)\b.*\binterview|\binterview\b.*\b(prepare|practice|prep|nervous|tips)\b/i,
    guide: 'interviews',
    part: 'An hour of preparation',
  },
  { words: /\binterviews?\b/i, guide: 'interviews', part: 'Does it matter?' },
  {
    words: /\bvirtual (tour|visit|session)|\b(visit|tour)\w*\b.*\b(online|from home|virtual\w*|far away)\b/i,
    guide: 'visiting-colleges',
    part: 'From home',
  },
  {
    words:
      /\b(visit(s|ing)?|tour(s|ing)?)\b.*\b(colleges?|schools?|campus\w*)\b|\b(college|campus) (visits?|tours?)\b/i,
    guide: 'visiting-colleges',
  },
]
