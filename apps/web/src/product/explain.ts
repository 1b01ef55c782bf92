import type { BrokenRule } from '@bearings/domain/broken-rule'
import { Failure } from '@bearings/domain/failure'
import { say, translated } from '@bearings/domain/say'

let ruleWords: Record<BrokenRule, string> | undefined

/** Loads the words for why a rule refuses: before anyone reads a refusal, and not before there is one. */
export async function loadRuleWords(): Promise<void> {
  // Without them, such as when the network has just gone, a refusal still has its general message.
  ruleWords ??= await import('./rule-words.ts').then(({ ruleWords: words }) => words).catch(() => undefined)
}

/** Returns the message to show for any error that a call can throw. */
export function explain(error: Error): string {
  if (!(error instanceof Failure)) return say('The server could not be reached. Please try again.')
  // The server’s own text is the specified one, for whoever reads the API.
  if (error.code === 'UNAUTHORIZED') return say('Sign in to continue.')
  if (error.rule) return translated(ruleWords?.[error.rule] ?? error.message)
  const [field] = error.fields ?? []
  return field ? `${translated(nameIn(field.path))}: ${translated(field.message)}` : translated(error.message)
}

/** Returns the name of a refused field as a person reads it: `tasks.0.dueOn` is “Due on”. */
function nameIn(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
