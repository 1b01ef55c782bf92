import { archiveFile, most, textsFile } from '@bearings/domain/archive/options'
import { mebibyte } from '@bearings/domain/files/options'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const marker = 'here'

type Files = Record<string, Uint8Array>

/** Archives by what is hostile about them, made from the one that an account without entries downloads. */
export function* hostileArchives(own: Uint8Array): Generator<[string, Buffer]> {
  const files = unzipSync(own)
  const frame = JSON.parse(strFromU8(files[archiveFile]!)) as object
  const zipped = (changes: Files) => Buffer.from(zipSync({ ...files, ...changes }, { level: 1 }))
  const withTexts = (line: string, bytes: number = most.textsBytes) =>
    zipped({ [textsFile]: bytesOf(line, bytes) })
  const withFrame = (text: string) => zipped({ [archiveFile]: strToU8(text) })
  const withField = (name: string, value: string) =>
    withFrame(JSON.stringify({ ...frame, [name]: marker }).replace(`"${marker}"`, value))

  yield ['64 MB of empty lines', withTexts('\n')]
  yield ['one line of 64 MB', withTexts('a')]
  yield ['lines of a space', withTexts(' \n')]
  yield ['lines of empty objects', withTexts('{}\n')]
  yield ['one line of lists', withTexts('[')]
  yield ['more texts than fit', withTexts('\n', most.textsBytes + mebibyte)]
  for (const [what, text] of Object.entries({ '[': '[', '{"a":': '{"a":', spaces: ' ', '0,': '0,' }))
    yield [`a frame of ${what}`, withFrame(text.repeat((most.bytes - 1000) / text.length))]
  const items = { zeros: '0', 'empty objects': '{}', 'empty lists': '[]', 'empty texts': '""' }
  for (const list of ['schools', 'essays', 'weeks', 'scholarships', 'documents', 'searches', 'preferences'])
    for (const [what, item] of Object.entries(items))
      yield [`${list} of ${what}`, withField(list, listOf(item, most.bytes - 100_000))]
  yield ['a long name', withField('name', `"${'a '.repeat(3_500_000)}"`)]
  yield ['100,000 fields', withField('profile', `{${fieldNames(100_000)}}`)]
  yield ['60,000 empty files', zipped(emptyFiles(60_000, 'a/'))]
  yield ['4,000 files with long names', zipped(emptyFiles(4000, 'é/'.repeat(5000)))]
  yield ['4,000 folders with a frame', zipped(emptyFiles(4000, 'x/', `/${archiveFile}`))]
  yield ['100 MB that are no archive', Buffer.alloc(100 * mebibyte, 'a')]
  yield ['begun entries', Buffer.alloc(20 * mebibyte, 'PK\x03\x04')]
  yield ['100 MB that nobody asked for', zipped({ 'other.bin': new Uint8Array(100 * mebibyte) })]
}

function bytesOf(text: string, bytes: number): Uint8Array {
  return new Uint8Array(Buffer.alloc(bytes, text))
}

function listOf(item: string, bytes: number): string {
  return `[${`${item},`.repeat(bytes / (item.length + 1))}${item}]`
}

function fieldNames(count: number): string {
  return Array.from({ length: count }, (_, at) => `"f${at}":0`).join(',')
}

function emptyFiles(count: number, before: string, after = ''): Files {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${before}${at}${after}`, new Uint8Array()]),
  )
}
