import { z } from 'zod'
import { GraduationYear } from '../accounts/schema.ts'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Address, Id, Text } from '../fields.ts'
import {
  ActOnMany,
  Checked,
  DoneToMany,
  GivenRole,
  PeoplePage,
  PeopleQuery,
  PeopleSummary,
  Person,
  PersonPage,
  Refusals,
} from './schema.ts'

const person = Person.pick({ id: true })

export const people = {
  'GET /people': endpoint(['admin'], {
    summary: 'List all accounts',
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
    body: z.object({ role: GivenRole }),
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
    body: Checked,
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
    body: Checked,
  }),

  'POST /people/{id}/sign-in-link': endpoint(['admin'], {
    summary: 'Mail a person a link that signs them in',
    params: person,
    body: Checked,
  }),

  'POST /people/{id}/confirmation': endpoint(['admin'], {
    summary: 'Mail a person the link that confirms their address once more',
    params: person,
    body: Checked,
  }),

  'POST /people/{id}/remove-authenticators': endpoint(['admin'], {
    summary: 'Remove a person’s authenticator apps and recovery codes',
    params: person,
    body: Checked,
  }),

  'POST /people/{id}/clear-lock': endpoint(['admin'], {
    summary: 'Let a person try passwords and codes again at once',
    params: person,
    body: Checked,
  }),

  'POST /people/{id}/email': endpoint(['admin'], {
    summary: 'Change a person’s email: both mailboxes are told, and for a day the old one can object',
    params: person,
    body: Checked.extend({ email: Address }),
  }),

  'POST /people/acts': endpoint(['admin'], {
    summary: 'Disable, sign out, delete, or send the confirmation to many people at once',
    body: ActOnMany,
    response: DoneToMany,
  }),

  'POST /people/email-objections': endpoint('public', {
    summary: 'Keep the present email, with the link that it was mailed',
    body: z.object({ person: Id, token: Text({ max: 100 }) }),
  }),

  'PUT /people/{id}/class': endpoint(['admin'], {
    summary: 'Set the class of a student; dates that came from the catalog follow it',
    params: person,
    body: Checked.extend({ graduationYear: GraduationYear }),
  }),

  'POST /people/{id}/erasure': endpoint(['admin'], {
    summary: 'Schedule an account for deletion in 14 days; its person is told, and can keep it',
    params: person,
    body: Checked,
  }),

  'POST /people/{id}/keep': endpoint(['admin'], {
    summary: 'Cancel the deletion of an account',
    params: person,
    body: Checked,
  }),
} satisfies Endpoints
