import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, '../../testing/ending-process.ts')

test.each([
  ['stops', 0, /The last words/],
  ['breaks', 1, /The last words.*The server cannot go on/s],
])('a server that %s ends with %i, and its log has the last line', async (how, code, last) => {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-log-'))
  const log = openSync(join(folder, 'log'), 'a')

  const ended = await endOf(begin(how, log))

  expect(ended).toEqual([code, null])
  expect(readFileSync(join(folder, 'log'), 'utf8')).toMatch(last)
  closeSync(log)
  rmSync(folder, { recursive: true })
})

test.runIf(process.platform === 'linux').each([
  ['stops', 0],
  ['breaks', 1],
])('a server whose log is on a full disk, and that %s, ends with %i', async (how, code) => {
  const full = openSync('/dev/full', 'w')

  expect(await endOf(begin(how, full))).toEqual([code, null])

  closeSync(full)
})

test.each(['stops', 'breaks'])('a server whose log nobody reads, and that %s, ends', async (how) => {
  const server = begin(how, 'pipe', 2000)
  server.stdout!.pause()

  expect(await endOf(server)).not.toEqual([null, null])
})

test.each([
  ['stops', 0],
  ['breaks', 1],
])('a server whose log was closed, and that %s, ends with %i', async (how, code) => {
  const server = begin(how, 'pipe')
  server.stdout!.destroy()

  expect(await endOf(server)).toEqual([code, null])
})

/** Starts a process that logs for this long, in milliseconds. */
function begin(how: string, output: number | 'pipe', milliseconds = 100): ChildProcess {
  const command = ['--import', 'tsx', program, how, String(milliseconds)]
  return spawn(process.execPath, command, { stdio: ['ignore', output, 'inherit'] })
}

function endOf(server: ChildProcess): Promise<unknown[]> {
  return once(server, 'exit')
}
