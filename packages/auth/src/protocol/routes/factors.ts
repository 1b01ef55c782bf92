import { answerChallenge } from '#flows/answer-challenge.ts'
import { challenge, enroll, unenroll } from '#flows/factors.ts'
import { sessionBody } from '#flows/session.ts'
import { ChallengeResponse, NewFactor } from '../schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

export const factorRoutes = {
  'POST /factors': route('user', NewFactor, (context, { body }) => enroll(context, body)),

  'POST /factors/{id}/challenge': route('user', null, (context, { params }) =>
    challenge(context, params.id!),
  ),

  'POST /factors/{id}/verify': route('user', ChallengeResponse, async (context, { params, body }) =>
    sessionBody(context, await answerChallenge(context, params.id!, body)),
  ),

  'DELETE /factors/{id}': route('user', null, (context, { params }) => unenroll(context, params.id!)),
} satisfies AuthRoutes
