import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from './at-exit.ts'

/** Mounts a disk in memory that can be filled; `null` if not permitted, which takes root on Linux. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-disk-'))
  const options = `size=${megabytes}m,mode=1777`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) {
    rmdirSync(folder)
    return null
  }
  const ballast = join(folder, 'ballast')

  return {
    folder,
    /** Fills the disk to its last page. */
    fill(): void {
      const file = openSync(ballast, 'a')
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch {
          // Full for pieces of this size.
        }
      }
      closeSync(file)
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: atExit(() => {
      spawnSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    }),
  }
}
