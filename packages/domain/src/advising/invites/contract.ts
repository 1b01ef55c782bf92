import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { MyLink } from '../links/schema.ts'
import { Code, Invitation, Invite, Joining, NewInvite } from './schema.ts'

export const invites = {
  'GET /advising/invites': endpoint(['advisor'], {
    summary: 'My invites, the open ones first, then the newest',
    response: z.array(Invite),
  }),

  'POST /advising/invites': endpoint(['advisor'], {
    summary: 'Make an invite that students join by',
    body: NewInvite,
    response: Invite,
  }),

  'POST /advising/invites/{id}/revoke': endpoint(['advisor'], {
    summary: 'From now on nobody joins by this invite of mine',
    params: z.object({ id: z.uuid() }),
    response: Invite,
  }),

  'GET /advising/invites/by-code/{code}': endpoint(['student'], {
    summary: 'Who invites whoever has this code; the same answer for every code that does not open',
    params: Code,
    response: Invitation,
  }),

  'POST /advising/invites/by-code/{code}/join': endpoint(['student'], {
    summary: 'Link me with the advisor who invites me, and say what they see',
    params: Code,
    body: Joining,
    response: MyLink,
  }),
} satisfies Endpoints
