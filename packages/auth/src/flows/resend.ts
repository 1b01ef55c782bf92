import { beginFlow, challengeIn } from '#credentials/code-challenge.ts'
import type { AuthContext } from '#services.ts'
import * as users from '#store/users.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import type { Resend } from '../terms/schema.ts'
import { mailHalves } from './change-address.ts'
import { addressOf, evenly, ifKnown, type LinkRequest, remind } from './link-request.ts'
import { takeMail } from './mail-caps.ts'

/** Mails the link of a pending sign-up or address change once more. */
export async function resend(context: AuthContext, input: Resend, redirect: string | null): Promise<void> {
  const { type } = input
  if (type !== 'signup' && type !== 'email_change') throw invalid('type can be signup or email_change')
  const address = await addressOf(context, input, 'resend')
  const request = { redirect, challenge: challengeIn(input) }
  await evenly(
    type === 'signup' ? resendSignUp(context, address, request) : resendChange(context, address, request),
  )
}

async function resendSignUp(context: AuthContext, address: string, request: LinkRequest): Promise<void> {
  await ifKnown(context, address, async (tx, keys, user) => {
    if (!user.emailConfirmedAt) await remind(tx, context, { ...request, keys, user, hasPassword: true })
  })
}

async function resendChange(
  context: AuthContext,
  address: string,
  { redirect, challenge }: LinkRequest,
): Promise<void> {
  const { db, people, now } = context
  const newEmail = (await users.findByAddress(db, people, address))?.newEmail
  if (!newEmail || !(await mayMail(context, newEmail))) return
  await ifKnown(context, address, async (tx, keys, user) => {
    if (user.newEmail !== newEmail) return
    const at = now()
    const flowId = await beginFlow(tx, user.id, challenge, at)
    await users.change(tx, people, user.id, { emailChangeSentAt: at })
    await mailHalves(tx, context, user, { keys, redirect, at, flowId })
  })
}

/**
 * Counts a mail to the new address, which also gets one. When it may get no more, nothing is said, because
 * anyone may ask, and the refusal would tell them of the change.
 */
async function mayMail(context: AuthContext, address: string): Promise<boolean> {
  try {
    await takeMail(context, address)
    return true
  } catch (error) {
    if (error instanceof AuthFailure) return false
    throw error
  }
}
