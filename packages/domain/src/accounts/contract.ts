import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { Erasure, Me, MeChanges, Proof, Session, StudentIdFormat } from './schema.ts'

export const accounts = {
  'GET /me': endpoint('signed-in', {
    summary: 'The person who is signed in',
    response: Me,
  }),

  'PATCH /me': endpoint('signed-in', {
    summary: 'Change name, time zone, student ID, colors or whether advisors find one',
    body: MeChanges,
    response: Me,
  }),

  'GET /student-id-format': endpoint('public', {
    summary: 'How student IDs are written here, for whoever enters one',
    response: z.object({ format: StudentIdFormat }),
  }),

  'PUT /student-id-format': endpoint(['admin'], {
    summary: 'Say how student IDs are written here; those that are there already stay',
    body: z.object({ format: StudentIdFormat }),
    response: z.object({ format: StudentIdFormat }),
  }),

  'GET /student-id-format/unfitting': endpoint(['admin'], {
    summary: 'How many students have an ID that is written in another way',
    response: z.object({ students: z.number().int() }),
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

  'POST /sessions/proof': endpoint('signed-in', {
    summary: 'Prove anew who is asking, for what takes it; this session remembers it for some minutes',
    body: Proof,
    response: noContent,
  }),

  'DELETE /sessions/{id}': endpoint('signed-in', {
    summary: 'End one of these; another than one’s own takes a proof of the last minutes',
    params: Session.pick({ id: true }),
    response: noContent,
  }),
} satisfies Endpoints
