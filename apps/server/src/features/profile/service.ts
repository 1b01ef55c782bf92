import { Failure } from '@bearings/domain/failure'
import { faultInPosition } from '@bearings/domain/profile/activities/rules'
import { steps } from '@bearings/domain/profile/options'
import {
  achievementLevels,
  completion,
  emptyAnswers,
  isStepComplete,
  missingToContinue,
  scores,
} from '@bearings/domain/profile/rules'
import type {
  Profile,
  ProfileView,
  SaveAcademic,
  SaveActivities,
  SaveBackground,
  SaveGpa,
  SaveHonors,
  Step,
} from '@bearings/domain/profile/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

export async function own({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<ProfileView> {
  return viewOf(await store.findOwn(db, actor))
}

/** Returns the shared parts of a student's profile, the rest blank; `null` if the actor may see none. */
export async function sharedOf({ db, actor }: SignedInContext, studentId: string): Promise<Profile | null> {
  const row = await store.findShared(db, actor, studentId)
  return row ? profileOf(row) : null
}

export function saveBackground(context: SignedInContext, { finish, ...answers }: SaveBackground) {
  return save(context, 'background', answers, finish)
}

export function saveAcademic(context: SignedInContext, { finish, ...answers }: SaveAcademic) {
  return save(context, 'academic', answers, finish)
}

export async function saveGpa({ db, actor, now }: SignedInContext, answers: SaveGpa): Promise<ProfileView> {
  return viewOf(await store.saveOwn(db, actor, answers, now()))
}

export async function saveActivities(context: SignedInContext, { finish, ...answers }: SaveActivities) {
  const kept = (await store.findOwn(context.db, context.actor))?.activities ?? []
  const fields = answers.activities.flatMap(({ position }, index) => {
    const message = position === undefined ? null : faultInPosition(position, kept)
    return message === null ? [] : [{ path: `activities.${index}.position`, message }]
  })
  if (fields.length > 0) throw new Failure('INVALID_INPUT', { fields })
  return save(context, 'activities', answers, finish)
}

export function saveHonors(context: SignedInContext, { finish, ...answers }: SaveHonors) {
  return save(context, 'honors', answers, finish)
}

async function save({ db, actor, now }: SignedInContext, step: Step, answers: store.Saved, finish: boolean) {
  const missing = finish ? missingToContinue(step, answers) : []
  if (missing.length > 0) {
    const fields = missing.map((path) => ({ path, message: 'Required to continue' }))
    throw new Failure('RULE_BROKEN', { rule: 'profile-step-incomplete', fields })
  }
  return viewOf(await store.saveOwn(db, actor, answers, now()))
}

function viewOf(row: Awaited<ReturnType<typeof store.findOwn>>): ProfileView {
  const profile = profileOf(row)
  return {
    profile,
    completion: completion(profile),
    steps: Object.fromEntries(
      steps.map((step) => [step, { complete: isStepComplete(step, profile) }]),
    ) as ProfileView['steps'],
    scores: scores(profile),
  }
}

function profileOf(row: Awaited<ReturnType<typeof store.findOwn>>): Profile {
  return {
    ...(row ?? emptyAnswers),
    achievementLevels: achievementLevels(row?.honorsAwards ?? []),
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}
