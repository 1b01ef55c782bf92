import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FileRefused, readFile } from './read-file.ts'

test('a file that is too long is refused, and the admin is told what to do', async () => {
  const file = Readable.from([Buffer.from('name\nHillside\nLakeside\n')])
  const reading = { columns: { name: 'name' }, faultInLine: () => null, most: { lines: 2 } } as const

  const lines = readFile(file, reading)
  await lines.next()

  await expect(lines.next()).rejects.toThrow(
    'The file has more than 2 lines. Split it, and import the parts.',
  )
})

test('empty lines count as lines, also where there is nothing else', async () => {
  const file = Readable.from([Buffer.from('name\n\n'), Buffer.from('\n\n\n'), Buffer.from('\n\n\n')])
  const reading = { columns: { name: 'name' }, faultInLine: () => null, most: { lines: 4 } } as const

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

const columns = { name: 'name', place: 'place', about: 'about' } as const

/** Returns the lines of a file, or the message with which it is refused. */
async function linesOf(content: Buffer) {
  const lines: unknown[] = []
  try {
    for await (const read of readFile(Readable.from([content]), { columns, faultInLine: () => null }))
      lines.push(read)
  } catch (error) {
    if (error instanceof FileRefused) return error.message
    throw error
  }
  return lines
}

test('an admin whose spreadsheet saved empty columns, short rows and cleared ones brings in the others', async () => {
  const file =
    ',,,,\r\nname,place,about,,\r\nHillside,Ely,,,\r\n,,,,\r\nLakeside\r\n , ,\r\nSeaside,,Far,,x\r\n'

  expect(await linesOf(Buffer.from(file))).toEqual([
    { line: 3, words: { name: 'Hillside', place: 'Ely', about: '' } },
    { line: 5, words: { name: 'Lakeside', place: '', about: '' } },
    { line: 7, fault: 'It has 5 cells, and the first line has 3.' },
  ])
})

test('an admin whose file has been cleared below its first line is told that nothing is there', async () => {
  expect(await linesOf(Buffer.from('name,place\n,\n,\n'))).toBe('The file has nothing below its first line.')
})

test.each([
  ['name;place\nHillside;"Ely; MN"\n', 'utf8'],
  ['"name";"place"\n"Hillside";"Ely"\n', 'utf8'],
  ['\uFEFFname\tplace\r\nHillside\t"$1,000"\r\n', 'utf16le'],
  ['\uFEFFname\tplace\r\nHillside\t"never closed\r\n', 'utf8'],
] as const)(
  'an admin whose file has no commas is told so, whatever quotation marks it has: %j',
  async (text, encoding) => {
    expect(await linesOf(Buffer.from(text, encoding))).toContain(
      'The first line has no commas between its columns.',
    )
  },
)

test('an admin hears of a wrong first line before a quotation mark below it', async () => {
  expect(await linesOf(Buffer.from('name,mascot\nThe "Big" Hill,Owl\n'))).toContain(
    'There is no column “mascot”.',
  )
})

test.each([
  ['a first line for Excel', 'sep=,\nname,about\nHillside,old\n', 3],
  ['an invisible space in a header', '\u200Bname,about\u200B\nHillside,old\n', 2],
])('an admin brings in a file that has %s', async (_, text, line) => {
  const columns = { name: 'name', about: 'about' } as const
  const lines = readFile(Readable.from([Buffer.from(text)]), { columns, faultInLine: () => null })

  expect((await lines.next()).value).toEqual({ line, words: { name: 'Hillside', about: 'old' } })
})
