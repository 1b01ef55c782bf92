import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Erasure, GraduationYear, Me, MeChanges, Proof, Session, SignIn, StudentIdFormat } from './schema.ts'

export const accounts = {
  'GET /me': endpoint('signed-in', {
    summary: 'Get the signed-in person',
    response: Me,
  }),

  'PATCH /me': endpoint('signed-in', {
    summary: 'Change name, time zone, student ID, colors, or whether advisors can find me',
    body: MeChanges,
    response: Me,
  }),

  'PUT /me/graduation-year': endpoint(['student'], {
    summary: 'Set the year I graduate; dates that came from the catalog follow it',
    body: z.object({ graduationYear: GraduationYear }),
    response: Me,
  }),

  'GET /student-id-format': endpoint('public', {
    summary: 'Get the format of student IDs',
    response: z.object({ format: StudentIdFormat }),
  }),

  'PUT /student-id-format': endpoint(['admin'], {
    summary: 'Set the format of student IDs; existing IDs stay',
    body: z.object({ format: StudentIdFormat }),
    response: z.object({ format: StudentIdFormat }),
  }),

  'GET /student-id-format/unfitting': endpoint(['admin'], {
    summary: 'Count the students whose ID has a different format',
    response: z.object({ students: z.number().int() }),
  }),

  'POST /me/erasure': endpoint('signed-in', {
    summary: 'Schedule the account for deletion in 14 days',
    body: Erasure,
    response: Me,
  }),

  'DELETE /me/erasure': endpoint('signed-in', {
    summary: 'Cancel the deletion of the account',
    response: Me,
  }),

  'GET /me/sign-in': endpoint('signed-in', {
    summary: 'How I can sign in: with a password, with my school; and whether I am one of its people',
    response: SignIn,
  }),

  'GET /sessions': endpoint('signed-in', {
    summary: 'List my sessions, latest first',
    response: z.array(Session),
  }),

  'POST /sessions/proof': endpoint('signed-in', {
    summary: 'Re-authenticate for sensitive actions; the session remembers it for some minutes',
    body: Proof,
  }),

  'DELETE /sessions/{id}': endpoint('signed-in', {
    summary: 'End a session; ending any but the current one requires recent re-authentication',
    params: Session.pick({ id: true }),
  }),
} satisfies Endpoints
