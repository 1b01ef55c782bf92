import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Conversation, ConversationSummary, NavigatorSettings, Title } from './schema.ts'

const id = z.object({ id: z.uuid() })

/** The navigator's endpoints, except for `POST /functions/v1/rag-chat`, which answers as a stream. */
export const navigator = {
  'GET /navigator/conversations': endpoint(['student', 'advisor'], {
    summary: 'List my conversations with the navigator, latest first',
    response: z.array(ConversationSummary),
  }),

  'GET /navigator/conversations/{id}': endpoint(['student', 'advisor'], {
    summary: 'Get one of my conversations with its messages',
    params: id,
    response: Conversation,
  }),

  'PATCH /navigator/conversations/{id}': endpoint(['student', 'advisor'], {
    summary: 'Rename a conversation',
    params: id,
    body: z.object({ title: Title }),
    response: ConversationSummary,
  }),

  'DELETE /navigator/conversations/{id}': endpoint(['student', 'advisor'], {
    summary: 'Delete a conversation permanently',
    params: id,
  }),

  'GET /navigator/settings': endpoint(['student', 'admin'], {
    summary: 'Get whether a language model is configured, on, and agreed to',
    response: NavigatorSettings,
  }),

  'PUT /navigator/agreement': endpoint(['student'], {
    summary: 'Give or withdraw consent to send questions to the language model',
    body: z.object({ agreed: z.boolean() }),
    response: NavigatorSettings,
  }),

  'PUT /navigator/switch': endpoint(['admin'], {
    summary: 'Turn the language model on or off for everyone',
    body: z.object({ switchedOn: z.boolean() }),
    response: NavigatorSettings,
  }),
} satisfies Endpoints
