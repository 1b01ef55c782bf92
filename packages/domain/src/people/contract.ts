import { z } from 'zod'
import { Role } from '../actor.ts'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { PeoplePage, PeopleQuery, PeopleSummary, Person, PersonPage, Refusals } from './schema.ts'

const person = Person.pick({ id: true })

export const people = {
  'GET /people': endpoint(['admin'], {
    summary: 'List all accounts, newest first',
    query: PeopleQuery,
    wide: true,
    response: PeoplePage,
  }),

  'GET /people/summary': endpoint(['admin'], {
    summary: 'Count people, and those waiting for something',
    wide: true,
    response: PeopleSummary,
  }),

  'GET /people/refusals': endpoint(['admin'], {
    summary: 'List networks from which several people were refused at sign-in within the last hour',
    response: Refusals,
  }),

  'GET /people/{id}': endpoint(['admin'], {
    summary: 'Get an account with its sign-ins and links',
    params: person,
    response: PersonPage,
  }),

  'PUT /people/{id}/role': endpoint(['admin'], {
    summary: 'Change a person’s role; what the old role gave them ends',
    params: person,
    body: z.object({ role: Role }),
    response: Person,
  }),

  'POST /people/{id}/approve': endpoint(['admin'], {
    summary: 'Approve an advisor',
    params: person,
    response: Person,
  }),

  'POST /people/{id}/disable': endpoint(['admin'], {
    summary: 'Disable an account; its data is kept',
    params: person,
    response: Person,
  }),

  'POST /people/{id}/enable': endpoint(['admin'], {
    summary: 'Enable an account again',
    params: person,
    response: Person,
  }),

  'POST /people/{id}/sign-out': endpoint(['admin'], {
    summary: 'Sign a person out everywhere',
    params: person,
    response: noContent,
  }),
} satisfies Endpoints
