import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPrivate } from './private-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'bearings-private-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const modeOf = (...path: string[]) => (statSync(join(parent, ...path)).mode & 0o7777).toString(8)

test('a new folder is its owner’s alone from the first moment', () => {
  keepPrivate(join(parent, 'data', 'database'), { deep: true })

  expect(modeOf('data', 'database')).toBe('700')
})

test('one that others could read or write is closed to them, with all that is in it', () => {
  mkdirSync(join(parent, 'data', 'base', '5'), { recursive: true })
  writeFileSync(join(parent, 'data', 'PG_VERSION'), '18')
  writeFileSync(join(parent, 'data', 'base', '5', '1255'), '')
  for (const path of ['', 'base', 'base/5']) chmodSync(join(parent, 'data', path), 0o755)
  for (const path of ['PG_VERSION', 'base/5/1255']) chmodSync(join(parent, 'data', path), 0o666)

  keepPrivate(join(parent, 'data'), { deep: true })

  expect(['', 'base', 'base/5'].map((path) => modeOf('data', path))).toEqual(['700', '700', '700'])
  expect(['PG_VERSION', 'base/5/1255'].map((path) => modeOf('data', path))).toEqual(['600', '600'])
})

test('what only lies beside, and where a link leads, keeps its rights', () => {
  mkdirSync(join(parent, 'data', 'other'), { recursive: true })
  chmodSync(join(parent, 'data', 'other'), 0o755)
  writeFileSync(join(parent, 'elsewhere'), '')
  chmodSync(join(parent, 'elsewhere'), 0o644)
  symlinkSync(join(parent, 'elsewhere'), join(parent, 'data', 'link'))

  keepPrivate(join(parent, 'data'), { deep: false })

  expect([modeOf('data'), modeOf('data', 'other'), modeOf('elsewhere')]).toEqual(['700', '755', '644'])
})

test('a folder that everybody shares is refused, in one line that names the setting', () => {
  mkdirSync(join(parent, 'shared'))
  chmodSync(join(parent, 'shared'), 0o1777)

  expect(() => keepPrivate(join(parent, 'shared'), { deep: false })).toThrow(/^.*shared folder.*DATA_DIR.*$/)
  expect(modeOf('shared')).toBe('1777')
})

test('a folder that cannot be made is refused, in one line that says what to do', () => {
  writeFileSync(join(parent, 'file'), '')

  expect(() => keepPrivate(join(parent, 'file', 'data'), { deep: true })).toThrow(/^.*\(ENOTDIR\).*0700\.$/)
})
