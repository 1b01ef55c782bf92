import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { Conversation, ConversationSummary, NavigatorSettings, Title } from './schema.ts'

const id = z.object({ id: z.uuid() })

/** Asking itself is `POST /functions/v1/rag-chat`, beside the contract, since its answer streams. */
export const navigator = {
  'GET /navigator/conversations': endpoint(['student'], {
    summary: 'My conversations with the navigator, the latest first',
    response: z.array(ConversationSummary),
  }),

  'GET /navigator/conversations/{id}': endpoint(['student'], {
    summary: 'One of my conversations with its messages',
    params: id,
    response: Conversation,
  }),

  'PATCH /navigator/conversations/{id}': endpoint(['student'], {
    summary: 'Rename a conversation',
    params: id,
    body: z.object({ title: Title }),
    response: ConversationSummary,
  }),

  'DELETE /navigator/conversations/{id}': endpoint(['student'], {
    summary: 'Delete a conversation for good',
    params: id,
    response: noContent,
  }),

  'GET /navigator/settings': endpoint(['student', 'admin'], {
    summary: 'Whether a language model is configured, switched on, and agreed to',
    response: NavigatorSettings,
  }),

  'PUT /navigator/agreement': endpoint(['student'], {
    summary: 'Agree that questions are sent to the language model, or take that back',
    body: z.object({ agreed: z.boolean() }),
    response: NavigatorSettings,
  }),

  'PUT /navigator/switch': endpoint(['admin'], {
    summary: 'Switch the language model on or off for everybody',
    body: z.object({ switchedOn: z.boolean() }),
    response: NavigatorSettings,
  }),
} satisfies Endpoints
