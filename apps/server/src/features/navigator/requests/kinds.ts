/**
 * The requests other than a fact about one college, in order of precedence: the first whose words match is
 * meant. `needs` is the least number of colleges that the clause or the conversation before must name.
 */
export const kinds = [
  {
    kind: 'cheating',
    words:
      /\b(edit|photoshop|alter|change|fake)\b.{0,25}\b(transcript|report card)\b.{0,25}\b(screenshot|photo|pdf|picture|looks?|shows?|says?)\b|\b(buy|buying|purchase|pay(ing)? for) (an? |the |my |some )?(college |personal |application )?(essays?|statements?|supplements?)\b|\b(pay|hire) (someone|somebody|people)\b.{0,30}\b(essays?|statement|supplements?|write|take (the|my))\b|\b(lie|lying|fake|faking|forge|falsify)\b.{0,40}\b(application|activit(y|ies)|awards?|honors?|hours|gpa|grades?|transcripts?|letters?|race|ethnicity)\b|\b(make|making) up (?!for\b)(?!.{0,20}\b(grades?|gpa|class(es)?|tests?)\b).{0,30}\b(activit(y|ies)|awards?|honors?|hours|clubs?)\b|\b(copy|steal|plagiari[sz]e)\b.{0,30}\b(essays?|statement|supplements?)\b/i,
  },
  {
    kind: 'other-students',
    words:
      /\b(gpas?|sat|act|scores?|grades?|rank|essays?|lists?|profiles?)\b.{0,20}\b(does|did) (?!(i|my|you|we|it|the|a|an|most|colleges?|schools?|harvard)\b)\w+ .{0,20}\b(in|from|at) my (school|class|grade)\b|\b(another|other|someone else'?s|somebody else'?s) (students?|kids?|applicants?|person)('?s|s'?)? (gpas?|sat|act|scores?|grades?|essays?|lists?|profiles?|applications?)\b/i,
  },
  {
    kind: 'advisor-notes',
    words:
      /\b(advisor|counselor)('?s)?( (private|own|secret))? notes\b|\bnotes\b.{0,30}\b(advisor|counselor)\b.{0,20}\b(me|wrote|made|keeps?)\b/i,
  },
  {
    kind: 'essay-length',
    words:
      /\b\d{2,4} ?words\b.*\b(limit|max(imum)?|allow(s|ed)?|only|supposed to be)\b.*\b\d{2,4}\b|\b(limit|max(imum)?)\b.{0,10}\b\d{2,4}\b.*\b\d{2,4}\b|\b\d{2,4}[- ]words? (limit|max(imum)?)\b.*\b\d{2,4}\b|\bmy (common app |personal )?(essay|statement)\b.{0,15}\b\d{3,4} words\b/i,
  },
  {
    kind: 'scholarships',
    words:
      /^(?!.*\b(scams?|legit|reduce|affect|outside|local|merit|when|how (do|can|should))\b)(?:.*\bscholarships?\b.*\b(for me|like me|i('m| am)? (can|could|might|should|qualify|fit|get|eligible)|am i|do i|can i|could i|first[- ]gen(eration)?)\b|.*\b(do|can|could|am|would) i (qualify|eligible|apply|get)\b.*\bscholarships?\b|.*\bfirst[- ]gen(eration)?\b.*\bscholarships?\b|.*\bmy scholarships\b)/i,
  },
  {
    kind: 'need-tests',
    words:
      /^\W*(is|are) (the )?(sat|act|tests?|test scores)( (or|and) (the )?(sat|act))? (needed|required|necessary|mandatory)( for (me|us))?\W*$|\b(do|does|should|must|will) (i|we|you|everyone|everybody)( really| even| still| actually| all)? (need|have|got|take)( to)?( take| send| submit)?( the| an?)? ?((official )?(sat|act)( or (the )?act)?( scores?)?|tests?|test scores|scores)\W*$/i,
  },
  { kind: 'who-advises', words: /\bwho('s| is) my advis[eo]r\b|\bdo i have an advis[eo]r\b/i },
  { kind: 'remind', words: /\bremind me\b|\b(set|create|add|make)\b.{0,12}\breminder\b/i },
  {
    kind: 'plan-task',
    words:
      /(?<!\b(?:my|the) )\b(add|plan|put|create|schedule|make)\b.*\b(tasks?|to-?dos?|to do list|weekly log|(this|next|my) week|to my (plan|log))\b/i,
  },
  {
    kind: 'list-essays',
    words:
      /\b(which|what|do|does|are|how many|any|all|none)\b.{0,20}\b(my|the) (school |college )?(list|schools|colleges)\b.{0,30}\b(needs?|requires?|asks?|wants?|have|has|without)\b.{0,25}\b(essays?|supplement(s|al|als)?)\b|\b(schools|colleges|which)\b.{0,25}\b(needs?|requires?|asks?|wants?|without)\b.{0,25}\b(essays?|supplement(s|al|als)?)\b.{0,15}\bmy (school |college )?list\b/i,
  },
  {
    kind: 'write-essay',
    words:
      /(?<!\b(how|where|when|why|what|which|who|can'?t|cannot|couldn'?t) )\b(write|draft|rewrite|reword|paraphrase|translate|outline|generate|compose|finish|ghost ?write|make up|do)\b(?!\s+(about|in|on|i|we|you|they|it|colleges|schools|any|my (teacher|counselor))\b)(?=.*\b(essays?|statement|supplements?|paragraph|intro\w*|conclusion|letter of continued interest|answer|\d{2,4} ?-?words?|why (i want|us|this))\b)(?!.*\b(should i|can i|do i|how (do|can|should|to|many|long)|what (do|can|should))\b)(?<!\b((should|can|do) i( still)?|(?<!you )to|how do you|i|already|not|n't) (write|draft|finish|do|compose|make up))|\b(give|show|send|get|find|need|want)\b.{0,12}\b(an? )?(example|sample|finished)\b.{0,20}\b(essay|statement|paragraph|intro\w*)\b/i,
  },
  {
    kind: 'remove-school',
    words:
      /^(?!.*\b(should|undo|restore|recover|get back|bring back|mistake|accident\w*)\b)(?:.*\b(remove|delete|drop|take|cross|scratch)\b.*\b(from|off) (my|our) (school |college )?(list|schools|colleges)\b|.*\b(remove|delete)\b.*\bfrom (the|this) list\b|\W*((please|pls|can you|could you|how (do|can) i|i (want|need) to|i('d| would) like to|ok|so|now) )*(remove|delete|drop|take\s+off|get rid of)\W*(please|pls)?\W*$)/i,
    needs: 1,
  },
  {
    kind: 'add-school',
    words: /\b(add|put|save)\b.*\b(to|on|onto)\b.*\blist\b|\badd\b|\bput\b.*\b(on|in) (there|here|it)\b/i,
    needs: 1,
  },
  {
    kind: 'change-status',
    words:
      /^(?!.*\b(should|can i|could i|may i|do i|if i|how|when|what|why)\b).*\b(mark|set|change|update|switch|move)\b.*\b(to|as)\b.*\b(not started|in progress|submitted|sent|deferred|waitlisted|accepted|admitted|rejected|denied|withdrawn|committed|regular( decision)?|early (decision|action)|ed|ea|rd|rolling)\b/i,
    needs: 1,
  },
  {
    kind: 'letters',
    words:
      /^(?!.*\b(how|should|when|why)\b)(?:.*\b(did|has|have|had|is|are|hasn't|haven't|didn't)\b.*\b(sent|send|submit(ted)?|written|wrote|write|upload(ed)?|finish(ed)?|in|done|missing|left)\b.{0,20}\b(letters?|recs?|recommendations?)\b(?!.*\bcontinued interest\b)|.*\b(my|their|her|his|whose|which|what|any|all)\b.{0,20}\b(letters?|recs?|recommendations?|recommenders?)\b.{0,20}\b(sent|in( yet)?|done|missing|left|outstanding|submitted|status|still)\b|.*\b(did|has|have)\b.{0,30}\b(teachers?|counselor|recommenders?|mrs?\.?|ms\.?|dr\.?)\b.*\b(sent|send|submit(ted)?|written|write)\b|.*\b(who('s| is| are)|whos)\b.*\b(writing|my recommenders?|my counselor)\b|\W*(list |show )?my recommenders?\W*$)/i,
  },
  {
    kind: 'my-school',
    words:
      /\bwhat\b.{0,12}\bi still need\b|(?<!\b(can|could|may) )\bi\b.{0,12}\bstill\b.{0,15}\b(do|finish|complete|submit|turn in|write|have)\b|\bwhat('s| is| do i have| have i)? (still |got )?(left|missing|remaining)\b|\b(did|have) i (already |even )?(submit|submitted|sent|send|apply|applied|finish|finished|complete|completed)\b|\bam i (done|finished)\b|\b(when|what)\b.*\bmy\b.{0,20}\b(essays?|supplements?)\b.*\bdue\b|\b(status|progress) of my\b/i,
    needs: 1,
  },
  {
    kind: 'early-plans',
    words:
      /^(?!.*\b(if|after)\b).*\b(too late|still|time left|in time)\b.*\b(early|ed|ea|rea)\b|\b(which|what|any|do|does|have|has)\b.*\bmy (list|schools|colleges)\b.*\b(early (decision|action|plans?)|ed ?(2|ii)?|ea)\b/i,
  },
  {
    kind: 'compare',
    words:
      /\bcompar\w+|\bversus\b|\bvs\b|\bdifferen(ce|t)\b|\bbetter\b|\bor\b|\bwhich (one|is|has|of)\b|\bside by side\b/i,
    needs: 2,
  },
  {
    kind: 'submit-scores',
    words:
      /\b(submit|send|withhold|report|include|leave out)\b.{0,30}\b(scores?|sat|act)\b|\b(sat|act|scores?)\b.{0,20}\b(submit|send|withhold)\b|\b(go|going|apply|applying) test[- ](optional|blind)\b|\b(worth|bother) (submitting|sending|reporting)\b|\b(submit|send|report|withhold)\b.{0,12}\b(my )?(1[0-6]\d0|[4-9]\d0|[12]\d|3[0-6])\b/i,
  },
  {
    kind: 'chances',
    words:
      /^(?!.*\b(didn['’]?t|did not|never) (get|make it) in(to)?\b)(?:.*(?:\bchances?\b|\bodds\b|\b(get|make it) in(to)?\b(?![- ]state)|\b(worth|bother|even|point in) (applying|to apply)\b|\b(bother|waste)\b.*\bappl|\bshould i (even |just |still )?apply (to|there)\b|\b(admit|accept|take|let) (me|my (daughter|son|kid|child))\b|\btoo (hard|selective|competitive)\b|\bout of (my )?(reach|league)\b|\b(my|our|his|her)( \w+'s)? (stats|scores?|gpa|grades)\b|\bam i (good|ok(ay)?) (for|at)\b|\bin range\b|\bbelow average\b|\b(likely|realistic|competitive|qualified|good enough|smart enough|admissible)\b|\b(a|my) (far )?(reach|safety|target|match|likely)\b|\bstand a\b|\bgetting in\b|\bshot at\b|\bwould i be admitted\b|\bwill i be admitted\b))/i,
    needs: 1,
  },
  {
    kind: 'smart-enough',
    words:
      /\b(am i|are we|i'?m|i am) (even |really |actually |just |still )?(not )?(smart|good|bright|clever|intelligent) enough\b(?!.*\b(essay|score|grades?|gpa|sat|act)\b)|\b(i'?m|i am|i feel|am i) (so |too |just |really )?(dumb|stupid)\b|\bi have what it takes\b/i,
  },
  {
    kind: 'coach',
    words:
      /\b(review|feedback|coach|critique|look (at|over)|read|check|improve|strengthen|edit|revise|fix|polish|shorten|cut|grade|rate|grammar|spelling|better|help (me )?with|thoughts on|proofread|is .* (good|ok|okay|bad|boring|cliche|too (long|short)))\b.*\b(my|this|the|draft)\b.*\b(essay|statement|supplement|draft|intro\w*|conclusion)\b|\bmy (essay|statement|draft|supplement)\b.*\b(too (long|short)|over the (word )?limit|any good|good enough|sound|suck\w*|bad|boring|cliche|better)\b|\bhow is my .*(essay|statement|draft)\b|\bis my .*(essay|statement|draft|intro\w*|conclusion|ending|opening|hook)\b/i,
  },
  {
    kind: 'product-rule',
    words:
      /\bhow (do|does) .*\b(reminders?|deadlines|labels|odds|matching|balance|trash)\b.*\bwork|\bhow (do|does|are|is) (you|the app|this (app|site|website|thing)|bearings|it|the (odds|chances|labels?|estimates?|balance|profile strength|deadlines?|reminders?))\b.*\b(calculat|comput|work|estimat|decid|determin|made|come up|figure|place|know)|\bhow (do|can) i share\b|\bwhere (do|does) (you|it|this( \w+)?) get\b|\bwhere (do|does|are|is) (your|the|these|this) (data|figures|numbers|information)\b|\b(who|can (my )?(advisor|counselor|parents?|anyone|people|you)) (can )?(see|read|view)\b|\b(deleted?|trash|restore|undo|get back|recover)\b|\bwhat('?s| does| do| is| are| counts as) (an? )?("|“)?(far reach|reach|target|likely(?! letters?)|very likely|safety|safeties|not enough data)\b(?!.*\b(for me|on my|my)\b)|\bcalendar (feed|subscri\w*)|\b(subscribe|export|download)\b.*\b(calendar|deadlines|data|conversation)|\bprofile (strength|completion|percent\w*)\b.*\b(work|mean|calculat|count|what)|\bwhat (does|do).*\b(range|label|labels|percent)\b.*\bmean\b|\b(ai|model|privacy|private|my data)\b.*\b(send|sent|use|share|store|keep|train|safe|private)\b|\bare (you|our conversations|my (essays|questions)) .*(private|shared|ai|human|person)|\b(delete|close|remove) my (account|data|profile)\b|\b(my )?(mom|dad|parents?|counselor|advisor|teachers?|school|anyone|people|others?|you guys) (can |be able to )?(see|read|know|find)\b.*\b(here|type|write|ask|this|my|chats?|questions?|conversations?)\b|\bcan (my (mom|dad|parents?|counselor|advisor|school|teachers?)) see\b|\bis (this|it) (private|anonymous|confidential)\b|\bchange my (password|email|time ?zone)\b/i,
  },
  {
    kind: 'essay-state',
    words:
      /\b(my|which|how many|what) (of my )?(\w+ ){0,2}essays?\b.*\b(left|done|finished|status|unfinished|still|remaining|written|not started|begun|progress|need to (write|finish)|due|have i|do i have|are there)\b|\b(status|state|progress) of my ([\w-]+ ){0,3}(essays?|writing|statement|supplements?)\b|\bessay (status|progress)\b|\bhow (are|far).*\bmy essays\b|\bessays? (do|have) i\b|\blist my essays\b|\bmy essays\b/i,
  },
  {
    kind: 'essay-include',
    words:
      /\bwhat (should|do|can|could) i (include|write|put|say|talk)\b.*\b(essay|statement)s?\b|\b(include|put) in (my|a|an|the) (college )?(essay|personal statement)|\bwhat makes (a|an) (good|great|strong) (college )?(essay|personal statement)|\bhow (do|should|can) i (write|start|begin|open|structure|end|finish|conclude|close)\b.*\b(essay|statement)|\b(can|should|could) i write about\b|\b(essay|statement)\b.*\b(title|personal|funny|humor|creative|about)\b|\bhow (personal|creative|honest|funny)\b|\b(essay|statement)\b.*\b(tips|advice|ideas?|topics?)\b|\b(tips|advice|ideas?|topics?)\b.*\b(essay|statement)s?\b/i,
  },
  {
    kind: 'tests',
    words:
      /\b(take|retake)\b.*\b(sat|act)\b.*\b(before|in time|by (jan\w*|the deadline))\b|\b(when|next|what|dates?|register|registration|sign up)\b.*\b(sat|act|psat)\b.*\b(dates?|test|exam|register|registration|deadline|offered|next|when|take)\b|\b(sat|act) (dates?|registration)|\b(sign(ed)? up|register)\b.*\b(sat|act)\b|\b(sat|act)\b.*\b(sign up|register)\b|\bwhen (is|are|can i take) the (next )?(sat|act)\b|\bnext (sat|act)\b/i,
  },
  {
    kind: 'advisor-tasks',
    words:
      /\b(advisor|counselor)\b.*\b(ask|give|gave|given|task|assign|want|need)\w*|\btasks?\b.*\b(advisor|counselor)\b|\b(for|from) my (advisor|counselor)\b|\bmy tasks\b|\bassigned\b/i,
  },
  {
    kind: 'deadlines',
    words:
      /\bdeadlines?\b|\b(what|what'?s|which|anything|everything|when)\b.*\b(due|late|overdue|coming up|upcoming)\b|\b(late|overdue|past due)\b|\bdue (this|next|soon|in|by|on|before|today|tomorrow)|\bwhat did i miss|\bcoming up\b|\bdid i (miss|forget)\b|\b(missing|missed) (any|a|some)(thing)? ?(deadlines?|dates?)?\b|\bwhen are (my|all my) (applications?|essays?|things)\b|\b(what's|what is) left\b|\b(before|by) (christmas|thanksgiving|new year'?s?|halloween|winter break|the holidays|(the )?end of)\b/i,
  },
  {
    kind: 'list-odds',
    words:
      /\b(are|is|do|does|will|would) (my|our) (\w+ )?(grades?|gpa|transcript|test scores?|scores?)\b.{0,15}\b((hurt(ing)?|beating|killing|sinking) (me|my (chances|odds|applications?))|hold(ing)? me back|keep(ing)? me out)\b|\b(odds|chances?)\b.*\b(any(where)?|at least one|somewhere|all|list|schools|overall|one of)\b|\bget in (anywhere|somewhere|to any)\b|\bchances\b.*\bmy (list|schools|colleges)|\bwhat are my (chances|odds)\b|\bwill i get (in|accepted|admitted) (anywhere|somewhere|to any)/i,
  },
  {
    kind: 'balance',
    words:
      /\baim(ing|ed)? (way |much )?(too|so) (high|low)\b|\bonly (have |got |apply(ing)? to )?(\d+|one|two|three|four|five) (schools|colleges)\b|\b(which|what)( ones| schools| colleges)? (of|on|in|from) my (list|schools|colleges)\b.*\b(reach(es)?|targets?|safet(y|ies)|likel(y|ies)|match(es)?)\b|\bbalance[d]?\b|\b(too many|enough|how many|more|any)\b.*\b(reach(es)?|target|safet(y|ies)|likel(y|ies)|match)\b.*\b(i|my|list|have|need)\b|\bmy list\b.*\b(good|okay|ok|right|strong|realistic|top[- ]heavy|missing|lack|look|wrong|enough)|\bhow many (schools|colleges) should i\b|\b(do|did|should|would) (i|we)\b.*\b(more|enough|too many|another|fewer|too few)\b.*\b(reach|safet|target|likel|match)|\b(reachy|top[- ]heavy|lopsided)\b|\bis my list\b|\bmissing from my list\b/i,
  },
  {
    kind: 'safety',
    words:
      /\bsafet(y|ies)\b|\blikel(y|ies)\b (schools|colleges)|\b(schools|colleges) .*\b(sure|definitely|certain|easily) (get|to get|will)/i,
  },
  { kind: 'targets', words: /\b(target|match)(es)?\b/i },
  {
    kind: 'reaches',
    words: /\b(reach|dream(?! (act|killer|job|career|come|application|came|is|was|of)\b))(es)?\b/i,
  },
  {
    kind: 'gaps',
    words:
      /\b(improve|strengthen|boost|better|stronger|enhance|stand out|fix|weak\w*|missing|gaps?|lacking)\b.*\b(application|profile|chances|myself|resume|r[eé]sum[eé]|activities|candidate|me)\b|\bmy (application|profile)\b.*\b(improve|missing|gap|weak|stronger|better|complete|lack)|\bwhat (am i|are) missing\b|\bwhat('s| is) missing (in|from) my profile|\bhow can i (improve|stand out|be a better|get better)|\bmy (weaknesses|gaps|weak spots)\b|\bhow complete\b|\bhow('s| is| does| good is| strong is) my (profile|application)\b/i,
  },
  {
    kind: 'next',
    words:
      /\bwhat (should|do|can|must) i (be )?(do|doing|work(ing)? on|focus(ing)? on|start with|tackle)\b(?! (if|when|about|after|since|because|with|for)\b)|\bwhat('s| is)? next\b|\bnext steps?\b|\bwhere (do|should) i (start|begin)\b|\bwhat now\b|\bmost (urgent|important)\b|\bpriorit(y|ies|ize)\b|\bi('m| am) (so |really |super |very |totally |kinda )?(overwhelmed|stressed|behind|lost|freaking out|panicking|anxious|confused|stuck|scared|terrified|worried sick|failing)\b|\bcan'?t (breathe|sleep|cope|stop crying)\b|\b(ruined|blew|screwed up|messed up) (my|everything|it all)\b|\bforget(ting)?\b|\b(don't|no idea|not sure) know what to do\b|\bno idea what to do\b|\bwhat to do (next|first|now)\b|\b(work on|do|start|tackle) first\b|\bon track\b|\b(give|giving) up\b|\b(hate|so done with|sick of|tired of) (this|the|all|it)\b|\bburn(ed|t)? ?out\b|\bwhere do i even\b|\bcatch up\b|\bhow am i doing\b/i,
  },
  {
    kind: 'week',
    words: /\b(this|my|next) week\b|\bweekly (log|goal|tasks?)\b|\bmy goal\b|\bto-?dos?\b|\bplanned\b/i,
  },
  {
    kind: 'afford',
    words:
      /\bafford(?!able)\w*|\baffordable\b.*\bmy (list|schools|colleges)|\bwithin (my|our) budget|\bin (my|our) budget|\b(cheapest|least expensive|most expensive|net price|cost)\b.*\b(my (list|schools|colleges)|of my)\b|\bmy (list|schools)\b.*\b(cost|price|expensive|cheap)/i,
  },
  {
    kind: 'find',
    words:
      /^(?!.*\bmy (school |college )?(list|schools|colleges)\b)(?:.*(?:\bhelp (?:me|us|him|her|my \w+)(?: to)? (?:pick|find|choose|look for|narrow down) (?:(?:some|a|good|the right|which) )*(?:colleges?|schools?|universit(?:y|ies))\b|\b(find|show|list|recommend|suggest|give|search|know|name|looking for|what|which|are there|any|some|best|good|top|cheap\w*|affordable|small|large|big)\b.*\b(colleges|schools|universities|institutions|hbcus?|hsis?|campuses|liberal arts)\b|\b(colleges|schools|universities) (in|near|with|that|for|under|where|like|around|without)\b|\b(any|is there|are there|find)\b.*\b(college|school|university)\b.*\b(in|near|with|for)\b|\bhbcus?\b|\bwhere (should|could|can) (i|we|(s)?he) (apply|go|get in)\b|\b(ivy league|ivies|ivy)\b|\bwomen'?s colleges\b|\b(need|want|looking for|big|small|cheap) (an? )?(\w+ )?(place|school|college|uni)\b.{0,25}\b(with|w|somewhere|near|in|that)\b|\b(which|what)('s| is| are)?( the)? (\w+est )?(ucs?|csus?|cal states?|iv(y|ies))\b))/i,
  },
  {
    kind: 'list',
    words:
      /\b(my|the) (school |college )?list\b|\bmy (schools|colleges)\b|\b(schools|colleges) (am i|i'm|i am) applying|\bwhere am i applying\b|\bhow many (schools|colleges|applications)\b|\bapplications?\b.*\b(status|submitted|left|sent|progress)|\bhave i (submitted|applied)/i,
  },
  {
    kind: 'profile',
    words:
      /\b(what('s| is| are)|show|tell me|summarize|do you know)\b.*\bmy (gpa|sat|act|scores?|stats|grades|rank|class rank|profile|activities|awards|courses|high school)\b|\bwhat\b.*\b(in|on) my profile\b|\bwho am i\b|\bwhat do you know about me\b/i,
  },
  {
    kind: 'greeting',
    words:
      /^\s*(hi+|hello|hey+|good (morning|afternoon|evening)|yo|sup|howdy)\b[\s!.,]*(there|navigator)?[\s!.,]*(what's (up|good)|how are you|how's it going)?[\s!.,?]*$|^\s*what's up\W*$/i,
  },
  {
    kind: 'thanks',
    words:
      /^(?!.*\b(what|how|who|when|where|which|why|should|can i|do i|do they|are|is)\b)\s*(thanks?|thank you|thx|great|ok(ay)?|perfect|awesome|cool|got it|nice)\b[^?]{0,40}$/i,
  },
  {
    kind: 'about',
    words:
      /\bwhat can (you|i ask)|\bwho (made|built|created|wrote) (this|you|it)\b|\bwhat (even )?is this\W*$|\bhow do you (even )?know\b|\bare you (an? )?(chat ?gpt|ai|bot|robot|real|human|person|computer|model)\b|\b(ignore|forget|disregard)\b.*\b(instructions?|rules|prompt)\b|\b(system|hidden|secret) (prompt|instructions?)\b|\byou are now\b|\bpretend (to be|you)\b|\bjailbreak|\bdeveloper mode\b|^\W*help\W*$|\bwhat (do|are) you\b|\bwho are you\b|\bhow can you help\b|\bwhat can this\b/i,
  },
  {
    kind: 'unknowable',
    words:
      /\b(super bowl|who('s| is| will)( going to)? win|do you think i'?m|election|\d ?[+x*] ?\d|weather|joke|poem|recipe|movie|news|stock|sports score|lottery|president of the united states|capital of)\b|\bwill i (get in|be accepted|be admitted)\b|\bguarantee|\b(other|another|somebody else'?s|someone else'?s|(my |his |her )?(best )?friend'?s?'?|(my )?classmates?'?s?) (student|people|kid|essay|list|profile|score|gpa|application|sat|act|school)('?s)?s?\b|\b(from|at|in) my (school|class|grade)\b.*\b(have|has|get|got|score|apply\w*|going|list|sat|gpa)\b|\bwhat did \w+ (from|in|at)\b|\bwhat (is|'s) \w+'s (gpa|sat|act|essay|list)\b|\bessay from (another|someone)\b|\bschool rankings?\b|\brank(s|ed|ing|ings)?\b(?<!\bclass rank)|\bu\.?s\.? news\b|\bpart(y|ies|ying)\b|\b(food|dining hall|dorms?|frats?|fraternit\w*|sororit\w*|greek life|night ?life|girls|boys|guys|professors?|teachers?|people|kids|campus)\b.{0,12}\b(good|bad|best|nice|hot|ugly|pretty|mean|snobby|friendly|like|any good|fun)\b|\b(good|bad|best|nice|hot|friendly|fun|what)\b.{0,6}\b(food|dining hall|dorms|frats?|fraternit\w*|sororit\w*|greek life|night ?life)\b|\bprofessor \w+\b/i,
  },
] as const satisfies readonly { kind: string; words: Pick<RegExp, 'test'>; needs?: number }[]

export type Kind =
  | (typeof kinds)[number]['kind']
  | 'distress'
  | 'school'
  | 'list-fact'
  | 'library'
  | 'my-students'
  | 'off-topic'
