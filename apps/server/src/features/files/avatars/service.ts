import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@bearings/domain/actor'
import { avatarLinkSeconds, avatarSides } from '@bearings/domain/files/options'
import { goodUntil } from '@bearings/domain/files/rules'
import type { AvatarLinks, OwnAvatar } from '@bearings/domain/files/schema'
import type { Database } from '#database/open.ts'
import { fileStoreOf } from '#platform/file-store/store-of-config.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import { signed } from '../links.ts'
import { cropSquares } from '../pictures.ts'
import { keepWith } from '../service.ts'
import * as store from './store.ts'

type Context = Pick<SignedInContext, 'db' | 'actor' | 'now'>

export const sizes = Object.keys(avatarSides) as (keyof AvatarLinks)[]

export function keyOf(fileId: string, size: keyof AvatarLinks): string {
  return `avatars/${fileId}/${size}.webp`
}

export async function own(context: Context): Promise<OwnAvatar> {
  const fileId = await store.findOwn(context.db, context.actor)
  return { avatar: fileId === undefined ? null : await linksTo(context, fileId) }
}

/** Returns signed URLs of this picture, for people who may see it. */
export async function linksTo(context: Pick<Services, 'db' | 'now'>, fileId: string): Promise<AvatarLinks> {
  const until = goodUntil(context.now(), avatarLinkSeconds)
  const [small, large] = await Promise.all([
    signed(context, pathOf(fileId, 'small'), until),
    signed(context, pathOf(fileId, 'large'), until),
  ])
  return { small, large }
}

/** Returns the path that a picture's URL is signed for. */
export function pathOf(fileId: string, size: keyof AvatarLinks): string {
  return `/files/avatars/${fileId}/${size}`
}

/**
 * Makes this the actor's picture, in place of the one before.
 * @throws {Failure} as `cropSquares` does
 */
export async function setOwn(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  actor: Actor,
  given: Buffer,
): Promise<OwnAvatar> {
  const { contents, write } = await prepared(services, actor, given)
  await keepWith(services, contents, write)
  return own({ ...services, actor })
}

/**
 * Checks and redraws a picture, and returns its files with a function that makes it the actor's. It is for
 * `keepWith`, alone or together with other files.
 * @throws {Failure} as `cropSquares` does
 */
export async function prepared({ now }: Pick<Services, 'now'>, actor: Actor, given: Buffer) {
  const { small, large } = await cropSquares(given)
  const fileId = randomUUID()
  const contents = [
    { key: keyOf(fileId, 'small'), content: small, type: 'image/webp' },
    { key: keyOf(fileId, 'large'), content: large, type: 'image/webp' },
  ]
  return { contents, write: (tx: Database) => store.setOwn(tx, actor, fileId, now()) }
}

export async function removeOwn({ db, actor }: SignedInContext): Promise<undefined> {
  await store.removeOwn(db, actor)
}

/** Returns the actor's own picture in the largest size that is stored. */
export async function contentOf({ db, config, actor }: Pick<SignedInContext, 'db' | 'config' | 'actor'>) {
  const fileId = await store.findOwn(db, actor)
  const content = fileId && (await fileStoreOf(config).read(keyOf(fileId, 'large')))
  return content ? buffer(content) : null
}

export async function hasAvatar({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<boolean> {
  return (await store.findOwn(db, actor)) !== undefined
}

/** Returns whether this picture still exists. */
export function isStored({ db }: Pick<Services, 'db'>, fileId: string): Promise<boolean> {
  return store.isStored(db, fileId)
}
