import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { dataKeys } from '../tables/data-keys.ts'
import { decrypt, encrypt, keyIdOf, newKey } from './cipher.ts'
import { VaultLocked, type WrappingKey, type WrappingKeys } from './wrapping-keys.ts'

type Keyring = { newest: string; keys: ReadonlyMap<string, Buffer>; loadedAt: number }
type Vault = { db: Database; wrappingKeys: WrappingKeys; keyring: Keyring }

const vaults = new WeakMap<object, Vault>()
/** Milliseconds after which a process checks whether another has added a key. */
const goodFor = 60_000
const lockNumber = 7_309_114

/**
 * Loads the keys, so that this process can read encrypted data; an empty database gets its first key.
 * @throws {VaultLocked} when the wrapping key is missing. Nothing is changed then.
 */
export async function openVault(db: Database, wrappingKeys: WrappingKeys): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVault(tx)
    if ((await tx.$count(dataKeys)) === 0) await addKey(tx, wrappingKeys.findOrMake())
  })
  vaults.set(shared(db), { db, wrappingKeys, keyring: await load(db, wrappingKeys) })
}

/** Lets only one process at a time change keys or re-encrypt data, until the transaction ends. */
export async function lockVault(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
}

/** Adds a key, with which everything is encrypted from now on, and returns its id. */
export async function addKey(tx: Database, { id: wrappedBy, key: wrapping }: WrappingKey): Promise<string> {
  const key = newKey()
  const id = keyIdOf(key)
  await tx.insert(dataKeys).values({ id, wrappedBy, wrapped: encrypt(wrapping, key, `data_keys.${id}`) })
  return id
}

/** Encrypts every data key with this wrapping key, except those that no available wrapping key opens. */
export async function rewrapDataKeys(tx: Database, wrapping: WrappingKey, wrappingKeys: WrappingKeys) {
  for (const row of await tx.select().from(dataKeys)) {
    const old = wrappingKeys.find().find(({ id }) => id === row.wrappedBy)
    if (!old || old.id === wrapping.id) continue
    const key = decrypt(old.key, row.wrapped, `data_keys.${row.id}`)
    const wrapped = encrypt(wrapping.key, key, `data_keys.${row.id}`)
    await tx.update(dataKeys).set({ wrapped, wrappedBy: wrapping.id }).where(eq(dataKeys.id, row.id))
  }
}

/** Reads the keys again, for example after one was added or a backup was restored. */
export async function reloadVault(db: Database): Promise<void> {
  const vault = vaultOf(db)
  vault.keyring = await load(db, vault.wrappingKeys)
}

async function load(db: Database, wrappingKeys: WrappingKeys): Promise<Keyring> {
  const rows = await db.select().from(dataKeys).orderBy(desc(dataKeys.createdAt), dataKeys.id)
  const known = new Map(wrappingKeys.find().map(({ id, key }) => [id, key]))
  const opened = rows.map(({ id, wrapped, wrappedBy }) => {
    const wrapping = known.get(wrappedBy)
    if (!wrapping) throw locked(wrappingKeys, wrappedBy)
    return [id, decrypt(wrapping, wrapped, `data_keys.${id}`)] as const
  })
  return { newest: opened[0]![0], keys: new Map(opened), loadedAt: performance.now() }
}

function locked({ find, place }: WrappingKeys, needed: string): VaultLocked {
  const lack =
    find().length === 0 ? `The key file ${place} is missing` : `${place} does not hold the key ${needed}`
  return new VaultLocked(
    `${lack}, which unlocks what is encrypted in this database. Put back the copy that was kept of it; nothing was changed.`,
  )
}

/**
 * Returns the data keys, by id, of a database that this process has not opened.
 * @throws {VaultLocked} when a wrapping key is missing
 */
export async function keysIn(db: Database, wrappingKeys: WrappingKeys): Promise<ReadonlyMap<string, Buffer>> {
  return (await load(db, wrappingKeys)).keys
}

export function newestKey(db: Database): { id: string; key: Buffer } {
  const vault = vaultOf(db)
  if (performance.now() - vault.keyring.loadedAt > goodFor) {
    vault.keyring.loadedAt = performance.now()
    // Runs in the background, because values encrypted with the previous key stay readable.
    void reloadVault(vault.db).catch(() => {})
  }
  const { newest: id, keys } = vault.keyring
  return { id, key: keys.get(id)! }
}

/** Reads the keys once, however many values of a transaction wait for them. */
const reloading = new WeakMap<Database, Promise<void>>()

function reloadOnce(db: Database): Promise<void> {
  const underway = reloading.get(db) ?? reloadVault(db).finally(() => reloading.delete(db))
  reloading.set(db, underway)
  return underway
}

/** @throws when there is no such key. */
export async function keyOf(db: Database, id: string): Promise<Buffer> {
  // Another process may have added it since the keys were loaded.
  if (!vaultOf(db).keyring.keys.has(id)) await reloadOnce(db)
  const key = vaultOf(db).keyring.keys.get(id)
  if (!key) throw new Error(`The key ${id}, with which a value was encrypted, is missing`)
  return key
}

function vaultOf(db: Database): Vault {
  const vault = vaults.get(shared(db))
  if (!vault) throw new Error('The vault of this database was not opened')
  return vault
}

/** An object that a database shares with its transactions and with no other database; see `open.ts`. */
function shared(db: Database): object {
  return db._.fullSchema
}
