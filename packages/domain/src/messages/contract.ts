import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { Broadcast, BroadcastDraft, BroadcastPreview, NewBroadcast } from './broadcasts/schema.ts'
import { ReadableThread, ReadableThreadSummary, Reads } from './readers/schema.ts'
import {
  Message,
  Muted,
  NewMessage,
  ReadUpTo,
  Thread,
  ThreadQuery,
  Threads,
  ThreadsQuery,
  WithPerson,
} from './schema.ts'

const id = z.object({ id: Id })
/** A student writes to advisors and an advisor to students, so no call leads from student to student. */
const both = ['student', 'advisor'] as const

export const messages = {
  'GET /messages/threads': endpoint(both, {
    summary: 'List my threads, those with something unread first',
    query: ThreadsQuery,
    response: Threads,
  }),

  'GET /messages/threads/{personId}': endpoint(both, {
    summary: 'Read what I and this person wrote to each other, the latest last',
    params: WithPerson,
    query: ThreadQuery,
    response: Thread,
  }),

  'POST /messages/threads/{personId}/read': endpoint(both, {
    summary: 'Mark what this person wrote to me as read, which they do not learn',
    params: WithPerson,
    body: ReadUpTo,
  }),

  'PUT /messages/threads/{personId}/muted': endpoint(both, {
    summary: 'Get no notifications about a thread, or get them again',
    params: WithPerson,
    body: Muted,
  }),

  'PUT /messages/readers/{linkId}': endpoint(['student'], {
    summary: 'Let a parent or guardian read what I and this advisor write from now on, or no longer',
    params: z.object({ linkId: Id }),
    body: Reads,
  }),

  'GET /messages/readable': endpoint(['guardian'], {
    summary: 'List the threads in which students let me read along',
    response: z.array(ReadableThreadSummary),
  }),

  'GET /messages/readable/{id}': endpoint(['guardian'], {
    summary: 'Read what a student and an advisor wrote to each other since I read along, the latest last',
    params: id,
    query: ThreadQuery,
    response: ReadableThread,
  }),

  'POST /messages/readable/{id}/read': endpoint(['guardian'], {
    summary: 'Mark a thread in which I read along as read, which nobody learns',
    params: id,
    body: ReadUpTo,
  }),

  'PUT /messages/{id}': endpoint(both, {
    summary: 'Send a message under an id of my choice; the same again sends nothing',
    params: id,
    body: NewMessage,
    response: Message,
  }),

  'GET /messages/broadcasts': endpoint(['advisor'], {
    summary: 'List what I lately wrote to many, the latest first',
    response: z.array(Broadcast),
  }),

  'POST /messages/broadcasts/preview': endpoint(['advisor'], {
    summary: 'See what the first of these students would read',
    body: BroadcastDraft,
    bodyLimit: 128 * 1024,
    wide: true,
    response: BroadcastPreview,
  }),

  'PUT /messages/broadcasts/{id}': endpoint(['advisor'], {
    summary: 'Write to many of my students under an id of my choice; the same again sends nothing',
    params: id,
    body: NewBroadcast,
    bodyLimit: 128 * 1024,
    wide: true,
    response: Broadcast,
  }),

  'POST /messages/broadcasts/{id}/withdraw': endpoint(['advisor'], {
    summary: 'Withdraw what I wrote to many in the last ten minutes, from all of whom no email has told yet',
    params: id,
    response: Broadcast,
  }),

  'POST /messages/{id}/withdraw': endpoint(both, {
    summary: 'Withdraw a message that I sent in the last ten minutes and that no email tells of yet',
    params: id,
    response: Message,
  }),
} satisfies Endpoints
