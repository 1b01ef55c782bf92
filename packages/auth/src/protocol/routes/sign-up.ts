import { redirectIn } from '#credentials/redirects.ts'
import { signUp } from '#flows/sign-up.ts'
import { SignUp } from '#terms/schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

export const signUpRoutes = {
  'POST /signup': route('open', SignUp, (context, { body, query }) =>
    signUp(context, body, redirectIn(context, query.redirect_to)),
  ),
} satisfies AuthRoutes
