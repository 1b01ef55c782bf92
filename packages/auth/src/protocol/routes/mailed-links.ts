import { redirectIn } from '#credentials/redirects.ts'
import { recover } from '#flows/recover.ts'
import { resend } from '#flows/resend.ts'
import { sendLink } from '#flows/send-link.ts'
import { Otp, Recover, Resend } from '#terms/schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

const otp = route('open', Otp, async (context, { body, query }) => {
  await sendLink(context, body, redirectIn(context, query.redirect_to))
  return {}
})

export const mailedLinkRoutes = {
  'POST /recover': route('open', Recover, async (context, { body, query }) => {
    await recover(context, body, redirectIn(context, query.redirect_to))
    return {}
  }),
  'POST /otp': otp,
  'POST /magiclink': otp,
  'POST /resend': route('open', Resend, async (context, { body, query }) => {
    await resend(context, body, redirectIn(context, query.redirect_to))
    return {}
  }),
} satisfies AuthRoutes
