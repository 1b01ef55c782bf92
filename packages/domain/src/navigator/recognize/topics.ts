/**
 * A general question about applying, with the part of a guide that answers it: `guide` is the file name in
 * `content/guides`, `part` a heading, or the opening if absent. The first topic that matches counts.
 */
export type Topic = {
  words: RegExp
  guide: string
  part?: string
  /** Whether it applies even if a college is named: "got deferred from Michigan, what now". */
  ofAnyCollege?: true
  /** A second part, for a question about two things side by side. */
  and?: { guide: string; part?: string }
}

/** The guide to the federal form. It fills in the year of each student's own form. */
export const fafsaGuide = 'fafsa-2027-28'

const early = '(ed|early decision)'

export const topics: readonly Topic[] = [
  // Systems of many colleges
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
  // Early rounds
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
      `\\b(two|2|three|multiple|more than one|both|several|another|other)\\b.{0,30}\\b${early}\\b(?! ?(2|ii))|\\b${early}\\b (to|at|for) (two|2|three|multiple|more than one|both|several|twice)\\b`,
      'i',
    ),
    guide: 'early-decision',
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
  // After an answer
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
  // Money
  {
    words:
      /\b(lost|loses?|losing)\b.{0,20}\bjobs?\b|\blaid off\b|\bunemployed\b|\b(income|salary|pay|hours|business)\b.{0,20}\b(dropped|fell|cut|went down|closed)\b/i,
    guide: 'asking-for-more-aid',
    part: 'Reasons that carry weight',
    ofAnyCollege: true,
  },
  {
    words:
      /\b(can'?t|cannot|can not|couldn'?t|not able to)\b.{0,12}\b(afford|pay)\b.*\b(get in|got in|accepted|admitted)\b/i,
    guide: 'asking-for-more-aid',
    and: { guide: 'early-decision', part: 'What it does to aid' },
    ofAnyCollege: true,
  },
  {
    words:
      /\bfirst[- ]gen(eration)?\b|\bfirst (one |person )?in (my|our|the) family\b|\b(nobody|no one|none|neither)\b.{0,30}\b(family|parents)\b.{0,30}\b(college|university|degrees?)\b|\bparents? (didn'?t|did not|never|haven'?t|have not)\b.{0,20}\bcollege\b/i,
    guide: 'help-and-scams',
    part: 'Free, and good',
  },
  {
    words: /\b(demonstrated|financial) need\b/i,
    guide: 'student-aid-index',
    part: 'What a college does with it',
  },
  {
    words: /\bcss\b.*\b(free|cost|costs|fees?|waiver|how much|pay)\b|\bhow much\b.*\bcss\b/i,
    guide: 'fee-waivers',
    part: 'The other costs',
  },
  {
    words:
      /\bhow\b.*\b(sai|efc|student aid index)\b.*\b(calculat\w*|comput\w*|work|figured?|determin\w*)\b|\bwhat\b.*\b(goes|go) into\b.*\b(sai|student aid index)\b/i,
    guide: 'student-aid-index',
    part: 'What it is',
  },
  {
    words: /\b(when|how (early|soon|late))\b.*\b(submit|file|fill|do|send|turn in)\b.*\bfafsa\b/i,
    guide: fafsaGuide,
    part: "Three deadlines, and why the latest one doesn't help",
  },
  {
    words: /(?<!\bnational )\bmerit([- ]based| (aid|money|awards?|scholarships?))?\b/i,
    guide: 'scholarships-worth-your-time',
  },
  { words: /\bpell\b/i, guide: 'pell-grant' },
  {
    words:
      /\b(pay|afford)\b.*\b(parents?|family|mom|dad|we)\b.*\b(makes?|earns?|income)\b|\b(parents?|family|mom|dad|we)\b.*\b(makes?|earns?|income)\b.*\b(pay|afford)\b/i,
    guide: 'net-price',
    and: { guide: 'pell-grant' },
  },
  {
    words:
      /\bcss\b.*\b(divorced?|separated|parents?|noncustodial|step ?(dad|mom|parent))|\b(divorced?|separated|noncustodial)\b.*\bcss\b|\bdifferen\w*\b.*\bcss\b|\bcss\b.*\bdifferen/i,
    guide: 'css-profile',
    part: "What's different",
  },
  { words: /\bidoc\b/i, guide: 'css-profile', part: 'IDOC' },
  {
    words: /\b(which|what) (schools|colleges|ones)\b.*\bcss\b|\b(need|require|have to)\b.*\bcss\b/i,
    guide: 'css-profile',
    part: 'Do you need it?',
  },
  { words: /\bcss( profile)?\b/i, guide: 'css-profile' },
  {
    words:
      /\bfafsa\b.*\b(divorced?|separated|parents?|mom|dad|step|who|remarried|guardian|fill)\b|\b(divorced?|separated|who)\b.*\bfafsa\b/i,
    guide: fafsaGuide,
    part: 'Who fills it in',
  },
  {
    words:
      /\b(which|what) (year|fafsa|form|tax(es)?|tax year)\b.*\b(fafsa|file|form)\b|\bfafsa\b.*\b(open|which year|tax(es)?|come out|available|start)|\bwhen\b.*\bfafsa\b.*\b(open|come|start|file|fill|submit|do)/i,
    guide: fafsaGuide,
    part: 'Which form to file',
  },
  {
    words: /\bfafsa\b.*\b(deadline|due|late|by when|date)\b|\b(deadline|due|late|last day)\b.*\bfafsa\b/i,
    guide: fafsaGuide,
    part: "Three deadlines, and why the latest one doesn't help",
  },
  { words: /\bfafsa\b/i, guide: fafsaGuide },
  {
    words: /\b(sai|efc|student aid index|expected family contribution)\b.*\b(college|use|mean|need|pay)\b/i,
    guide: 'student-aid-index',
    part: 'What a college does with it',
  },
  { words: /\b(sai|efc|student aid index|expected family contribution)\b/i, guide: 'student-aid-index' },
  {
    words:
      /\b(too much|too rich|make|earn|income|middle class)\b.*\b(for|get|qualify|any|need)\b.*\b(financial aid|need[- ]based|aid)\b|\bfinancial aid\b.*\b(too much|middle class)\b|\bneed[- ](blind|aware)\b|\bmeets? (full|100)/i,
    guide: 'student-aid-index',
    part: 'What a college does with it',
  },
  {
    words:
      /\b(appeal|negotiat\w*|reconsider\w*|(ask\w*|get\w*|want) (for )?more (money|aid)|professional judgment)\b|\baid\b.*\b(appeal|negotiat\w*)\b/i,
    guide: 'asking-for-more-aid',
  },
  {
    words: /\b(compar\w*|read|understand|side by side)\b.*\b(aid|award|offers?|packages?)\b/i,
    guide: 'reading-an-aid-offer',
    part: 'One subtraction',
  },
  {
    words:
      /\b(outside|private|external) scholarships?\b|\bscholarships?\b.*\b(reduce|lower|affect|take away|change)\b/i,
    guide: 'scholarships-worth-your-time',
    part: 'One question for each college',
  },
  {
    words: /\bscholarships?\b.*\b(scams?|legit|fake|real|pay to)\b|\b(scams?|legit)\b.*\bscholarships?\b/i,
    guide: 'scholarships-worth-your-time',
    part: 'What a scam looks like',
  },
  {
    words: /\b(local|community) scholarships?\b/i,
    guide: 'scholarships-worth-your-time',
    part: 'Then go local',
  },
  {
    words:
      /\b(find|search|where|which|what|how|get|apply|any|looking for|need)\b.*\bscholarships?\b|^\W*scholarships?\W*$/i,
    guide: 'scholarships-worth-your-time',
  },
  {
    words: /\b(fee waivers?|waive (the |my )?(application |app )?fees?|waivers?)\b(?!.*\bferpa\b)/i,
    guide: 'fee-waivers',
    part: 'The waiver in the Common App',
  },
  {
    words:
      /\b(no|without|free)\b.*\b(application|app) fees?\b|\bapply\b.*\bfor free\b|\bfree (to apply|applications?)\b/i,
    guide: 'fee-waivers',
    part: 'No fee at all',
  },
  { words: /\b(application|app) fees?\b/i, guide: 'fee-waivers' },
  {
    words:
      /\bnet price( calculators?)?\b.*\b(where|find|use|how)\b|\b(where|how)\b.*\bnet price calculators?\b/i,
    guide: 'net-price',
    part: 'Where to find it',
  },
  { words: /\b(what('s| is| does)?|difference|mean)\b.*\b(net price|sticker price)\b/i, guide: 'net-price' },
  {
    words: /\b(work[- ]study|subsidized|unsubsidized|parent plus|plus loans?)\b/i,
    guide: 'reading-an-aid-offer',
    part: 'Four kinds of lines',
  },
  { words: /\b(loans?|debt|borrow\w*)\b/i, guide: 'reading-an-aid-offer', part: 'Is a loan bad?' },
  // Letters and reports
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
  // Essays
  {
    words:
      /\b(how (long|many words)|word (limit|count)|max(imum)? (words|length))\b.*\b(essay|statement|common app)s?\b|\b(essay|statement)s?\b.*\b(how (long|many words)|word (limit|count)|\d{3,4} words)\b|\b\d{3,4} words\b.*\b(essay|statement|ok|okay|too|enough)\b/i,
    guide: 'personal-essay-prompts',
  },
  {
    words: /\b(essay|common app|writing|supplement\w*) prompts?\b|\bprompts\b/i,
    guide: 'personal-essay-prompts',
  },
  {
    words: /\b(reuse|recycle|same|copy|repurpose)\b.*\b(essays?|supplements?|statements?|answers?)\b/i,
    guide: 'short-answers',
    part: 'Reusing with care',
  },
  {
    words:
      /\b(mental health|depress\w*|anxiety|illness|trauma|death|divorce|covid|additional information|challenges and circumstances)\b.*\b(essay|write|statement|application|section)\b|\b(essay|write|statement|section)\b.*\b(mental health|depress\w*|anxiety|illness|trauma|additional information)\b/i,
    guide: 'personal-essay-prompts',
    part: 'The two optional sections',
  },
  {
    words: /^(?!.*\b(read|review|check|my)\b).*\bwhy (us|(this|your) (college|school))\b/i,
    guide: 'why-this-college',
    part: 'How to write it',
  },
  {
    words:
      /\b(chat ?gpt|gpt|gemini|claude|copilot|grammarly|ai)\b.*\b(essays?|write|use|allowed|cheating|detect\w*|check)\b|\b(use|allowed|cheating|detect\w*)\b.*\b(chat ?gpt|gpt|ai)\b/i,
    guide: 'ai-in-essays',
  },
  { words: /\b(piqs?|personal insight)\b/i, guide: 'uc-personal-insight-questions' },
  {
    words: /\b(who|should|how many)\b.*\b(read|proofread|look at|feedback)\b.*\bessay/i,
    guide: 'revising-an-essay',
    part: 'Readers',
  },
  // Activities, interviews, visits
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
  { words: /\bdemonstrated interest\b/i, guide: 'visiting-colleges', part: 'Does it count?' },
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
  // Courses and grades
  {
    words:
      /\b(a|b|c) in an? (ap|honors|regular|ib)\b|\b(aps?|honors|ib)\b.*\b(or|vs|than)\b.*\bregular\b|\b(ap|ib|honors) (classes|courses)\b(?!.*\bhow many\b)/i,
    guide: 'choosing-courses',
    part: 'Hard for your school',
  },
  {
    words:
      /\bsummer\b.*\b(do|before|senior|plans?|productive|essay)\b|\b(do|should i|spend)\b.*\bsummer\b(?!.*\b(programs?|camp)\b)/i,
    guide: 'eleventh-grade',
    part: 'The summer',
  },
  {
    words:
      /\b(drop|dropping|quit)\b.*\b(class|course|calc\w*|ap|physics|chem\w*|bio\w*|spanish|french|language|math|stats|honors|english|history)\b/i,
    guide: 'choosing-courses',
    part: 'Dropping a course',
  },
  {
    words:
      /\b(got|get|getting|have|had|with|one|a|my)\b.{0,12}\b(an? )?(c|d|f|b)[+-]?'?s?\b.{0,6}\b(in|on|this|last|freshman|sophomore|junior|semester)\b|\b(1|one|few|two|2|three|3|some) (b|c|d|f)('?s)?\b|\b(bad|low|terrible|failed|failing|poor)\b.*\b(grades?|gpa|semester|freshman year|sophomore year|class)\b|\bupward trend\b|\bgrades?\b.*\b(freshman|sophomore|junior) year\b/i,
    guide: 'choosing-courses',
    part: 'The trend',
  },
  {
    words:
      /\b(how many|enough)\b.*\baps?\b|\b(what|which) (classes|courses|electives)\b.*\b(take|should|senior|junior|colleges)|\baps?\b.*\b(how many|enough|too many)\b|\b(hard|rigorous|easy) (classes|courses|schedule)\b|\brigor\b/i,
    guide: 'choosing-courses',
    part: 'How many',
  },
  {
    words:
      /\bclass rank\b.*\b(matter|important|count|mean|what|don't|doesn't|no)\b|\b(what|does|how|is)\b(?!.*\bmy class rank).*\bclass rank\b/i,
    guide: 'gpa-and-class-rank',
    part: 'Class rank',
  },
  {
    words:
      /\bunweighted\b.*\b(weighted|or|vs|which|difference|mean)\b|\bweighted\b.*\b(unweighted|which|difference|mean|calculat\w*|what)\b|\b(what|how|difference)\b.*\b(un)?weighted\b/i,
    guide: 'gpa-and-class-rank',
  },
  {
    words:
      /\b(good|ok|okay|bad|decent|low|high|competitive|enough)\b.{0,12}\bgpa\b|\bgpa\b.*\b(good|bad|ok|enough|low|high|matter|raise|important)\b|\b\d\.\d+\b.*\b(good|bad|ok|okay|enough|low)\b|\bwhat gpa\b/i,
    guide: 'gpa-and-class-rank',
    part: 'What is a good GPA?',
  },
  { words: /\bap\b.*\bcredits?\b|\bcredits?\b.*\bap\b/i, guide: 'ap-exams', part: 'After the application' },
  { words: /\bwhen\b.*\bap (exams?|tests?|scores?)\b/i, guide: 'ap-exams' },
  {
    words: /\bap (exams?|tests?|scores?)\b|\b(a|my) [1-5] on\b.*\bap\b/i,
    guide: 'ap-exams',
    part: 'In the application',
  },
  // Tests
  { words: /\bnational merit\b/i, guide: 'psat-and-national-merit', part: 'How National Merit works' },
  { words: /\bpsat\b/i, guide: 'psat-and-national-merit' },
  {
    words:
      /\bsuperscor\w*|\b(retake|again|second time|third time|twice|2nd time|how many times)\b.*\b(sat|act|tests?|scores?)\b|\b(sat|act|test)\b.*\b(again|retake|twice|times)\b/i,
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
  // The college list, and how applications are read
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
  // Ways in
  {
    words: /\bcommunity colleges?\b|\b(two|2)[- ]year colleges?\b/i,
    guide: 'transferring',
    part: 'From a community college',
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
  // Years
  { words: /\b(freshman|9th[- ]grade|ninth[- ]grade)\w*\b/i, guide: 'ninth-grade' },
  { words: /\b(sophomore|10th[- ]grade|tenth[- ]grade)\w*\b/i, guide: 'tenth-grade' },
  { words: /\b(junior|11th[- ]grade|eleventh[- ]grade)\w*\b(?! college)/i, guide: 'eleventh-grade' },
  {
    words:
      /\bsenior (fall|year)\b.*\b(do|timeline|plan|checklist|when|focus)\b|\b(timeline|checklist)\b.*\bsenior/i,
    guide: 'senior-fall',
  },
]

/** Returns the general question in a text, or `null`. @param isOfCollege Whether a college is named. */
export function topicIn(text: string, isOfCollege = false): Topic | null {
  return topics.find(({ words, ofAnyCollege }) => (!isOfCollege || ofAnyCollege) && words.test(text)) ?? null
}
