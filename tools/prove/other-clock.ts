import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian's package `libfaketime` puts what stands between a program and its clock, for whatever processor. */
const places = () =>
  ['.', ...readdirSync('/usr/lib')].map((each) => join('/usr/lib', each, 'faketime/libfaketime.so.1'))

/**
 * A wall clock that a program is given instead of the machine's, and that jumps while it runs; what it measures durations
 * with goes on. `null` where the package is not installed.
 */
export function otherClock(folder: string) {
  const library = process.platform === 'linux' ? places().find((each) => existsSync(each)) : undefined
  if (library === undefined) return null
  const file = join(folder, 'clock')
  jump(0)

  /** To so many seconds after the machine's clock, or before it. */
  function jump(seconds: number): void {
    const next = `${file}.next`
    writeFileSync(next, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    // Whole: half a line would be another time.
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
