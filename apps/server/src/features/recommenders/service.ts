import type { AdvisedLetters } from '@bearings/domain/advising/students/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { ruleAgainstRecommender, ruleAgainstSaying } from '@bearings/domain/recommenders/rules'
import type {
  Letter,
  NewRecommender,
  Recommender,
  RecommenderChanges,
  Recommenders,
  SentLetter,
} from '@bearings/domain/recommenders/schema'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import { runQueries } from '#database/run-queries.ts'
import { meansOf, tellTakenBack } from '#features/letters/telling/jobs.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor'>

export async function list({ db, actor }: Reader): Promise<Recommenders> {
  const [rows, letters, schools] = await runQueries(
    db,
    () => store.list(db, actor),
    () => store.letters(db, actor),
    () => store.askingSchools(db, actor),
  )
  return { recommenders: rows.map((row) => ({ ...row, letters: lettersOf(row, letters) })), schools }
}

/**
 * Returns what a student shows an advisor of their recommenders, without the student's notes.
 * @param hasList Whether the student shows their list too. Otherwise only the schools that somebody writes
 * for are named, without the status of an application.
 */
export async function sharedOf(
  { db, actor }: Reader,
  { studentId, hasList }: { studentId: string; hasList: boolean },
): Promise<Omit<Extract<AdvisedLetters, { shared: true }>, 'shared'>> {
  const [rows, letters, schools] = await runQueries(
    db,
    () => store.list(db, actor, studentId),
    () => store.letters(db, actor, studentId),
    () => store.askingSchools(db, actor, { studentId, hasList }),
  )
  return {
    recommenders: rows.map(({ note: _note, ...row }) => ({ ...row, letters: lettersOf(row, letters) })),
    schools: schools.map((school) => ({ ...school, status: hasList ? school.status : null })),
  }
}

function lettersOf({ id }: WithId, letters: Awaited<ReturnType<typeof store.letters>>): Letter[] {
  return letters
    .filter(({ recommenderId }) => recommenderId === id)
    .map(({ entryId, sentOn, saidBy }) => ({ entryId, sentOn, saidBy }))
}

export async function add(
  { db, actor, now }: SignedInContext,
  { letters, ...fields }: NewRecommender,
): Promise<Recommender> {
  return db.transaction(async (tx) => {
    const rule = ruleAgainstRecommender(await store.lockAndCount(tx, actor))
    if (rule) throw broken(rule)
    const id = await store.insert(tx, actor, fields, now())
    await setLetters(tx, actor, id, letters)
    return find(tx, actor, id)
  })
}

export async function change(
  { db, actor, now }: SignedInContext,
  { id, letters, ...changes }: RecommenderChanges & WithId,
): Promise<Recommender> {
  return db.transaction(async (tx) => {
    if (!(await store.lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    // Whoever was asked through Bearings says how far it is.
    const { state: _state, askedOn: _askedOn, ...others } = changes
    await store.change(tx, actor, id, (await store.askOf(tx, actor, id)) ? others : changes, now())
    if (letters) await setLetters(tx, actor, id, letters)
    return find(tx, actor, id)
  })
}

export async function setSent(
  { db, actor }: SignedInContext,
  { sentOn, ...letter }: SentLetter & WithId & { entryId: string },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const said = await store.lockLetter(tx, actor, letter)
    if (!said) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstSaying(said)
    if (rule) throw broken(rule)
    await store.setSent(tx, letter, sentOn)
  })
}

/** Whoever was asked learns that the student takes the request back, so that comes first. */
export async function remove(context: SignedInContext, { id }: WithId): Promise<undefined> {
  const { db, actor, now } = context
  const means = await meansOf(context)
  await db.transaction(async (tx) => {
    if (!(await store.lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    const ask = await store.askOf(tx, actor, id)
    if (ask && !ask.isDone) throw broken('letter-asked')
    await tellTakenBack(tx, means, { recommenderId: id, asked: null, now: now() })
    await store.remove(tx, actor, id)
  })
}

/**
 * A school may have been removed since a form was opened: its letter goes into the trash with it.
 * @throws {Failure} NOT_FOUND for a school that is not the actor's
 */
async function setLetters(
  tx: Database,
  actor: SignedInContext['actor'],
  id: string,
  letters: NewRecommender['letters'],
) {
  const isOwn = await store.areOwn(
    tx,
    actor,
    letters.map(({ entryId }) => entryId),
  )
  if (!isOwn) throw new Failure('NOT_FOUND')
  await store.setLetters(tx, actor, id, letters)
}

async function find(tx: Database, actor: SignedInContext['actor'], id: string): Promise<Recommender> {
  const { recommenders } = await list({ db: tx, actor })
  const found = recommenders.find((one) => one.id === id)
  if (!found) throw new Failure('NOT_FOUND')
  return found
}
