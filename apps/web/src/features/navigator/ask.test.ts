import { beforeEach, expect, test, vi } from 'vitest'
import { fetchSignedIn } from '#platform/queries/api.ts'
import { ask } from './ask.ts'
import { changeChat, chatOf, continueChat, startNewChat } from './chat.ts'

vi.mock('#platform/queries/api.ts', () => ({ fetchSignedIn: vi.fn<typeof fetchSignedIn>() }))

const answered = {
  response: 'Ahoy, Maya.',
  conversationId: 'one',
  messageId: 'm1',
  sources: [],
  proposals: [],
  choices: [],
}
let server: ReadableStreamDefaultController<Uint8Array>

beforeEach(() => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (server = controller) })
  vi.mocked(fetchSignedIn).mockResolvedValue(new Response(body))
})

function send(event: string, data: object) {
  server.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
}

test('a student reads the answer as it comes, and it belongs to the conversation', async () => {
  chatOf('maya')
  const asked = ask('Hello?', {})
  send('text', { text: 'Ahoy' })
  await vi.waitFor(() => expect(chatOf('maya').messages.at(-1)).toMatchObject({ content: 'Ahoy' }))
  send('done', answered)
  server.close()
  await asked

  expect(chatOf('maya')).toMatchObject({ conversationId: 'one', isWaiting: false })
  expect(chatOf('maya').messages.at(-1)).toMatchObject({ key: 'm1', content: 'Ahoy, Maya.', state: 'said' })
})

test('nothing of an answer reaches the next person at the computer', async () => {
  chatOf('maya-2')
  const asked = ask('Am I likely to get in?', {})
  chatOf('leo')
  send('text', { text: 'Maya, your grades' })
  send('done', answered)
  server.close()
  await asked

  expect(chatOf('leo')).toMatchObject({ conversationId: null, messages: [], isWaiting: false })
})

test('a student who opens an older conversation meanwhile finds it as it was', async () => {
  chatOf('maya-3')
  const asked = ask('Hello?', {})
  const older = { id: 'm0', role: 'assistant', content: 'Yes.', createdAt: '2026-11-01T12:00:00Z' } as const
  continueChat('older', [
    { ...older, sources: [], proposals: [], used: null, mind: 'built-in', sent: null, searched: null },
  ])
  send('done', answered)
  server.close()
  await asked

  expect(chatOf('maya-3').conversationId).toBe('older')
  expect(chatOf('maya-3').messages).toMatchObject([{ key: 'm0', content: 'Yes.' }])
})

test('a question in a new conversation still waits when the answer in the previous one ends', async () => {
  chatOf('maya-4')
  const first = ask('Hello?', {})
  const previous = server
  startNewChat()
  vi.mocked(fetchSignedIn).mockResolvedValue(new Response(new ReadableStream()))
  void ask('And now?', {})
  previous.close()
  await first

  expect(chatOf('maya-4')).toMatchObject({
    isWaiting: true,
    messages: [{}, { state: 'coming', content: '' }],
  })
})

test('a question that is not asked from the field leaves what stands there half typed', () => {
  chatOf('maya-6')
  changeChat({ draft: 'And what about' })
  void ask('What can you do?', {})

  expect(chatOf('maya-6').draft).toBe('And what about')
})
