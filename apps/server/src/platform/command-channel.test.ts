import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runOnServer, CommandRefused, openCommandChannel } from './command-channel.ts'

test('the person at the machine is answered by the running server, and no other user gets in', async () => {
  const { dataDir, path } = await givenServer()

  expect(await runOnServer(dataDir, ['grant', 'kim@example.org'])).toBe('did grant kim@example.org')
  expect(path).toBe(join(dataDir, 'commands.sock'))
  expect(statSync(path!).mode & 0o777).toBe(0o600)
})

test('a folder with a very long path has its socket elsewhere, with the same rights', async () => {
  const { dataDir, path } = await givenServer('deep'.repeat(30))

  expect(await runOnServer(dataDir, ['backup'])).toBe('did backup')
  expect(path!.startsWith(dataDir)).toBe(false)
  expect(statSync(path!).mode & 0o777).toBe(0o600)
  expect(statSync(join(path!, '..')).mode & 0o777).toBe(0o700)
})

test('what a crashed server left is no hindrance, to the one who asks or to the next server', async () => {
  const dataDir = givenFolder()
  writeFileSync(join(dataDir, 'commands.sock'), '')

  expect(await runOnServer(dataDir, ['backup'])).toBeNull()

  const { close } = await openCommandChannel(dataDir, async () => 'here', fail)
  expect(await runOnServer(dataDir, ['backup'])).toBe('here')
  close()
})

test('nobody waits for a server that has stopped', async () => {
  const { dataDir, path, close } = await givenServer()
  close()

  expect(existsSync(path!)).toBe(false)
  expect(await runOnServer(dataDir, ['backup'])).toBeNull()
})

test('why a command was refused is told, and an unexpected failure goes to the log alone', async () => {
  const dataDir = givenFolder()
  const failure = new Error('secret')
  const logged: unknown[] = []
  const { close } = await openCommandChannel(
    dataDir,
    async ([word]) => {
      throw word === 'grant' ? new CommandRefused('Nobody has signed up as kim') : failure
    },
    (error) => logged.push(error),
  )
  onTestFinished(close)

  await expect(runOnServer(dataDir, ['grant'])).rejects.toEqual(
    new CommandRefused('Nobody has signed up as kim'),
  )
  expect(logged).toEqual([])
  await expect(runOnServer(dataDir, ['other'])).rejects.toEqual(
    new CommandRefused('The server could not do that. Its log says where it failed.'),
  )
  expect(logged).toEqual([failure])
})

test('a folder that others can write is not used', async () => {
  const dataDir = givenFolder()
  chmodSync(dataDir, 0o777)

  const { path, close } = await openCommandChannel(dataDir, async () => 'here', fail)
  onTestFinished(close)

  expect(path!.startsWith(dataDir)).toBe(false)
  expect(await runOnServer(dataDir, ['backup'])).toBe('here')
})

function fail(error: unknown): never {
  throw error
}

async function givenServer(inside = '') {
  const dataDir = givenFolder(inside)
  const channel = await openCommandChannel(dataDir, async (words) => `did ${words.join(' ')}`, fail)
  onTestFinished(channel.close)
  return { dataDir, ...channel }
}

function givenFolder(inside = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, inside), { recursive: true })
  return join(folder, inside)
}
