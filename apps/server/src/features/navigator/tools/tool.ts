import type { z } from 'zod'
import type { Notes } from '../notes.ts'
import type { QuestionContext } from '../question.ts'

/**
 * Something that can be looked up or worked out for an answer. Both minds use the same: what it says is finished prose, each
 * figure followed by the number of its source, so that nobody has to put a figure into words a second time.
 */
export type Tool<Input extends z.ZodType = z.ZodType> = {
  /** For the model, which chooses by it. */
  description: string
  input: Input
  run: (context: QuestionContext, input: z.output<Input>, notes: Notes) => Promise<string>
}

/** Binds a tool's work to what it takes. */
export function tool<Input extends z.ZodType>(made: Tool<Input>): Tool<Input> {
  return made
}
