import { beginFlow, challengeIn } from '#credentials/code-challenge.ts'
import { invalid } from '#protocol/failure.ts'
import type { Resend } from '#protocol/schema.ts'
import type { AuthContext } from '#services.ts'
import * as users from '#store/users.ts'
import { mailHalves } from './change-address.ts'
import { addressOf, evenly, ifKnown, remind } from './link-request.ts'

/** Mails the link of a pending sign-up or address change once more. */
export async function resend(context: AuthContext, input: Resend, redirect: string | null): Promise<void> {
  const { type } = input
  if (type !== 'signup' && type !== 'email_change') throw invalid('type can be signup or email_change')
  const address = await addressOf(context, input, 'resend')
  const request = { redirect, challenge: challengeIn(input) }
  await evenly(
    ifKnown(context, address, async (tx, keys, user) => {
      if (type === 'signup' && !user.emailConfirmedAt) await remind(tx, context, { ...request, keys, user })
      if (type === 'email_change' && user.newEmail !== null) {
        const at = context.now()
        const flowId = await beginFlow(tx, user.id, request.challenge, at)
        await users.change(tx, context.people, user.id, { emailChangeSentAt: at })
        await mailHalves(tx, context, user, { keys, redirect, at, flowId })
      }
    }),
  )
}
