import { matchesPassword } from '#credentials/password.ts'
import { provedRecently } from '#rules.ts'
import type { AuthContext } from '#services.ts'
import { findBearer } from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { wrongPasswords } from './caps.ts'

export type Presence = 'proved' | 'password-wrong' | 'password-needed'

/**
 * Whether it is the person who asks, and not whoever finds their screen unlocked: by their password, or by a sign-in of
 * just now, since not everybody has a password.
 */
export async function presenceOf(
  context: AuthContext,
  { userId, sessionId, password }: { userId: string; sessionId: string; password: string | undefined },
): Promise<Presence> {
  if (password === undefined) {
    const session = await findBearer(context, { userId, sessionId })
    return provedRecently(session?.methods ?? [], context.now()) ? 'proved' : 'password-needed'
  }
  const user = await users.findById(context.db, context.people, userId)
  const matches =
    user && (await matchesPassword(user.passwordHash, password, wrongPasswords(context, user.email)))
  return matches ? 'proved' : 'password-wrong'
}
