import { invalid } from '../../../platform/auth-failure.ts'
import { type AuthRoutes, route } from '../../../platform/auth-serve.ts'
import type { Caller } from '../auth/service.ts'
import { type LogoutScope, logOut } from './service.ts'

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies LogoutScope[]

export const sessionRoutes = {
  'POST /logout': route('user', null, async (context, { query: { scope = 'global' } }) => {
    if (!scopes.includes(scope)) throw invalid('scope can be global, local or others')
    await logOut(context, scope as LogoutScope)
  }),
} satisfies AuthRoutes<Caller>
