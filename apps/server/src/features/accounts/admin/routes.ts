import { AdminDeletion, AdminUser, GenerateLink, Invitation } from '@bearings/domain/accounts/auth/schema'
import { invalid } from '../../../platform/auth-failure.ts'
import { type AuthRoutes, route } from '../../../platform/auth-serve.ts'
import { generateLink, invite } from '../admin-links/service.ts'
import { changeUser, createUser } from '../admin-users/service.ts'
import type { Caller } from '../auth/service.ts'
import { redirectIn } from '../redirects/service.ts'
import * as service from './service.ts'

export const adminRoutes = {
  'GET /admin/users': route('service', null, async (context, { query, reply }) => {
    const asked = pageIn(query)
    const { users, total } = await service.listUsers(context, asked)
    const link = linksAround(asked, total)
    void reply.header('x-total-count', total)
    // The browser's client cannot read an empty one.
    if (link !== '') void reply.header('link', link)
    return { users, aud: 'authenticated' }
  }),
  'POST /admin/users': route('service', AdminUser, (context, { body }) => createUser(context, body)),
  'GET /admin/users/{id}': route('service', null, (context, { params }) =>
    service.findUser(context, params.id!),
  ),
  'PUT /admin/users/{id}': route('service', AdminUser, (context, { params, body }) =>
    changeUser(context, params.id!, body),
  ),
  'DELETE /admin/users/{id}': route('service', AdminDeletion, async (context, { params, body }) => {
    await service.deleteUser(context, params.id!, body.should_soft_delete)
    return {}
  }),
  'GET /admin/users/{id}/factors': route('service', null, (context, { params }) =>
    service.listFactors(context, params.id!),
  ),
  'DELETE /admin/users/{id}/factors/{factorId}': route('service', null, (context, { params }) =>
    service.deleteFactor(context, params.id!, params.factorId!),
  ),
  'POST /admin/generate_link': route('service', GenerateLink, (context, { body, query }) =>
    generateLink(context, { ...body, redirect_to: body.redirect_to ?? query.redirect_to }),
  ),
  'POST /invite': route('service', Invitation, (context, { body, query }) =>
    invite(context, body, redirectIn(context.config, query.redirect_to)),
  ),
  'GET /admin/audit': route('service', null, (context, { query }) =>
    service.auditEntries(context, pageIn(query)),
  ),
} satisfies AuthRoutes<Caller>

const mostPerPage = 1000

function pageIn({ page = '1', per_page: perPage = '50' }: Record<string, string>) {
  if (!/^[1-9]\d{0,8}$/.test(page)) throw invalid('page can be a number from 1')
  if (!/^[1-9]\d{0,8}$/.test(perPage)) throw invalid('per_page can be a number from 1')
  return { page: Number(page), perPage: Math.min(Number(perPage), mostPerPage) }
}

/** `page` comes first: the browser's client reads what follows the first equals sign. */
function linksAround({ page, perPage }: { page: number; perPage: number }, total: number): string {
  const last = Math.ceil(total / perPage)
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  return [page < last && link(page + 1, 'next'), last > 0 && link(last, 'last')].filter(Boolean).join(', ')
}
