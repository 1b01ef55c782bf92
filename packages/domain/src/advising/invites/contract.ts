import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { MyLink } from '../links/schema.ts'
import { Code, Invitation, Invite, InviteChanges, Joining, NewInvite, NotJoined } from './schema.ts'

export const invites = {
  'GET /advising/invites': endpoint(['advisor'], {
    summary: 'List my invites, open ones first, then newest first',
    response: z.array(Invite),
  }),

  'POST /advising/invites': endpoint(['advisor'], {
    summary: 'Create an invite that students can join with',
    body: NewInvite,
    response: Invite,
  }),

  'PATCH /advising/invites/{id}': endpoint(['advisor'], {
    summary: 'Change how many students can join with one of my invites, as long as it lasts',
    params: z.object({ id: z.uuid() }),
    body: InviteChanges,
    response: Invite,
  }),

  'POST /advising/invites/{id}/revoke': endpoint(['advisor'], {
    summary: 'Revoke one of my invites',
    params: z.object({ id: z.uuid() }),
    response: Invite,
  }),

  'GET /advising/not-joined': endpoint(['advisor'], {
    summary: 'List the students of the school who have not joined and whose counselor I am',
    response: z.array(NotJoined),
  }),

  'POST /advising/not-joined/{id}/invite': endpoint(['advisor'], {
    summary: 'Mail one of them an invitation or, without a school address, get the code to hand over',
    params: z.object({ id: z.uuid() }),
    response: z.object({ mailed: z.boolean(), code: z.string().nullable() }),
  }),

  'GET /advising/invites/by-code/{code}': endpoint(['student'], {
    summary: 'Get the advisor behind an invite code; of invalid codes, only that of a full invite says why',
    params: Code,
    response: Invitation,
  }),

  'POST /advising/invites/by-code/{code}/join': endpoint(['student'], {
    summary: 'Accept an invite, and choose what the advisor sees',
    params: Code,
    body: Joining,
    response: MyLink,
  }),
} satisfies Endpoints
