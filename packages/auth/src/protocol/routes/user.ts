import { redirectIn } from '#credentials/redirects.ts'
import { changeUser, ownUser } from '#flows/change-user.ts'
import { reauthenticate } from '#flows/reauthenticate.ts'
import { UserChanges } from '#terms/schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

export const userRoutes = {
  'GET /user': route('user', null, (context) => ownUser(context)),

  'PUT /user': route('user', UserChanges, (context, { body, query }) =>
    changeUser(context, body, redirectIn(context, query.redirect_to)),
  ),

  'GET /reauthenticate': route('user', null, async (context) => {
    await reauthenticate(context)
    return {}
  }),
} satisfies AuthRoutes
