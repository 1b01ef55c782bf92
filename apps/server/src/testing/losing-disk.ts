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
 * What a disk holds of a folder when the power goes: of each file what it was at its last fsync, and of each folder the names
 * it had at its own or that were synced with their file. Everything since is gone. Linux only, for it asks where a descriptor leads.
 *
 * A real disk is kinder in most ways, since much is written out unasked. It can be worse in one that this does not show:
 * half of what was written since may be there, in any order.
 */
export function losingDisk(folder: string, store: string) {
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
    /** As `sync` does: all that is there now. */
    syncAll(): void {
      for (const path of foldersIn(folder)) {
        for (const name of filesIn(path).keys()) keep(join(path, name))
        names.set(path, filesIn(path))
      }
    },
    /** In the place of `fsync`. */
    sync(descriptor: number): void {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`)
      if (fstatSync(descriptor).isDirectory()) names.set(path, filesIn(path))
      else names.get(dirname(path))?.set(basename(path), keep(path))
    },
    /** Writes down what would be left if the power went now. */
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

/** The file itself, whatever it is called; a number that is given again is told by when the file was made. */
function keyOf(path: string): string {
  const { ino, birthtimeMs } = lstatSync(path)
  return `${ino}-${birthtimeMs}`
}
