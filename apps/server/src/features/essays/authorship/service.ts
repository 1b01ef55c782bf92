import { createHash } from 'node:crypto'
import {
  type AuthorshipHelp,
  type AuthorshipKey,
  type AuthorshipRecord,
  type AuthorshipStatement,
  type AuthorshipStep,
  linkOf,
  meaningOfHelp,
  meaningOfRecord,
} from '@bearings/domain/essays/authorship'
import type { SpellingHelp } from '@bearings/domain/essays/schema'
import { Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import { signerOf } from '#platform/signatures.ts'
import * as comments from '../comments/store.ts'
import * as essays from '../store.ts'
import * as store from './store.ts'

/** Faster than anyone takes proposals by hand. */
const reports = { name: 'essay-help', points: 1200, seconds: 3600 }

/** Returns a signed record of how the actor's essay came to be. The texts themselves are not in it. */
export async function record(context: SignedInContext, { id }: WithId): Promise<AuthorshipRecord> {
  const { db, actor, now, config } = context
  const essay = await essays.findVisible(db, actor, id)
  if (!essay) throw new Failure('NOT_FOUND')
  const statement: AuthorshipStatement = {
    is: 'bearings authorship record 3',
    says: meaningOfRecord,
    issuer: config.publicUrl,
    issuedAt: now().toISOString(),
    student: essay.student.fullName,
    prompt: essay.promptName,
    school: essay.schoolName,
    steps: chained(await store.textsOf(db, actor, id)),
    help: await helpWith(context, id),
  }
  return { statement, ...(await signerOf(db)).sign(JSON.stringify(statement)) }
}

/** Adds to the help that the actor's essay had from the checker, as the student's own device reports it. */
export async function noteHelp(
  { db, actor, now, limits }: SignedInContext,
  { id, ...help }: SpellingHelp & WithId,
): Promise<undefined> {
  await limits.take(reports, actor.userId)
  if (!(await store.addHelp(db, actor, id, help, now()))) throw new Failure('NOT_FOUND')
}

export async function key({ db }: Pick<Services, 'db'>): Promise<AuthorshipKey> {
  return (await signerOf(db)).publicKey
}

/** Counts that the navigator looked at an essay of the actor's. What it said is not kept here. */
export function noteCoaching(
  { db, actor, now }: SignedInContext,
  { id, isByModel }: WithId & { isByModel: boolean },
): Promise<void> {
  return store.addCoaching(db, actor, id, { isByModel, now: now() })
}

async function helpWith({ db, actor }: SignedInContext, id: string): Promise<AuthorshipHelp> {
  const found = await comments.listVisible(db, actor, { id, userId: actor.userId })
  const others = found.flatMap(({ author }) =>
    author?.id === actor.userId ? [] : [author?.fullName ?? 'A deleted account'],
  )
  const { spelling, navigator } = await store.helpOf(db, actor, id)
  return {
    says: meaningOfHelp,
    spelling: { ...spelling, lastAt: spelling.lastAt?.toISOString() ?? null },
    navigator: { ...navigator, lastAt: navigator.lastAt?.toISOString() ?? null },
    comments: [...new Set(others)].map((by) => ({ by, count: others.filter((name) => name === by).length })),
  }
}

function chained(texts: store.Text[]): AuthorshipStep[] {
  let before = ''
  return texts.map(({ at, ...text }) => {
    const step = { at: at.toISOString(), ...text }
    before = createHash('sha256').update(linkOf(before, step)).digest('hex')
    return { ...step, link: before }
  })
}
