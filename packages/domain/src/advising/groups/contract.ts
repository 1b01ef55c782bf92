import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { AdvisorGroup, GroupChange, GroupChanged, NamedGroup, NewGroup } from './schema.ts'

const one = z.object({ id: z.uuid() })

export const groups = {
  'GET /advising/groups': endpoint(['advisor'], {
    summary: 'My groups of students, by name',
    response: z.array(AdvisorGroup),
  }),

  'POST /advising/groups': endpoint(['advisor'], {
    summary: 'Make a group of my students; whoever is not my student is left out',
    body: NewGroup,
    response: AdvisorGroup,
  }),

  'PATCH /advising/groups/{id}': endpoint(['advisor'], {
    summary: 'Rename a group of mine',
    params: one,
    body: NamedGroup,
    response: noContent,
  }),

  'DELETE /advising/groups/{id}': endpoint(['advisor'], {
    summary: 'Delete a group of mine; its students stay',
    params: one,
    response: noContent,
  }),

  'PATCH /advising/groups/{id}/students': endpoint(['advisor'], {
    summary: 'Put students of mine into a group, or take them out; whoever is not my student is left out',
    params: one,
    body: GroupChange,
    response: GroupChanged,
  }),
} satisfies Endpoints
