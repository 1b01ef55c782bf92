import { planLabels } from '@bearings/domain/colleges/rules'
import type { Notes } from '../notes.ts'
import { quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import type { Ask } from '../requests/requests.ts'
import { tools } from '../tools/all.ts'
import { citeList } from '../tools/own-list.ts'
import { entryOf } from '../tools/own-school.ts'

/** Answers from the guides. */
export function answerFromLibrary(context: QuestionContext, ask: Ask, notes: Notes): Promise<string> {
  return tools.search_library.run(context, { query: ask.text.slice(0, 400) }, notes)
}

/** Names the plan whose answer a student waits for; `null` if they wait for none. */
export async function awaitedPlan(context: QuestionContext, ask: Ask, notes: Notes): Promise<string | null> {
  const own = await ownPlan(context, ask)
  if (own === null) return null
  return `**${quoted(own.name)}** is ${own.plan} on your list${citeList(notes)}. The college’s portal names the day.`
}

/**
 * Returns the plan by which the student applies to a college whose answer they wait for, because each plan is
 * answered at another time of the year.
 */
async function ownPlan(
  context: QuestionContext,
  { text, colleges }: Ask,
): Promise<{ name: string; plan: string } | null> {
  const isWaiting =
    /\b(hear (back|from)|find out|notif\w+|decisions?|tell|let (us|me)|answer|announce)\b/i.test(text) &&
    /\bwhen|how (long|soon)\b/i.test(text)
  const entry = isWaiting && colleges.length === 1 ? await entryOf(context, colleges[0]!.id) : undefined
  return entry?.plan ? { name: entry.name, plan: planLabels[entry.plan] } : null
}
