import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { isStepCount, type ModelMessage, streamText, tool as sdkTool, type ToolSet } from 'ai'
import type { Config } from '#platform/config.ts'
import type { Asked } from '../asked.ts'
import type { Emit, Turn } from '../mind/built-in.ts'
import type { Notes } from '../notes.ts'
import { tools } from '../tools/all.ts'
import type { Tool } from '../tools/tool.ts'
import { checkFigures } from './figures.ts'
import { instructions } from './instructions.ts'

type Settings = NonNullable<Config['ai']>

/** Rounds of calling tools and reading what they said, the last answer included. */
const mostSteps = 6

/**
 * Answers with the configured language model and the same tools as the built-in mind. A sentence is sent on once its figures
 * have been checked against what the tools said.
 * @throws when the model cannot be reached, stalls, breaks off, or says nothing.
 */
export async function answerWithModel(
  settings: Settings,
  {
    asked,
    history,
    notes,
    emit,
    signal,
  }: { asked: Asked; history: readonly Turn[]; notes: Notes; emit: Emit; signal: AbortSignal },
  count: (tokens: number) => void,
): Promise<string> {
  const known = [asked.message, asked.today]
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl,
    includeUsage: true,
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
  })
  const messages: ModelMessage[] = [
    ...history.map(({ role, content }): ModelMessage => ({ role, content: content.slice(0, 4000) })),
    { role: 'user', content: asked.message },
  ]
  const result = streamText({
    model: provider(settings.model),
    instructions: `${instructions}\n\nToday is ${asked.today}.`,
    messages,
    tools: toolsFor(asked, notes, known),
    stopWhen: isStepCount(mostSteps),
    maxRetries: 0,
    maxOutputTokens: 1200,
    abortSignal: signal,
    timeout: {
      totalMs: settings.timeoutSeconds * 1000,
      chunkMs: Math.min(settings.timeoutSeconds, 20) * 1000,
    },
    // Thrown below, where the part of the stream says so.
    onError: () => {},
  })

  let rest = ''
  let response = ''
  let struck = 0
  const say = (text: string) => {
    const checked = checkFigures(text, known, notes.sources.length)
    struck += checked.struck
    response += checked.text
    if (checked.text !== '') emit(checked.text)
  }
  for await (const part of result.fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort' && !signal.aborted) throw new Error('The model took too long')
    if (part.type === 'finish') count(part.totalUsage.totalTokens ?? 0)
    if (part.type !== 'text-delta') continue
    rest += part.text
    const end = endOfSentence(rest)
    if (end > 0) {
      say(rest.slice(0, end))
      rest = rest.slice(end)
    }
  }
  say(rest)
  if (response.trim() === '' && !signal.aborted) throw new Error('The model said nothing')
  if (struck > 0) {
    const note = `\n\nI removed ${struck === 1 ? 'a figure' : 'some figures'} that none of the sources says.`
    emit(note)
    response += note
  }
  return response.trim()
}

/** Where the last whole sentence or line ends; 0 while there is none. */
function endOfSentence(text: string): number {
  return Math.max(text.lastIndexOf('\n') + 1, text.search(/[.!?]["”’)]*\s(?!.*[.!?]["”’)]*\s)/s) + 1)
}

/** The tools as the model calls them. What they say becomes known, and nothing else does. */
function toolsFor(asked: Asked, notes: Notes, known: string[]): ToolSet {
  return Object.fromEntries(
    Object.entries<Tool>(tools as unknown as Record<string, Tool>).map(
      ([name, { description, input, run }]) => [
        name,
        sdkTool({
          description,
          inputSchema: input,
          execute: async (given: unknown) => {
            const said = await run(asked, given, notes)
            known.push(said)
            return said
          },
        }),
      ],
    ),
  )
}
