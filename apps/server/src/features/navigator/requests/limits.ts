import { type Criteria, criteriaIn, hasCriteria, narrowed } from '../slots/criteria.ts'
import type { Kind } from './kinds.ts'

type Clause = { kind: Kind; text: string; criteria: Criteria }

/** Limits the searches among requests by what other sentences say: “My parents can pay $20,000. Find colleges in Ohio”. */
export function withLimits<C extends Clause>(asks: readonly C[]): C[] {
  if (!asks.some(({ kind }) => searches.includes(kind))) return [...asks]
  const limits = new Map(asks.map((ask) => [ask, limitsIn(ask)]))
  return asks
    .filter((ask) => !hasCriteria(limits.get(ask)!))
    .map((ask) =>
      searches.includes(ask.kind)
        ? {
            ...ask,
            criteria: [...limits.values()].reduceRight((rest, limit) => narrowed(limit, rest), ask.criteria),
          }
        : ask,
    )
}
const searches: readonly Kind[] = ['find', 'safety', 'targets', 'reaches']

/** What a sentence that asks nothing says of the colleges, if it is a wish. Towns and majors in it may be anything. */
function limitsIn({ kind, text, criteria }: Clause): Criteria {
  const none = criteriaIn('')
  if (kind !== 'library' || asks.test(text)) return none
  const { size, control, faith, mostUndergraduates, leastUndergraduates } = criteria
  const isWish = (ofWish.test(text) || text.trim().split(/\s+/).length <= 3) && !ofSelf.test(text)
  const wanted = !isWish ? {} : { size, control, faith, mostUndergraduates, leastUndergraduates }
  return { ...none, ...wanted, mostPrice: ofPaying.test(text) ? criteria.mostPrice : null }
}
const asks = /^\W*(?:what|how|when|which|where|who|why|is|are|do|does|can|could|should|will|would)\b/i
/** “I don't want a big school”, and not “We have a large family” or “I like big cities”. */
const ofWish =
  /^(?!.*\b(?:cit(?:y|ies)|famil(?:y|ies)|scholarships?)\b).*\b(?:want|like|love|prefer|rather|looking for|hoping for|need|only|no|not|nothing|should be|must be)\b/i
/** “I go to a small private school”, “I'm Catholic” are no wish; “I'm looking for” is one. */
const ofSelf =
  /\b(?:high school|boarding school|(?:i|we|he|she) (?:go|goes|went|attend\w*|come|live)|my (?:school|town)|(?:i['’]?m|i am|we['’]?re|we are)(?! (?:looking|hoping|only)\b))\b/i
const ofPaying =
  /^(?!.*\b(?:rent|month|mortgage|high school)\b).*\b(?:pay|afford|spend|budget|under|below|at most|max(?:imum)?|less than|up to|no more than|within|contribute)\b/i
