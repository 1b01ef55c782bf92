import type { Topic } from './topic.ts'

/** The guide to the federal form. It fills in the year of each student's own form. */
export const fafsaGuide = 'fafsa-2027-28'

const apartGuide = 'parents-apart-or-unwilling'

/** Aid forms, grants, scholarships, fees, and prices. */
export const money: readonly Topic[] = [
  {
    words:
      /\bhow long\b.*\b(financial aid|fafsa|aid)\b|\b(financial aid|fafsa|aid)\b.*\b(how long|take to (process|come|get)|processing)\b|\bwhen\b.*\b(get|know|hear|receive|find out)\b.*\b(financial aid|aid (offer|letter|package)|my aid)\b/i,
    guide: fafsaGuide,
    part: 'How long it takes',
  },
  {
    words:
      /\bneed[- ](blind|aware|sensitive)\b|\b(apply|applying|ask|asking|need|needing|request\w*)\b.{0,20}\b(financial aid|aid|money)\b.*\b(hurt|affect|lower|reduce|chances?|odds|against me|matter|getting in)\b|\b(hurt|affect|lower|reduce)\b.*\b(chances?|odds|admission)\b.*\baid\b/i,
    guide: 'student-aid-index',
    part: 'Need-blind and need-aware',
  },
  {
    words:
      /\b(parents?|mom|dad|mother|father)'?s?\b.*\b(won'?t|will not|refuses?|refusing|not going to|doesn'?t want to|don'?t want to)\b.*\b(fill|file|sign|fafsa|consent|information|info|tax(es)?)\b/i,
    guide: apartGuide,
    part: 'If a parent refuses',
  },
  {
    words:
      /^(?=.*\b(fafsa|css|aid|forms?|contributor)\b).*\b(parents?|mom|dad|mother|father)'?s?\b.*\b(isn'?t around|not around|gone|left us|in (jail|prison)|dead|died|passed away|deceased|no contact|don'?t (talk|speak)|never met|don'?t know where)\b/i,
    guide: apartGuide,
    part: "If a parent isn't around",
  },
  {
    words:
      /\b(parents?|mom|dad|mother|father|family)\b.*\b(won'?t|will not|refuses?|refusing|not going to|can'?t|cannot)\b.{0,12}\b(pay|help)\b/i,
    guide: 'eleventh-grade',
    part: 'The talk about money',
  },
  {
    words: /\bgrants?\b.*\bloans?\b|\bloans?\b.*\bgrants?\b/i,
    guide: 'reading-an-aid-offer',
    part: 'Four kinds of lines',
  },
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
    guide: 'merit-and-tuition-exchange',
    part: 'Automatic awards',
  },
  {
    words:
      /\bpell\b.*\b(how much|amount|max\w*|min\w*|worth|most)\b|\b(how much|amount|max\w*|most)\b.*\bpell\b/i,
    guide: 'pell-grant',
    part: 'How much it is',
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
    words:
      /\b(which|what) (schools|colleges|ones)\b.*\bcss\b|\b(need|requires?|have to|take|takes|want|wants|ask|asks)\b.*\bcss\b|\bcss\b.*\b(due|deadline|by when|required|needed)\b|\b(when|due|deadline)\b.*\bcss\b/i,
    guide: 'css-profile',
    part: 'Do you need it?',
    ofAnyCollege: true,
  },
  { words: /\bcss( profile)?\b/i, guide: 'css-profile', ofAnyCollege: true },
  {
    words: /\bcontributors?\b|\bfafsa\b.*\bconsent\w*\b|\bconsent\w*\b.*\b(fafsa|irs|tax\w*)\b/i,
    guide: fafsaGuide,
    part: 'What a contributor agrees to',
  },
  {
    words:
      /\bfafsa\b.*\bstep ?-?(mom|dad|mother|father|parent)|\bstep ?-?(mom|dad|mother|father|parent)\w*\b.*\bfafsa\b/i,
    guide: apartGuide,
    part: 'Step-parents',
  },
  {
    words:
      /\b(divorced?|separated|split up|live apart|never married|which (parent|one of my parents))\b.*\bfafsa\b|\bfafsa\b.*\b(divorced?|separated|split up|live apart|never married|which (parent|one of my parents))\b/i,
    guide: apartGuide,
    part: 'Which parent goes on the FAFSA',
  },
  {
    words: /\bfafsa\b.*\b(parents?|mom|dad|step|who|remarried|guardian|fill)\b|\b(who)\b.*\bfafsa\b/i,
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
      /\b(too much|too rich|make|earn|income|middle class)\b.*\b(for|get|qualify|any|need)\b.*\b(financial aid|need[- ]based|aid)\b|\bfinancial aid\b.*\b(too much|middle class)\b|\bmeets? (full|100)/i,
    guide: 'student-aid-index',
    part: 'What a college does with it',
  },
  {
    words:
      /\b(appeal|negotiat\w*|reconsider\w*|(ask\w*|get\w*|want|need|give)\b.{0,30}\bmore (scholarship |merit |financial |grant )?(money|aid)|professional judgment)\b|\baid\b.*\b(appeal|negotiat\w*)\b/i,
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
    words:
      /\b(fee waivers?|waive (the |my )?(application |app )?fees?|waivers?|fees? (be |get |got |is |are )?waived)\b(?!.*\bferpa\b)/i,
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
    words:
      /\b(parent plus|plus loans?)\b|\b(how much|most|max\w*|limits?|enough)\b.*\b(loans?|borrow\w*)\b|\b(loans?|borrow\w*)\b.*\b(how much|most|max\w*|limits?|caps?)\b/i,
    guide: 'reading-an-aid-offer',
    part: 'How much you can borrow',
  },
  {
    words: /\b(work[- ]study|subsidized|unsubsidized)\b/i,
    guide: 'reading-an-aid-offer',
    part: 'Four kinds of lines',
  },
  { words: /\b(loans?|debt|borrow\w*)\b/i, guide: 'reading-an-aid-offer', part: 'Is a loan bad?' },
]
