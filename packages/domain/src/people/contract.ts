import { z } from 'zod'
import { Role } from '../actor.ts'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { PeoplePage, PeopleQuery, PeopleSummary, Person } from './schema.ts'

const person = Person.pick({ id: true })

export const people = {
  'GET /people': endpoint(['admin'], {
    summary: 'Everybody with an account, the newest first',
    query: PeopleQuery,
    response: PeoplePage,
  }),

  'GET /people/summary': endpoint(['admin'], {
    summary: 'How many people there are, and how many wait for something',
    response: PeopleSummary,
  }),

  'PUT /people/{id}/role': endpoint(['admin'], {
    summary: 'Give somebody another role; what they had by the old one ends',
    params: person,
    body: z.object({ role: Role }),
    response: Person,
  }),

  'POST /people/{id}/approve': endpoint(['admin'], {
    summary: 'Let an advisor search for students and ask them',
    params: person,
    response: Person,
  }),

  'POST /people/{id}/disable': endpoint(['admin'], {
    summary: 'Keep somebody out; what they have written stays',
    params: person,
    response: Person,
  }),

  'POST /people/{id}/enable': endpoint(['admin'], {
    summary: 'Let somebody in again',
    params: person,
    response: Person,
  }),

  'POST /people/{id}/sign-out': endpoint(['admin'], {
    summary: 'End every sign-in of somebody',
    params: person,
    response: noContent,
  }),
} satisfies Endpoints
