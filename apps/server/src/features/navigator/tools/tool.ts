import type { z } from 'zod'
import type { Notes } from '../notes.ts'
import type { QuestionContext } from '../question.ts'

/**
 * Something that can be looked up or computed for an answer, with and without a model. It returns finished
 * prose with the number of a source after each figure, so that nobody has to put a figure into words a second
 * time.
 */
export type Tool<Input extends z.ZodType = z.ZodType> = {
  /** The description by which a model chooses a tool. */
  description: string
  input: Input
  run: (context: QuestionContext, input: z.output<Input>, notes: Notes) => Promise<string>
}

/** Infers the type of a tool from its input. */
export function tool<Input extends z.ZodType>(made: Tool<Input>): Tool<Input> {
  return made
}
