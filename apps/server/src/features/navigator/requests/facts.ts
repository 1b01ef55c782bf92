import { ofLeague } from './phrases.ts'

/** The facts that can be asked about one college, each with the words that ask for it. */
export const factPatterns = {
  'admission-rate':
    /\bstats\b|\b(who'?s|which (one )?is|is it|whos|what'?s) (harder|hardest|easier|easiest|more selective)\b|\b(?:hard|easi|tough)(?:er|est) (?:to get in|(?:school|college|one)s?\b)|\bwhich\b.*\b(?:hard|easi|tough)est\W*$|\b(accept(ance|s)?|admi(t|ssions?|ts|t rate)) ?(rate|percent\w*|odds)\b|\b(how (selective|competitive|hard)|selectiv\w+|percent(age)? of applicants|what share .*admit)|\b(accept|admit)s?\b.*\b(how many|what share|percent)|\b(how many|what (share|percent\w*)).*\b(accept|admit)/i,
  'test-policy':
    /\btest[- ](optional|blind|free|policy|required)|\b(require|need|accept|want|take|look at|consider)s?\b.{0,25}\b(sat|act|test scores?|standardized tests?|scores)\b|\b(sat|act|scores?) (required|needed|optional|mandatory)|\bwithout (test )?scores\b|\bwithout the (sat|act)\b/i,
  sat: /\bstats\b|\b(is|are) (a |an )?(1[0-6]\d0|[6-9]\d0)\b|\bsat\b(?!.*\b(require|policy|optional|dates?)\b)|\btest scores?\b(?!.*\brequire)/i,
  act: /\bact (score|range|middle|average|composite)|\b(average|mean|median|typical) (act|composite)\b|\bwhat act\b|\bact do\b/i,
  gpa: /\b(average|mean|typical|what|minimum|min|kind of)\b.{0,20}\b(gpa|grades?)\b|\bgpa\b.*\b(need|require|average|look)|\bgpas?\b/i,
  'net-price':
    /\bnet (price|cost)|\bfamil(y|ies) like (mine|ours|us)\b|\b(would|will|might|do) (it |i |we |my family |our family )?(really |actually )?(cost|pay)|\bafter (aid|grants|financial aid)|\b(cost|price|pay)\b.*\b(me|my family|us|my income)\b|\bafford\b|\bcheap(er|est)?\b/i,
  tuition: /\btuition\b|\b(in|out)[- ]of[- ]state (price|cost)|\bin[- ]state (price|cost)/i,
  'room-board':
    /\b(room|housing|dorms?) (and|&) (board|food|meals?)|\bhousing cost|\bhow (much|expensive)\b.{0,20}\b(dorms?|housing|rooms?)\b|\bcost of (housing|living|a dorm)|\bdorms? cost/i,
  css: /\b(need|require|want|use|take|ask for|do i do)\w*\b.{0,25}\bcss\b(?!.{0,30}\b(noncustodial|waiver|fee|costs?|due|deadline)\b)|\bcss( profile)?\b.{0,12}\b(required|needed|necessary)\b/i,
  fee: /\b(application|app|applying) (fee|cost)|\bfee(s)?\b.*\b(apply|application|waive)|\bfee waiver|\bcost to apply|\bhow much (is it|does it cost) to apply/i,
  merit: /\bmerit\b|\bfull[- ](rides?|tuition)\b|\bscholarships?\b/i,
  aid: /\b(grant|financial) aid\b|\bgrants?\b|\bhow generous|\bneed[- ]based aid|\bneed[- ](blind|aware)\b|\b(full|100%|all) (of )?need\b|\bgood aid\b|\baverage aid|\bpell\b/i,
  cost: /\b(costs?|prices?|pric(e?)y|expensive|sticker|total per year|cost of attendance|coa)\b|\bhow much\b/i,
  graduation: /\bgraduat(e|es|ion|ing)\b(?! school)|\bfinish in (four|4)|\bgrad rate|\bfour[- ]year rate/i,
  retention: /\bretention\b|\b(come|came) back|\breturn for|\bsophomore year\b|\bfreshmen? (stay|return)/i,
  ratio: /\bstudent[- ](to[- ])?(faculty|teacher|professor)|\bfaculty ratio|\bclass size|\bstudents per\b/i,
  size: /\bhow (big|large|small|many (students|undergrad\w*|people|kids))|\b(biggest|largest|smallest|bigger|smaller)\b|\benrollment\b|\bsize\b|\bnumber of (students|undergrad\w*)|\bstudent body\b|\bundergraduates\b/i,
  deadline:
    /\b(?:jan|feb|mar|oct|nov|dec)[a-z]* \d{1,2},? (?:right|correct)\b|\bis it (?:still )?open\W*$|\blatest\b.{0,20}\b(?:turn|submit|send|apply)|\bwhen (rd|ea|ed ?[12]?|regular)\b|\bwhen(?:'?s| is| was) (?:the |its |their )?(?:ed ?(?:1|2|ii?)?|ea|rd|rea|early|regular)\b|\bclos(e|ed|es|ing)\b.{0,12}\b(ed ?[12]?|ea|rd|early|regular)\b|\b(ea|ed ?[12]?|ii|rea|early (action|decision)) (is |was |be )?(over|closed|done|passed|still open|open)\b|\bstill make\b|\bin time for\b|\bdeadlines?\b|\b(rd|ea|ed|regular) dates?\b|\b(did|have|has|kid|son|daughter|i|we|he|she) (just )?miss(ed)?\b|\bearly (decision|action)\b|\bapply(ing)? early\b|\b(too late|still time|time left) to apply\b|\b(can|could|may) i still apply\b|\bwhen\b.*\b(due|apply|application|submit|close)|\bdue\b|\blast day\b|\bapply by\b|\bhave (an? )?(ed|ea|rea)( ?(2|ii|two))?\b|\b(rd|ea|rea|ed ?2?) (is |on |due )?(jan|feb|nov|dec)\w*\b|\b(early (decision|action)|ed ?(i|ii|1|2)?|ea|rea|regular decision|rd|rolling)\b.*\b(date|offer|have|when|deadline|available|option)|\b(offer|have|has)\b.*\b(early (decision|action)|ed|ea|rolling)\b/i,
  recommendations: /\brecommend(ation|er|ations|ers)?\b|\bletters?\b|\brecs?\b|\bteacher eval\w*/i,
  interview: /\binterviews?\b/i,
  essays:
    /\bhow long\b.{0,20}\b(?:essays?|supplements?)\b|\b(supplement(s|al|als)?|essays?|prompts?|writing)\b.*\b(require|need|ask|how many|want|have)|\b(require|need|ask|how many|want|have)\w*\b.*\b(supplement(s|al|als)?|essays?|prompts?)\b|\bessays? required/i,
  portfolio: /\bportfolios?\b|\bslideroom\b/i,
  'ai-policy': /\b(ai|chat ?gpt|grammarly|chatbots?)\b/i,
  earnings:
    /\b(grads?|graduates|alumni|alums)\b.{0,20}\b(make|earn|get paid)\b|\bearn(s|ings)?\b|\b(money|pay|paid|income|jobs?)\b.{0,20}\bafter\b|\bmake\b.{0,12}\bafter\b|\bmake (the )?most money|\bpay off\b|\bROI\b|\bsalar(y|ies)\b|\bmake after\b|\bincome after\b|\bget paid\b/i,
  debt: /\bdebt\b|\bloans?\b|\bowe\b|\bborrow/i,
  majors:
    /\bmajors?\b|(?<!\b(?:scholars?|honors?|summer|exchange) )\bprograms?\b|\b(good|strong|known|best|great) (for|in)\b|\bdegrees?\b|\bfields? of study|\bstudy\b|\bknown for\b|\bpopular\b|\b(have|has|offers?|teach(es)?|got)\b (an? )?(good |strong )?(nursing|engineering|business|computer science|cs|pre-?med|architecture|education|psych(ology)?|bio(logy)?|chem(istry)?|physics|econ(omics)?|film|journalism|art|music|theat(er|re)|dance|marketing|accounting|finance|criminal justice|social work|kinesiology|marine bio(logy)?|neuroscience|astronomy|linguistics|philosophy)\b/i,
  matters:
    /\bwhat (matters|counts)|\bwhat (do|does|is) .*\b(look (for|at)|care about|weigh|value)|\bimportant (in|for|to)\b|\bhow (important|much weight)\b|\bdemonstrated interest|\blegacy\b|\bfirst[- ]?gen\w*\b|\bclass rank\b|\b(consider|weigh)s?\b|\bcare about\b|\bc7\b/i,
  'how-to-apply':
    /\bwhat (?:do|does|did) (?:they|it|you) (?:\w+ )?(?:want|need|ask for|require)\W*$|\bmid ?-?year\b|\bcommon app\b|\bcoalition\b|\bhow (do|can|would) (i|you|one) apply|\bwhere (do|can) i apply|\bapplication (system|platform|portal)|\bapplytexas\b|(?<!\b(?:core|gen(?:eral)? ?ed(?:ucation)?|distribution|graduation|degree|major|curriculum) )\brequirements?\b|\bwhat do i (still )?need (to apply|for)|\bleft to do\b|\bstill (need|have) to (do|send|finish)/i,
  setting:
    /\bwhere (is|are|at)\b|\bwhere'?s\b|\blocat(ed|ion)\b|^\W*(is|are)\s+(it )?(in|near)\b|\bhow far\b|\bin (what|which) (state|city|town)\b|\b(city|rural|suburb\w*|urban|town)\b|\bcampus setting|\bwhat state\b/i,
  kind: /\b(public|private|religious|affiliat\w*|hbcu|historically black|hispanic[- ]serving|jesuit|women'?s college|for[- ]profit|catholic|christian)\b/i,
  yield: /\byield\b|\bhow many .*\benroll\b|\badmitted students (come|enroll)/i,
  waitlist: /\bwait ?-?list/i,
  links: /\bweb ?site\b|\blinks?\b|\burl\b|\bcalculator\b|\bhomepage\b/i,
  closing:
    /^(?!.*\b(ed ?[12i]*|ea|rd|rea|early|regular|deadlines?|app(lication)?s?)\b)(?:.*(?:\b(is|are|was|will|did|has)\b.{0,60}\b(clos(e|ed|ing)|shut(ting)? down|going under)\b|\b(be|is) open\b.{0,20}\b(fall|next year|20\d\d)\b|\bopen (in|for) (the )?(fall|20\d\d)\b|\bmerg(e|es|ed|ing|er)\b|\bstill (exists?|around)\b|\btak(e|es|ing) (new )?(students|applicants|freshmen)\b))/i,
  overview:
    /\btell me (more )?about\b|\boverview\b|\bwhat (is|are)\b.*\blike\b|\bwhat do you know\b|\bfacts?\b|\binfo(rmation)?\b|\bsummary\b|\bprofile of\b/i,
} as const satisfies Record<string, RegExp>

export type Fact = keyof typeof factPatterns
const names = Object.keys(factPatterns) as Fact[]

/** “Is it worth it” asks for what it costs and what comes of it. */
const worth = /\bworth( it\b| the (money|price|cost)\b| there\b|\W*$)/i
const ofWorth: readonly Fact[] = ['net-price', 'graduation', 'earnings']

/** For each fact, the facts that share its words and are not meant when it is asked for. */
const instead: Partial<Record<Fact, readonly Fact[]>> = {
  sat: ['majors'],
  'test-policy': ['sat', 'act', 'how-to-apply', 'matters'],
  'net-price': ['cost', 'aid'],
  tuition: ['cost'],
  'room-board': ['cost'],
  fee: ['cost', 'how-to-apply'],
  css: ['cost', 'aid', 'how-to-apply'],
  act: ['sat'],
  debt: ['cost'],
  earnings: ['cost', 'graduation', 'net-price'],
  deadline: ['how-to-apply', 'essays'],
  recommendations: ['how-to-apply', 'matters'],
  essays: ['how-to-apply'],
  interview: ['how-to-apply', 'matters'],
  merit: ['cost', 'aid'],
  aid: ['cost'],
  retention: ['graduation'],
  graduation: ['majors'],
  ratio: ['size', 'majors'],
  yield: ['admission-rate'],
  waitlist: ['admission-rate', 'size'],
  portfolio: ['how-to-apply', 'majors', 'essays'],
  'ai-policy': ['essays', 'how-to-apply', 'matters'],
  matters: ['gpa', 'sat', 'kind', 'links', 'cost'],
  links: ['cost', 'net-price', 'overview'],
  majors: ['setting'],
}

/** Returns the facts that a clause asks for, in the order of this list; empty if none. */
export function factsIn(text: string): Fact[] {
  if (ofLeague.test(text)) return ['kind']
  const isOfWorth = worth.test(text)
  const wanted = names.filter(
    (name) => factPatterns[name].test(text) || (isOfWorth && ofWorth.includes(name)),
  )
  const dropped = new Set(wanted.flatMap((name) => instead[name] ?? []))
  const left = wanted.filter((name) => !dropped.has(name) || isNamedItself(name, text))
  return left.length > 1 ? left.filter((name) => name !== 'overview') : left
}

/** Whether a clause names a fact so plainly that another one cannot replace it. */
function isNamedItself(name: Fact, text: string): boolean {
  const plainly: Partial<Record<Fact, RegExp>> = {
    gpa: /\baverage gpa\b|\bgpa (range|average)/i,
    sat: /\bsat (range|scores?|average|middle)|\baverage sat\b/i,
    'admission-rate': /\b(acceptance|admission|admit) rate\b/i,
    graduation: /\bgraduation rate\b/i,
    aid: /\b(average|grant) aid\b/i,
    cost: /\bcost of attendance\b|\bsticker price\b/i,
  }
  return plainly[name]?.test(text) || (ofWorth.includes(name) && worth.test(text))
}
