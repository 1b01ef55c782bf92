import { expect, test } from 'vitest'
import { documentName, fileLimits } from './options.ts'
import { faultInName, goodUntil, nameOfFile, ruleAgainstStoring, sizeInWords } from './rules.ts'
import { NewDocument } from './schema.ts'

test('the address of a picture is good for an hour at least, and the same to who asks again soon', () => {
  const at = (time: string) => goodUntil(new Date(`2026-11-01T${time}Z`), 3600)
  expect(at('12:01:00')).toBe(Date.parse('2026-11-01T14:00:00Z') / 1000)
  expect(at('12:59:59')).toBe(at('12:01:00'))
  expect(at('13:00:01')).not.toBe(at('12:59:59'))
})

test.each([
  [100, '1 KB'],
  [655_360, '640 KB'],
  [2_097_152, '2 MB'],
  [2_621_440, '2.5 MB'],
  [2_097_153, '2 MB'],
  [10_450_000, '10 MB'],
  [10_485_760, '10 MB'],
])('a person reads %i bytes as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

test.each([
  '../../etc/passwd',
  'a/b',
  'C:\\Temp\\a',
  '.hidden',
  'ends.',
  '',
  ' ',
  'a\0b',
  'a\nb',
  'x'.repeat(121),
])('a document is not called %j', (name) => expect(faultInName(name)).not.toBeNull())

test('a document is called as its file is, without the ending', () => {
  expect(faultInName('Transcript, fall 2026 (final)')).toBeNull()
  expect(nameOfFile('Transcript fall.PDF')).toBe('Transcript fall')
  expect(nameOfFile('v1.2 notes')).toBe('v1.2 notes')
})

test.each([
  'Fall 10:30.pdf',
  'John Marsh Jr..pdf',
  '.pdf',
  'a\\b/c.png',
  `${'x'.repeat(200)}.pdf`,
  `${'x'.repeat(documentName.max - 1)}🎓 transcript.pdf`,
  ' . .webp',
  '\u202E.pdf',
])('whatever a file is called, as %j, it gets a name that is taken', (fileName) =>
  expect(faultInName(nameOfFile(fileName))).toBeNull(),
)

test('a student keeps 20 documents of 50 MB together, and no more', () => {
  const one = { bytes: 1000 }
  expect(ruleAgainstStoring(Array(19).fill(one), 1000)).toBeNull()
  expect(ruleAgainstStoring(Array(20).fill(one), 1000)).toBe('documents-full')
  expect(ruleAgainstStoring([{ bytes: fileLimits.documentsBytes }], 1)).toBe('documents-full')
})

test('a document cannot look like another kind of file by a character that turns its name around', () => {
  expect(nameOfFile('transcript\u202Efdp.exe')).toBe('transcriptfdp.exe')
  expect(NewDocument.parse({ name: 'transcript\u202Efdp.exe' }).name).toBe('transcriptfdp.exe')
  expect(NewDocument.safeParse({ name: '\u202E.profile' }).success).toBe(false)
})
