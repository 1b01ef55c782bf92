import { expect, test } from 'vitest'
import { linesIn, lineSplitter } from './split-lines.ts'

const text = 'Zoë’s essay\u2028goes on,\u2029and on\r\n\n# not a table\nthe end'
const lines = ['Zoë’s essay\u2028goes on,\u2029and on\r', '', '# not a table', 'the end']

test.each([1, 2, 3, 7, 1000])(
  'a text in pieces of %i bytes has the lines it was written with',
  async (size) => {
    expect(await linesOf(text, size)).toEqual(lines)
    expect(await linesOf(`${text}\n`, size)).toEqual(lines)
  },
)

test('a text without a line has none', async () => {
  expect(await linesOf('', 1)).toEqual([])
})

test('whoever limits the length of a line knows it before the line has ended', () => {
  const splitter = lineSplitter()

  expect([...splitter.read(Buffer.from('ends here\nbegun'))].map(String)).toEqual(['ends here'])
  expect(splitter.waiting()).toBe(5)
})

async function linesOf(whole: string, size: number): Promise<string[]> {
  const found: string[] = []
  for await (const line of linesIn(piecesOf(Buffer.from(whole), size))) found.push(line)
  return found
}

async function* piecesOf(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
