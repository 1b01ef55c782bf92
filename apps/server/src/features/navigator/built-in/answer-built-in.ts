import type { Notes } from '../notes.ts'
import type { QuestionContext, Turn } from '../question.ts'
import { answersInEnglish, isSpanish } from '../recognize/spanish.ts'
import { nothingFound } from '../tools/library.ts'
import { answer } from './answers.ts'
import { understand } from './understand.ts'

/** Sends a piece of the answer. */
export type Emit = (piece: string) => void

/**
 * Answers without a model and without a network: recognizes what is asked, calls the tools for it, and
 * strings together what they say. Each part is sent as soon as it is ready.
 */
export async function answerBuiltIn(
  context: QuestionContext,
  history: readonly Turn[],
  notes: Notes,
  emit: Emit,
): Promise<string> {
  const asks = await understand(context, history)
  const parts: string[] = isSpanish(context.message) ? [answersInEnglish] : []
  if (parts[0]) emit(parts[0])
  for (const ask of asks) {
    const part = await answer(context, ask, notes)
    if (parts.includes(part)) continue
    emit(parts.length > 0 ? `\n\n${part}` : part)
    parts.push(part)
  }
  if (asks.length > 0) return parts.join('\n\n')
  emit(parts.length > 0 ? `\n\n${nothingFound}` : nothingFound)
  return [...parts, nothingFound].join('\n\n')
}

/**
 * Returns whether a question has a fixed answer, whatever model there is: it asks for a text to be written,
 * or somebody is in danger.
 */
export async function isForBuiltIn(context: QuestionContext): Promise<boolean> {
  return (await understand(context, [])).some(({ kind }) => kind === 'write-essay' || kind === 'distress')
}
