import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { Address } from '#fields.ts'
import { Chosen, SchoolPeoplePage, SchoolPeopleQuery, SchoolPeopleSummary, Slip } from './schema.ts'

export const people = {
  'GET /school/people': endpoint(['admin'], {
    summary: 'List the people of the school, by class and student ID',
    query: SchoolPeopleQuery,
    wide: true,
    response: SchoolPeoplePage,
  }),

  'GET /school/people/summary': endpoint(['admin'], {
    summary: 'Count the people of the school, and list its classes and counselors',
    wide: true,
    response: SchoolPeopleSummary,
  }),

  'POST /school/people/invitations': endpoint(['admin'], {
    summary: 'Invite students who have not joined, by mail to the school address or with slips to print',
    body: Chosen.extend({ by: z.enum(['email', 'paper']) }),
    response: z.object({
      /** Only for those that are printed. */
      slips: z.array(Slip),
      mailed: z.int(),
      /** Those who were invited a moment ago, who get no second mail. */
      lately: z.int(),
      /** Those without a school address, who get no mail. */
      withoutAddress: z.int(),
    }),
  }),

  'POST /school/people/{id}/release': endpoint(['admin'], {
    summary: 'Take back that an account has joined as this student: it was somebody else',
    params: z.object({ id: z.uuid() }),
  }),

  'PUT /school/people/counselor': endpoint(['admin'], {
    summary:
      'Say by their address who is the counselor of these students; those who have joined go over at once',
    body: Chosen.extend({ email: Address.nullable() }),
    response: z.object({
      changed: z.int(),
      /** Why some who have joined stay with the counselor that they have. */
      notes: z.array(z.string()),
    }),
  }),
} satisfies Endpoints
