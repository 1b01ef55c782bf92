import {
  copyFileSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/**
 * Simulates what a disk holds of a folder after a power loss: each file as of its last fsync, and each folder
 * with the names it had at its own last fsync, or that were synced with their file. Everything later is lost.
 * Linux only, because it looks up a descriptor's path in `/proc`.
 *
 * A real disk usually keeps more, because it writes much without being asked. It can also do worse, which
 * this does not simulate: half of the later writes may be there, in any order.
 */
export function createVolatileDisk(folder: string, store: string) {
  const names = new Map<string, Map<string, string>>()
  const synced = new Set<string>()
  mkdirSync(store, { recursive: true })

  function keep(path: string): string {
    const key = keyOf(path)
    copyFileSync(path, join(store, key))
    synced.add(key)
    return key
  }
  function filesIn(path: string): Map<string, string> {
    const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(files.map(({ name }) => [name, keyOf(join(path, name))]))
  }
  function* foldersIn(path: string): Generator<string> {
    yield path
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory()) yield* foldersIn(join(path, entry.name))
  }

  return {
    /** Does what `sync` does: keeps everything as it is now. */
    syncAll(): void {
      for (const path of foldersIn(folder)) {
        for (const name of filesIn(path).keys()) keep(join(path, name))
        names.set(path, filesIn(path))
      }
    },
    /** Takes the place of `fsync`. */
    sync(descriptor: number): void {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`)
      if (fstatSync(descriptor).isDirectory()) names.set(path, filesIn(path))
      else names.get(dirname(path))?.set(basename(path), keep(path))
    },
    /** Writes what would be left if the power went now. */
    left(at: string): void {
      for (const path of foldersIn(folder)) {
        const own = join(at, relative(folder, path))
        mkdirSync(own, { recursive: true, mode: 0o700 })
        for (const [name, key] of names.get(path) ?? [])
          if (synced.has(key)) copyFileSync(join(store, key), join(own, name))
          else writeFileSync(join(own, name), '')
      }
    },
  }
}

/** Returns a key of the file that survives renaming; the creation time tells apart reused inode numbers. */
function keyOf(path: string): string {
  const { ino, birthtimeMs } = lstatSync(path)
  return `${ino}-${birthtimeMs}`
}
