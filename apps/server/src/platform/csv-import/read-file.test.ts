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

test('empty lines count as lines, also where there is nothing else', async () => {
  const file = Readable.from([Buffer.from('name\n\n'), Buffer.from('\n\n\n'), Buffer.from('\n\n\n')])
  const reading = { columns: { name: 'name' }, faultInLine: () => null, mostLines: 4 } as const

  await expect(readFile(file, reading).next()).rejects.toThrow('The file has more than 4 lines.')
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

test('an admin reads in the report the lines that the spreadsheet numbers', async () => {
  const file = Readable.from([Buffer.from('name,about\n\n"Hillside","one\ntwo"\n\n,x\n')])
  const faultInLine = ({ name }: { name?: string }) => (name ? null : 'No name.')
  const columns = { name: 'name', about: 'about' } as const

  const lines: number[] = []
  for await (const { line } of readFile(file, { columns, faultInLine })) lines.push(line)

  expect(lines).toEqual([3, 5])
})

test('an admin who chooses a workbook or a picture is told what to choose instead', async () => {
  const workbook = Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000"x",\n"y"z')
  const reading = { columns: { name: 'name' }, faultInLine: () => null } as const

  await expect(readFile(Readable.from([workbook]), reading).next()).rejects.toThrow(
    'This is not a CSV file. In a spreadsheet, save it as “CSV UTF-8”, and import that.',
  )
})

test('an admin brings in the text that a spreadsheet saves as Unicode, with its columns', async () => {
  const file = Readable.from([Buffer.from('\uFEFFname,about\nHillside,x\n', 'utf16le')])
  const reading = { columns: { name: 'name', about: 'about' }, faultInLine: () => null } as const

  expect((await readFile(file, reading).next()).value).toEqual({
    line: 2,
    words: { name: 'Hillside', about: 'x' },
  })
})

test('an admin brings in a name without the invisible characters that would turn it around', async () => {
  const file = Readable.from([Buffer.from('name\n\u202AHillside \u202Eegelloc\u202C\nبيروت\n')])
  const reading = { columns: { name: 'name' }, faultInLine: () => null } as const

  const names: unknown[] = []
  for await (const read of readFile(file, reading)) names.push('words' in read && read.words.name)

  expect(names).toEqual(['Hillside egelloc', 'بيروت'])
})
