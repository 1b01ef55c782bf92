/*
 * Phrases that decide what a question is about, whatever kind of question it is.
 */

/** A clause that goes on with the question before it: "and Pitt?", “y Pitt?” */
export const followUp =
  /^\W*(and|y(?= (?!is\b|are\b|do\b|does\b|did\b|should\b|can\b|would\b|i\b)\p{L})|tambi[eé]n|what about|how about|also|same|or)\b/iu

/** The same was asked of something else: “and what about Pitt, we live in Ohio”. */
export const whatAbout = /^\W*(and |so |ok(ay)? )*(what|how) about\b/i

/** A word for a college named before: "does it have dorms", "which of them". */
export const backReference =
  /\b(it|its|it'?s|their|they|there|that (school|college|one)|this (school|college|one)|here|them|those|both|which (one|is)|which of (them|these|those)|the (school|college))\b/i

/** Forms and programs that do not belong to a college. */
export const aidForm = /\b(fafsa|css( profile)?|pell grants?|student aid index|sai|common app essay)\b/i

/** The student's own list: "my schools". */
export const ownList =
  /\b(my|on the|on my) (school |college )?(list|schools|colleges)\b|\bof my (schools|colleges)\b/i

/** Refines the previous search: "only public ones", "what about in Oregon". */
export const narrowing =
  /^\W*(only|not|no|just|but|and|or|ok(ay)?|what about|how about|now|in|near|under|with|without|public|private|small\w*|cheap\w*|larg\w*|which)\b/i

/** "schools like Tufts but easier", "a school for biology like Tufts". */
export const lookalikes =
  /\b(schools|colleges|universities|places|options|alternatives)\b.{0,12}\b(like|similar to|to)\b|\b(school|college|university)\b.{0,25}\b(like|similar to)\b/i

/** A question about the previous college without a word for it: "would I get in?" */
export const gettingIn =
  /^\W*(so )?(would|could|can|will|do) i\b.{0,12}\b(get in|make it|have a (chance|shot))\W*$/i

/** "Is it too late", in which "it" is not a college. */
export const emptyIt = /\bit(?:'s| is)? (?=too late|still (?:possible|ok))/i

/** A question about a previously named college: "is it need-blind". */
export const aboutIt =
  /\b(is|does|do|are|has|have|can|will|would) (it|they)\b(?! (ok|okay|bad|good|true|possible|worth|too|legal|normal|matter|smart|better|hard|cheating)\b)/i

/** "What should I do now?" and nothing else. */
export const onlyWhatToDo = /^\W*(so )?what (now|(should|do|can|could) i (even )?do)( now| next)?\W*$/i

/** Words that end the name of a major or a town. */
export const nameEnd =
  /\b(have|has|offers?|teach|still|who|in|at|near|around|with|under|that|which|where|for|program|programs|major|majors|degree|and|or|but|within|below|on|to|colleges?|schools?|universit(y|ies)|is|are|do|does|please|me|my|i)\b|[?.!,;:]|$/i

/** “Is Pomona in the Ivy League”, “is Duke considered an ivy”, without the college's name. */
export const ofLeague =
  /^(?!.*\b(?:\w+est|easier|harder|better|cheaper|most|least|best|worth|like|than|good|as)\b)\W*(?:(?:so|but|ok|and|wait|hey)\W+)*(?:is|isn['’]?t|are|was)\b.{0,90}?\b(?:an? |in |part of |one of |(?:a )?member of |considered )(?:the |an? )?(?:public |little |hidden |real |actual )*iv(?:y|ies)\b|^\W*is\b.{0,90}\bivy(?: league)?(?: school| college)?\W*$/i

/** “Can you help me pick colleges?” */
export const helpToPick =
  /\bhelp (?:me|us|him|her|my \w+)(?: to)? (?:pick|find|choose|look for|narrow down) (?:(?:some|a|good|the right|which) )*(?:colleges?|schools?|universit(?:y|ies))\b/i

/** “I like the beach and marine bio” goes on with a search. */
export const wished =
  /^\W*(?:and |also |well |maybe )?(?:i|we|he|she)(?:['’]?d)? (?:really )?(?:like|love|want|prefer|need)s?\b/i
