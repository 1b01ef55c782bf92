import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openEmbedded } from '../database/open.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = join(root, '.cache')

/**
 * Returns the path of a file with a migrated embedded database that `fill` has filled. It is cached in
 * `.cache` by the contents of `madeFrom` (files and folders of the repository) and made again when one of
 * them changes.
 */
export async function snapshotOf(
  name: string,
  madeFrom: readonly string[] = [],
  fill: (db: Database) => Promise<unknown> = async () => {},
): Promise<string> {
  const hash = createHash('sha256')
  for (const path of ['apps/server/migrations', ...madeFrom]) await add(hash, resolve(root, path))
  const file = join(folder, `${name}-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file

  const { dump, db, close } = await openEmbedded()
  await fill(db)
  const bytes = await dump()
  await close()
  await mkdir(folder, { recursive: true })
  for (const old of await readdir(folder)) if (isSnapshot(old, name)) await rm(join(folder, old))
  // Written completely or not at all, even if another process makes it at the same time.
  const part = `${file}.${process.pid}`
  await writeFile(part, bytes)
  await rename(part, file)
  return file
}

function isSnapshot(file: string, name: string): boolean {
  return file.startsWith(`${name}-`) && file.endsWith('.tar')
}

async function add(hash: Hash, path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (entries === null) return void hash.update(await readFile(path))
  for (const { name } of entries.sort((one, two) => (one.name < two.name ? -1 : 1))) {
    hash.update(name)
    await add(hash, join(path, name))
  }
}
