import { redirectIn } from '#credentials/redirects.ts'
import { changeUser, createUser } from '#flows/admin-users.ts'
import * as admin from '#flows/admin.ts'
import { generateLink } from '#flows/generate-link.ts'
import { invite } from '#flows/invite.ts'
import type { Page } from '#services.ts'
import { invalid } from '#terms/failure.ts'
import { AdminDeletion, AdminUser, GenerateLink, Invitation } from '#terms/schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

export const adminRoutes = {
  'GET /admin/users': route('service', null, async (context, { query, reply }) => {
    const page = pageIn(query)
    const { users, total } = await admin.listUsers(context, page)
    const link = linksAround(page, total)
    void reply.header('x-total-count', total)
    // The browser's client cannot read an empty `link` header.
    if (link !== '') void reply.header('link', link)
    return { users, aud: 'authenticated' }
  }),
  'POST /admin/users': route('service', AdminUser, (context, { body }) => createUser(context, body)),
  'GET /admin/users/{id}': route('service', null, (context, { params }) =>
    admin.findUser(context, params.id!),
  ),
  'PUT /admin/users/{id}': route('service', AdminUser, (context, { params, body }) =>
    changeUser(context, params.id!, body),
  ),
  'DELETE /admin/users/{id}': route('service', AdminDeletion, async (context, { params, body }) => {
    await admin.deleteUser(context, params.id!, body.should_soft_delete)
    return {}
  }),
  'GET /admin/users/{id}/factors': route('service', null, (context, { params }) =>
    admin.listFactors(context, params.id!),
  ),
  'DELETE /admin/users/{id}/factors/{factorId}': route('service', null, (context, { params }) =>
    admin.deleteFactor(context, params.id!, params.factorId!),
  ),
  'POST /admin/generate_link': route('service', GenerateLink, (context, { body, query }) =>
    generateLink(context, { ...body, redirect_to: body.redirect_to ?? query.redirect_to }),
  ),
  'POST /invite': route('service', Invitation, (context, { body, query }) =>
    invite(context, body, redirectIn(context, query.redirect_to)),
  ),
  'GET /admin/audit': route('service', null, (context, { query }) =>
    admin.auditEntries(context, pageIn(query)),
  ),
} satisfies AuthRoutes

const mostPerPage = 1000

/** Reads the page and its size. The client sends both parameters with empty values if it was given none. */
function pageIn(query: Record<string, string>): Page {
  const { page, per_page: perPage } = { page: query.page || '1', per_page: query.per_page || '50' }
  if (!/^[1-9]\d{0,8}$/.test(page)) throw invalid('page can be a number from 1')
  if (!/^[1-9]\d{0,8}$/.test(perPage)) throw invalid('per_page can be a number from 1')
  return { page: Number(page), perPage: Math.min(Number(perPage), mostPerPage) }
}

/** `page` comes first, because the browser's client reads what follows the first equals sign. */
function linksAround({ page, perPage }: Page, total: number): string {
  const last = Math.ceil(total / perPage)
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  return [page < last && link(page + 1, 'next'), last > 0 && link(last, 'last')].filter(Boolean).join(', ')
}
