import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Possible paths of the library in Debian's package `libfaketime`, for any processor. */
const places = () =>
  ['.', ...readdirSync('/usr/lib')].map((each) => join('/usr/lib', each, 'faketime/libfaketime.so.1'))

/**
 * Creates a wall clock for a program to use instead of the machine's, which can jump while the program runs;
 * its monotonic clock is unchanged. Returns `null` if the package is not installed.
 */
export function createFakeClock(folder: string) {
  const library = process.platform === 'linux' ? places().find((each) => existsSync(each)) : undefined
  if (library === undefined) return null
  const file = join(folder, 'clock')
  jump(0)

  /** Sets the clock this many seconds ahead of the machine's, or behind if negative. */
  function jump(seconds: number): void {
    const next = `${file}.next`
    writeFileSync(next, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    // Written completely or not at all: half a line would be another time.
    renameSync(next, file)
  }

  return {
    jump,
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}
