import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

test('a file that is too long is refused, and the admin is told what to do', async () => {
  const file = Readable.from([Buffer.from('name\nHillside\nLakeside\n')])
  const reading = { columns: { name: 'name' }, faultInLine: () => null, mostLines: 2 } as const

  const lines = readFile(file, reading)
  await lines.next()

  await expect(lines.next()).rejects.toThrow(
    'The file has more than 2 lines. Split it, and import the parts.',
  )
})

test('an admin whose file ends inside a quotation mark is told in which line it begins', async () => {
  const file = Readable.from([Buffer.from('name\nHillside\n"Lakeside\nSeaside\nRiverside\n')])
  const reading = { columns: { name: 'name' }, faultInLine: () => null } as const

  const lines = readFile(file, reading)

  const all = async () => {
    while (!(await lines.next()).done);
  }

  await expect(all()).rejects.toThrow('Line 3 cannot be read: a quotation mark in it is never closed.')
})
