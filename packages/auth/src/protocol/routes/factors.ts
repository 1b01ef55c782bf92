import { answerChallenge } from '#flows/answer-challenge.ts'
import { challenge, enroll, unenroll } from '#flows/factors.ts'
import * as recoveryCodes from '#flows/recovery-codes.ts'
import { sessionBody } from '#flows/session.ts'
import { ChallengeResponse, NewFactor, RecoveryCode } from '#terms/schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

export const factorRoutes = {
  'POST /factors': route('user', NewFactor, (context, { body }) => enroll(context, body)),

  'POST /factors/{id}/challenge': route('user', null, (context, { params }) =>
    challenge(context, params.id!),
  ),

  'POST /factors/{id}/verify': route('user', ChallengeResponse, async (context, { params, body }) =>
    sessionBody(context, await answerChallenge(context, params.id!, body)),
  ),

  'GET /factors/recovery-codes': route('user', null, (context) => recoveryCodes.status(context)),

  'POST /factors/recovery-codes': route('user', null, (context) => recoveryCodes.generate(context)),

  'POST /factors/recovery-codes/regenerate': route('user', null, (context) =>
    recoveryCodes.regenerate(context),
  ),

  'POST /factors/recovery-codes/verify': route('user', RecoveryCode, async (context, { body }) =>
    sessionBody(context, await recoveryCodes.use(context, body)),
  ),

  'DELETE /factors/recovery-codes': route('user', null, (context) => recoveryCodes.remove(context)),

  'DELETE /factors/{id}': route('user', null, (context, { params }) => unenroll(context, params.id!)),
} satisfies AuthRoutes
