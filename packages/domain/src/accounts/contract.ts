import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { Erasure, Me, MeChanges, Session } from './schema.ts'

export const accounts = {
  'GET /me': endpoint('signed-in', {
    summary: 'The person who is signed in',
    response: Me,
  }),

  'PATCH /me': endpoint('signed-in', {
    summary: 'Change name, time zone, student ID or whether advisors find one',
    body: MeChanges,
    response: Me,
  }),

  'POST /me/erasure': endpoint('signed-in', {
    summary: 'Ask for the account to be erased, 14 days from now',
    body: Erasure,
    response: Me,
  }),

  'DELETE /me/erasure': endpoint('signed-in', {
    summary: 'Keep the account after all',
    response: Me,
  }),

  'GET /sessions': endpoint('signed-in', {
    summary: 'Where the caller is signed in, the latest first',
    response: z.array(Session),
  }),

  'DELETE /sessions/{id}': endpoint('signed-in', {
    summary: 'End one of these',
    params: Session.pick({ id: true }),
    response: noContent,
  }),
} satisfies Endpoints
