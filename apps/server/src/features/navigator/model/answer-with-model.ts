import { truncate } from '@bearings/domain/truncate'
import { isStepCount, type ModelMessage, streamText, tool as sdkTool, type ToolSet } from 'ai'
import type { Config } from '#platform/config/config.ts'
import type { Emit } from '../built-in/answer-built-in.ts'
import { helpLinesIn } from '../danger/help-lines.ts'
import type { Notes } from '../notes.ts'
import type { QuestionContext, Turn } from '../question.ts'
import { tools } from '../tools/all.ts'
import type { Tool } from '../tools/tool.ts'
import { AnswerTooLong } from './answer-body.ts'
import { checkFigures, splitNames } from './figures.ts'
import { GhostwritingError, isGhostwritten } from './ghostwriting.ts'
import { instructions } from './instructions.ts'
import { checkLinks, targetsIn } from './links.ts'
import { providerOf } from './provider.ts'

type Settings = NonNullable<Config['ai']>
/** What was looked up for this answer, against which it is checked. */
type Known = { found: string[]; written: string[]; lines: string[]; links: Set<string> }

/** The most rounds of calling tools and reading what they return, the last answer included. */
const mostSteps = 6
/** Characters of an answer: four times what `maxOutputTokens` asks for. */
const mostCharacters = 20_000
/** Characters before a sentence that are read again with it, longer than any passage that counts. */
const passage = 4000

/**
 * Answers with the configured language model and the same tools as the built-in navigator. A sentence is sent
 * once its figures and links have been checked against what the tools returned.
 * @throws {GhostwritingError} when it writes what the student should write.
 * @throws when the model cannot be reached, stalls, breaks off, says nothing, or does not stop.
 */
export async function answerWithModel(
  settings: Settings,
  {
    context,
    history,
    notes,
    emit,
    signal,
  }: { context: QuestionContext; history: readonly Turn[]; notes: Notes; emit: Emit; signal: AbortSignal },
  count: (tokens: number) => void,
): Promise<string> {
  const known: Known = {
    found: [context.today],
    written: [context.message],
    lines: helpLinesIn(await context.answers()),
    links: new Set(),
  }
  const messages: ModelMessage[] = [
    ...history.map(({ role, content }): ModelMessage => ({ role, content: truncate(content, 4000) })),
    { role: 'user', content: context.message },
  ]
  const over = new AbortController()
  const result = streamText({
    model: providerOf(settings)(settings.model),
    instructions: `${instructions}\n\nToday is ${context.today}.`,
    messages,
    tools: toolsFor(context, notes, known),
    stopWhen: isStepCount(mostSteps),
    maxRetries: 0,
    maxOutputTokens: 1200,
    abortSignal: AbortSignal.any([signal, over.signal]),
    timeout: {
      totalMs: settings.timeoutSeconds * 1000,
      chunkMs: Math.min(settings.timeoutSeconds, 20) * 1000,
    },
    // The error is thrown below, by the part of the stream that reports it.
    onError: () => {},
  })

  let rest = ''
  let response = ''
  let struck = 0
  const say = (text: string) => {
    const allowed = new Set([...known.links, ...notes.sources.map(({ url }) => url)])
    const checked = checkFigures(checkLinks(text, allowed), known, notes.sources.length)
    struck += checked.struck
    response += checked.text
    if (response.length > mostCharacters) throw new AnswerTooLong('The model does not stop')
    if (isGhostwritten(response.slice(-passage - checked.text.length))) throw new GhostwritingError()
    if (checked.text !== '') emit(checked.text)
  }
  try {
    for await (const part of result.fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort' && !signal.aborted) throw new Error('The model took too long')
      if (part.type === 'finish') count(part.totalUsage.totalTokens ?? 0)
      if (part.type !== 'text-delta') continue
      rest += part.text
      if (rest.length > mostCharacters) throw new AnswerTooLong('The model does not stop')
      const end = endOfSentence(rest)
      if (end > 0) {
        say(rest.slice(0, end))
        rest = rest.slice(end)
      }
    }
  } finally {
    // Hangs up, whatever ended the answer.
    over.abort()
  }
  say(rest)
  if (response.trim() === '' && !signal.aborted) throw new Error('The model said nothing')
  if (struck > 0) {
    const note = `\n\nI removed ${struck === 1 ? 'a figure' : 'some figures'} that none of the sources gives.`
    emit(note)
    response += note
  }
  return response.trim()
}

/** Returns where the last whole sentence or line ends; 0 if there is none. Takes time in proportion to the text. */
function endOfSentence(text: string): number {
  let end = text.lastIndexOf('\n') + 1
  for (const { index, 0: found } of text.matchAll(/[.!?]["”’)]*\s/g))
    end = Math.max(end, index + found.length)
  return end
}

/** Returns the tools as the model calls them. Only what they return becomes known. */
function toolsFor(context: QuestionContext, notes: Notes, known: Known): ToolSet {
  return Object.fromEntries(
    Object.entries<Tool>(tools as unknown as Record<string, Tool>).map(
      ([name, { description, input, run }]) => [
        name,
        sdkTool({
          description,
          inputSchema: input,
          execute: async (given: unknown) => {
            const result = await run(context, given, notes)
            const { found, written } = splitNames(result)
            known.found.push(found)
            known.written.push(written)
            for (const target of targetsIn(result)) known.links.add(target)
            return result
          },
        }),
      ],
    ),
  )
}
