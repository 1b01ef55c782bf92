import { early, hearing, type Topic } from './topic.ts'

/** When decisions come, and what to do after one. */
export const decisions: readonly Topic[] = [
  {
    words:
      /\b(i|we)('ve| have)? (just )?(got|gotten|was|been|were) (in(to)?|accepted|admitted)\b.*\b(what|now|next)\b|\b(what|now what)\b.*\b(i|we)('ve| have)? (just )?(got|gotten|was|been|were) (in(to)?|accepted|admitted)\b/i,
    guide: 'may-1',
    ofAnyCollege: true,
  },
  {
    words: /\blikely letters?\b/i,
    guide: 'regular-and-rolling',
    part: 'Likely letters',
    ofAnyCollege: true,
  },
  {
    words: /\bwithdraw\w*\b.*\bapplications?\b/i,
    guide: 'after-you-commit',
    part: 'May and June',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(
      `\\b(no|not|reject\\w*|den(y|ied|ies)|defer\\w*|turn(s|ed)? me down)\\b.*\\b(${early} ?(2|ii|two))\\b|\\b(${early} ?(2|ii|two))\\b.*\\b(reject\\w*|den(y|ied|ies)|turn(s|ed)? me down)\\b`,
      'i',
    ),
    guide: 'early-decision',
    part: 'The calendar',
    ofAnyCollege: true,
  },
  {
    words: new RegExp(`${hearing}.*\\brolling\\b`, 'i'),
    guide: 'regular-and-rolling',
    part: 'Rolling admission',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(when|what day|how (long|soon))\b.*\b(hear back|find out|results?|answers?|decisions? (come|are|get|is|out|released?)|notified)\b.*\b(ed|ea|early)\b|\b(when|how (long|soon))\b.*\b(ed|ea|early (decision|action))\b.*\b(hear back|find out|results?|decisions? (come|are|get|is|out|released?)|notified)\b/i,
    guide: 'early-decision',
    part: 'The calendar',
    and: { guide: 'early-action', part: 'The calendar' },
    ofAnyCollege: true,
  },
  {
    words: /\bletters? of continued interest\b|\bdeferred\b.*\b(letter|write|send|email)\b/i,
    guide: 'deferred',
    part: 'What to send',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(after|if|when|got|get|been|was|am|i'm|being|were)\b.{0,20}\bdeferred\b|\bdeferred\b.*\b(what|how|now|do|mean|chances?|odds)\b|\bdeferral\b/i,
    guide: 'deferred',
    ofAnyCollege: true,
  },
  { words: /\b(what|how)\b.*\bdeferred\b/i, guide: 'deferred' },
  {
    words: /\b(get|getting|come|coming|chances?|odds|likely)\b.*\b(off|from)\b.*\bwait ?-?list/i,
    guide: 'waitlisted',
    part: 'How likely it is',
  },
  {
    words:
      /\b(i'm|i am|i was|i got|got|get|been|if|after|being)\b.{0,20}\bwait ?-?listed\b|\bon (a|the) wait ?-?list\b/i,
    guide: 'waitlisted',
    part: 'What to do now',
    ofAnyCollege: true,
  },
  { words: /\bwait(ing)? ?-?list/i, guide: 'waitlisted' },
  {
    words:
      /\b(deposit|commit)\w*\b.*\b(two|2|both|multiple|more than one)\b|\b(two|2|double|multiple)\b.*\bdeposit/i,
    guide: 'may-1',
    part: 'One deposit',
  },
  {
    words:
      /\bdeposits?\b|\bmay 1(st)?\b|\b(national )?(decision|commitment|college signing) day\b|\bhow (do|should) i (choose|decide) (between|where|which)\b/i,
    guide: 'may-1',
  },
  {
    words:
      /\b(when|what day|how (long|soon))\b.*\b(hear (back )?from|hear back|find out|(get|be) notified|(release|send out)s? (its |their )?decisions?|decisions? (come|comes|released?|get|out))\b/i,
    guide: 'regular-and-rolling',
    part: 'Regular decision',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(when|what day|what time|how long)\b.*\b(decisions?|results|answers?|hear back|find out|notified|acceptance letters?)\b/i,
    guide: 'regular-and-rolling',
    part: 'Regular decision',
  },
  {
    words:
      /\b(senioritis|rescind\w*|revoke\w*|take back)\b|\b(grades?|fail\w*|slip)\b.*\b(after|once)\b.*\b(accepted|admitted|get in|got in)\b/i,
    guide: 'after-you-commit',
    part: 'May and June',
  },
  { words: /\brolling( admissions?)?\b/i, guide: 'regular-and-rolling', part: 'Rolling admission' },
  { words: /\bpriority (deadline|date)/i, guide: 'regular-and-rolling', part: 'Priority dates' },
  {
    words: /\b(what('s| is| does)?|how)\b.*\b(rd|regular decision)\b/i,
    guide: 'regular-and-rolling',
    part: 'Regular decision',
  },
]
