import { createHash } from 'node:crypto'
import {
  type AuthorshipKey,
  type AuthorshipRecord,
  type AuthorshipStatement,
  type AuthorshipStep,
  linkOf,
  meaningOfRecord,
} from '@bearings/domain/essays/authorship'
import { Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import { signerOf } from '#platform/signatures.ts'
import * as essays from '../store.ts'
import * as store from './store.ts'

/** Returns a signed record of how the actor's essay came to be. The texts themselves are not in it. */
export async function record(context: SignedInContext, { id }: WithId): Promise<AuthorshipRecord> {
  const { db, actor, now, config } = context
  const essay = await essays.findVisible(db, actor, id)
  if (!essay) throw new Failure('NOT_FOUND')
  const statement: AuthorshipStatement = {
    is: 'bearings authorship record 1',
    says: meaningOfRecord,
    issuer: config.publicUrl,
    issuedAt: now().toISOString(),
    student: essay.student.fullName,
    prompt: essay.promptName,
    school: essay.schoolName,
    steps: chained(await store.textsOf(db, actor, id)),
  }
  return { statement, ...(await signerOf(db)).sign(JSON.stringify(statement)) }
}

/** Returns the key with which a school checks records. */
export async function key({ db }: Pick<Services, 'db'>): Promise<AuthorshipKey> {
  return (await signerOf(db)).publicKey
}

function chained(texts: store.Text[]): AuthorshipStep[] {
  let before = ''
  return texts.map(({ at, ...text }) => {
    const step = { at: at.toISOString(), ...text }
    before = createHash('sha256').update(linkOf(before, step)).digest('hex')
    return { ...step, link: before }
  })
}
