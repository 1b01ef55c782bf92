import type { QuestionContext } from '../question.ts'
import type { Ask } from '../requests/requests.ts'

/** “Cheapest in-state schools”, “colleges near me”, and not “far from home” or “not too close to home”. */
const ofHome =
  /(?<!(?:\b(?:not|too|far|away|dont)|n['’]t)\b[^.,?!]{0,20})(?:\b(?:near|close to|around) (?:me|us|home(?! depot)|here|my (?:house|home|town))\b|\bin[- ]state (?:\w+ )?(?:schools|colleges|universities|options|publics?)\b|\bin my (?:state|area)\b(?! of\b))/i

/** Returns a search near home in the home state; `null` if that is not known. */
export async function nearHome(context: QuestionContext, ask: Ask): Promise<Ask | null> {
  const { criteria, text } = ask
  if (!ofHome.test(text) || criteria.states.length > 0 || criteria.city !== null) return ask
  const { state } = await context.means()
  return state === null ? null : { ...ask, criteria: { ...criteria, states: [state] } }
}
