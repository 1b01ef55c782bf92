import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { fileNameFor } from '@bearings/domain/file-name'
import { documentLinkSeconds, documentTypes } from '@bearings/domain/files/options'
import { ruleAgainstStoring } from '@bearings/domain/files/rules'
import type { DocumentChanges, StoredDocument, NewDocument } from '@bearings/domain/files/schema'
import type { Database } from '#database/open.ts'
import { logView } from '#features/access-log/service.ts'
import { fileStoreOf } from '#platform/file-store/store-of-config.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import { signed } from '../links.ts'
import { keepWith } from '../service.ts'
import { contentOfDocument } from './content.ts'
import * as store from './store.ts'

type Id = { id: string }

export async function list({ db, actor }: SignedInContext): Promise<StoredDocument[]> {
  return (await store.ofPerson(db, actor, actor.userId)).map(documentOf)
}

export async function sharedOf(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  studentId: string,
): Promise<StoredDocument[]> {
  return (await store.ofPerson(db, actor, studentId)).map(documentOf)
}

/**
 * Keeps a file as the actor's document.
 * @throws {Failure} `documents-full`, or as `contentOfDocument` does
 */
export async function add(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  actor: Actor,
  { name, kind }: NewDocument,
  given: Buffer,
): Promise<StoredDocument> {
  const { contents, write, bytes } = await prepared(services, actor, { name, kind }, given)
  assertRoom(await store.ofPerson(services.db, actor, actor.userId), bytes)
  return keepWith(services, contents, write)
}

/**
 * Checks a file, and returns its contents with a function that makes it the actor's document. It is for
 * `keepWith`, alone or together with other files.
 * @throws {Failure} as `contentOfDocument` does; `write` throws `documents-full`
 */
export async function prepared(
  { now }: Pick<Services, 'now'>,
  actor: Actor,
  { name, kind }: NewDocument,
  given: Buffer,
) {
  const { type, content } = await contentOfDocument(given)
  const bytes = content.length
  const id = randomUUID()
  const row = { id, userId: actor.userId, name, kind, type, bytes, createdAt: now() }
  const write = async (tx: Database) => {
    await store.lock(tx, actor)
    assertRoom(await store.ofPerson(tx, actor, actor.userId), bytes)
    return documentOf(await store.insert(tx, row))
  }
  return { contents: [{ key: keyOf(id), content, type }], write, bytes }
}

export async function change(
  { db, actor }: SignedInContext,
  { id, ...changes }: Id & DocumentChanges,
): Promise<StoredDocument> {
  const row =
    Object.keys(changes).length > 0
      ? await store.change(db, actor, id, changes)
      : await store.find(db, actor, id)
  if (!row) throw new Failure('NOT_FOUND')
  return documentOf(row)
}

export async function remove({ db, actor }: SignedInContext, { id }: Id): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

/** Returns a URL to download a document from. An advisor's request counts as a view of the profile. */
export async function link(context: SignedInContext, { id }: Id): Promise<{ url: string }> {
  const { db, actor, now } = context
  const found = await store.find(db, actor, id)
  if (!found) throw new Failure('NOT_FOUND')
  if (found.userId !== actor.userId)
    await logView(db, actor, { studentId: found.userId, what: 'profile', now: now() })
  const until = Math.floor(now().getTime() / 1000) + documentLinkSeconds
  return { url: await signed(context, pathOf(id), until) }
}

/** Returns the path that a document's URL is signed for. */
export function pathOf(id: string): string {
  return `/files/documents/${id}`
}

/** Opens a document whose signed URL was verified: its content, and the name a browser saves it under. */
export async function open({ db, config }: Pick<Services, 'db' | 'config'>, id: string) {
  const found = await store.findAddressed(db, id)
  const content = found && (await fileStoreOf(config).read(keyOf(id)))
  if (!content) throw new Failure('NOT_FOUND')
  return { ...found, content, fileName: fileNameOf({ ...found, name: fileNameFor(found.name) }) }
}

export async function contentsOf({ db, config, actor }: Pick<SignedInContext, 'db' | 'config' | 'actor'>) {
  const own = await store.ofPerson(db, actor, actor.userId)
  const contents = own.map(async (document) => {
    const content = await fileStoreOf(config).read(keyOf(document.id))
    return { ...document, content: content && (await buffer(content)) }
  })
  return Promise.all(contents)
}

function assertRoom(kept: readonly { bytes: number }[], bytes: number): void {
  const rule = ruleAgainstStoring(kept, bytes)
  if (rule) throw broken(rule)
}

export function keyOf(id: string): string {
  return `documents/${id}/file`
}

export function fileNameOf({ name, type }: Pick<store.Row, 'name' | 'type'>): string {
  return `${name}.${documentTypes[type]}`
}

function documentOf(row: store.Row): StoredDocument {
  const { id, name, kind, type, bytes, isShown, createdAt } = row
  return { id, name, kind, type, bytes, isShown, createdAt: createdAt.toISOString() }
}
