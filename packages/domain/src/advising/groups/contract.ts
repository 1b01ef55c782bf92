import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { AdvisorGroup, GroupChange, GroupChanged, NamedGroup, NewGroup } from './schema.ts'

const one = z.object({ id: z.uuid() })

export const groups = {
  'GET /advising/groups': endpoint(['advisor'], {
    summary: 'List my groups of students, by name',
    response: z.array(AdvisorGroup),
  }),

  'POST /advising/groups': endpoint(['advisor'], {
    summary: 'Create a group of my students; people who are not my students are left out',
    body: NewGroup,
    response: AdvisorGroup,
  }),

  'PATCH /advising/groups/{id}': endpoint(['advisor'], {
    summary: 'Rename one of my groups',
    params: one,
    body: NamedGroup,
  }),

  'DELETE /advising/groups/{id}': endpoint(['advisor'], {
    summary: 'Delete one of my groups; its students stay',
    params: one,
  }),

  'PATCH /advising/groups/{id}/students': endpoint(['advisor'], {
    summary: 'Add my students to a group, or remove them; people who are not my students are left out',
    params: one,
    body: GroupChange,
    response: GroupChanged,
  }),
} satisfies Endpoints
