import { limits } from '@bearings/domain/navigator/options'
import type { Reply } from '@bearings/domain/navigator/schema'
import { tryAgainIn } from '@bearings/domain/try-again'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { newId } from '#platform/new-id.ts'
import { fetchSignedIn } from '#platform/queries/api.ts'
import { changeChat, changeMessage, type ChatMessage, currentChat } from './chat.ts'

/** What the page from which the question is asked is about: a list entry, or an essay. */
export type PageContext = { entryId?: string; essayId?: string }

const failed = "I'm sorry, I encountered an error while processing your request. Please try again."
const nothingBeside = {
  sources: [],
  proposals: [],
  choices: [],
  action: null,
  used: null,
  mind: 'built-in',
  sent: null,
  searched: null,
} as const

let asking: AbortController | null = null

/**
 * Sends a question and shows the answer as it streams in. Does nothing while another answer is in progress.
 * The answer ends early once its conversation is no longer the one in this tab.
 */
export async function ask(message: string, here: PageContext): Promise<void> {
  const { messages, conversationId, isWaiting } = currentChat()
  const text = message.trim()
  if (text === '' || isWaiting) return
  const at = new Date().toISOString()
  const answered = messages.filter(({ state }) => state === 'said')
  const own: ChatMessage = {
    ...nothingBeside,
    sources: [],
    proposals: [],
    choices: [],
    key: newId(),
    role: 'user',
    content: text,
    at,
    state: 'said',
  }
  const coming: ChatMessage = { ...own, key: newId(), role: 'assistant', content: '', state: 'coming' }
  changeChat({ messages: [...messages, own, coming], isWaiting: true })
  const conversationHistory = answered.slice(-limits.history).map(({ role, content }) => ({ role, content }))
  const answering = new AbortController()
  asking = answering
  const change: Change = (changes) => {
    const isHere = changeMessage(coming.key, changes)
    if (!isHere) answering.abort()
    return isHere
  }
  try {
    const body = { message: text, conversationHistory, ...(conversationId && { conversationId }), ...here }
    await read(await post(body, answering.signal), change)
  } catch (error) {
    change(({ content }) =>
      answering.signal.aborted
        ? { state: 'said', content: `${content}\n\nStopped.`.trim() }
        : { state: 'failed', content: error instanceof Refused ? error.message : failed },
    )
  } finally {
    if (asking === answering) changeChat({ isWaiting: false })
  }
}

/** Changes the answer, unless another conversation has taken its place, which returns false. */
type Change = (changes: (answer: ChatMessage) => Partial<ChatMessage>) => boolean

export function stopAsking(): void {
  asking?.abort()
}

/** Asks the last question again after it failed. */
export async function askAgain(here: PageContext): Promise<void> {
  const { messages } = currentChat()
  const [question] = messages.slice(-2)
  if (question?.role !== 'user') return
  changeChat({ messages: messages.slice(0, -2) })
  await ask(question.content, here)
}

class Refused extends Error {}

async function post(body: object, signal: AbortSignal): Promise<Response> {
  const response = await fetchSignedIn('/functions/v1/rag-chat', {
    method: 'POST',
    signal,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return response
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  if (response.status === 429)
    throw new Refused(`That was too many questions at once. ${tryAgainIn(secondsIn(response))}.`)
  throw new Error(`${response.status} ${error ?? ''}`)
}

function secondsIn({ headers }: Response): number | undefined {
  return Number(headers.get('retry-after')) || undefined
}

async function read(response: Response, change: Change): Promise<void> {
  const ended = { isDone: false }
  const parser = createParser({ onEvent: (event) => hear(event, ended, change) })
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parser.feed(decoder.decode(value, { stream: true }))
  }
  if (!ended.isDone) throw new Error('The answer was cut off')
}

function hear({ event, data }: EventSourceMessage, ended: { isDone: boolean }, change: Change): void {
  const sent = JSON.parse(data) as { text?: string; error?: string } & Reply & {
      conversationId: string
      messageId: string
    }
  if (event === 'error') throw new Error(sent.error)
  if (event === 'text') change(({ content }) => ({ content: content + sent.text }))
  if (event === 'replace') change(() => ({ content: sent.text ?? '' }))
  if (event !== 'done') return
  const { text: _text, error: _error, response, conversationId, messageId, ...beside } = sent
  ended.isDone = true
  const isHere = change(() => ({
    content: response,
    key: messageId,
    state: 'said',
    at: new Date().toISOString(),
    ...beside,
  }))
  if (isHere) changeChat({ conversationId })
}
