import { challengeIn } from '#credentials/code-challenge.ts'
import type { AuthContext } from '#services.ts'
import * as users from '#store/users.ts'
import type { Recover } from '../terms/schema.ts'
import { addressOf, evenly, ifKnown, mailRequested } from './link-request.ts'

/** Mails a link to choose a new password, if the address has an account. */
export async function recover(context: AuthContext, input: Recover, redirect: string | null): Promise<void> {
  const address = await addressOf(context, input, 'recover')
  const request = { redirect, challenge: challengeIn(input) }
  const { now, audit, origin, people } = context
  await evenly(
    ifKnown(context, address, async (tx, keys, user) => {
      const at = now()
      await users.change(tx, people, user.id, { recoverySentAt: at })
      await mailRequested(tx, context, { ...request, keys, user, kind: 'recovery' })
      await audit.write(tx, { at, action: 'user_recovery_requested', targetId: user.id, origin })
    }),
  )
}
