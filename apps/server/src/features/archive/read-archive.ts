import type { FileHandle } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { archiveFile, most, pictureFile, textsFile } from '@bearings/domain/archive/options'
import { type ArchiveContents, ArchiveFrame, ArchivedText } from '@bearings/domain/archive/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { fileLimits } from '@bearings/domain/files/options'
import { limits as noteLimits } from '@bearings/domain/list/research/options'
import type { z } from 'zod'
import { lineSplitter } from '#database/split-lines.ts'
import { filesInZip } from '#platform/documents/zip-files.ts'
import { readingsOf } from '#platform/documents/zip-names.ts'
import { readFrom } from '#platform/requests/received-file.ts'

/** Bytes read at once. */
const piece = 65_536
/** The number of lines, or of bytes of them, after which other work gets a turn. */
const turn = { lines: 50, bytes: 262_144 }
/** One line for each essay, each note, and each version. */
const mostLines = most.essays + most.schools + most.versions
/** Bytes of a line: the longest note with every character escaped in six bytes, and what is around it. */
const longestLine = 6 * noteLimits.content + 1000
/** A full account has under 200,000 values, and a few megabytes of brackets take seconds to read. */
const mostValues = 500_000
const opening = new Set(Buffer.from(',[{'))
/** The number of invalid fields reported, few enough to read. */
const mostFields = 50

/** The contents of an archive, and the files it lists, in order. */
export type Archive = { carried: ArchiveContents; documents: Buffer[]; picture: Buffer | null }

/**
 * Reads the ZIP of an archive twice: for `bearings.json`, then for the files it names, in its folder.
 * @throws {Failure} `no-archive`, `archive-incomplete`, `TOO_LARGE`; `INVALID_INPUT` with what is wrong, and
 * where
 */
export async function readArchive(zip: FileHandle): Promise<Archive> {
  const { folders, frame } = await frameIn(zip)
  const texts = frame.format === 'bearings 1' ? null : textsFile
  const documents = frame.documents.map(({ file }) => file.normalize('NFC'))
  const picture = frame.hasPicture ? pictureFile : null
  const sizes = new Map<string | null, number>([
    ...documents.map((name): [string, number] => [name, fileLimits.documentBytes]),
    [picture, fileLimits.avatarBytes],
    [texts, most.textsBytes],
  ])
  const lines = linesOfTexts()
  const wanted = (inZip: string) => {
    const within = readingsOf(inZip).flatMap((reading) =>
      folders.flatMap((folder) => (reading.startsWith(folder) ? [reading.slice(folder.length)] : [])),
    )
    const name = within.find((each) => sizes.has(each))
    if (name === undefined) return null
    return { name, most: sizes.get(name)!, read: name === texts ? lines.read : undefined }
  }
  const mostTogether = most.textsBytes + fileLimits.documentsBytes + fileLimits.avatarBytes
  const files = await filesInZip(readFrom(zip, piece), wanted, mostTogether)
  const taken = (name: string): Buffer => {
    const file = files.get(name)
    if (!file) throw broken('archive-incomplete')
    return file
  }
  const contents = documents.map(taken)
  // Two entries may name the same file, which was unpacked and limited only once.
  const bytes = contents.reduce((sum, { length }) => sum + length, 0)
  if (bytes > fileLimits.documentsBytes) throw broken('documents-full')
  if (texts !== null) taken(texts)
  return {
    carried: await withTexts(frame, lines.all()),
    documents: contents,
    picture: picture === null ? null : taken(picture),
  }
}

/** Finds the first `bearings.json` in a ZIP, and the folder that holds the rest, as its name may be read. */
async function frameIn(zip: FileHandle): Promise<{ folders: string[]; frame: ArchiveFrame }> {
  let first: string | undefined
  const wanted = (inZip: string) => {
    if (first === undefined && readingsOf(inZip).some(isFrame)) first = inZip
    return inZip === first ? { name: archiveFile, most: most.bytes } : null
  }
  const content = (await filesInZip(readFrom(zip, piece), wanted, most.bytes)).get(archiveFile)
  if (first === undefined || !content) throw broken('no-archive')
  const folders = readingsOf(first).map((name) => name.slice(0, -archiveFile.length))
  if (isDense(content)) throw new Failure('TOO_LARGE')
  return { folders, frame: checked(ArchiveFrame, jsonIn(content), '') }
}

/** Matches `bearings.json` at any depth, because unpacking an archive and zipping it again adds a folder. */
function isFrame(name: string): boolean {
  return name === archiveFile || (name.endsWith(`/${archiveFile}`) && !name.startsWith('__MACOSX/'))
}

async function withTexts(frame: ArchiveFrame, lines: Buffer[]): Promise<ArchiveContents> {
  const essays = frame.essays.map((essay) => ({
    ...essay,
    versions: [] as ArchiveContents['essays'][0]['versions'],
  }))
  const schools = [...frame.schools]
  let bytes = 0
  for (const [index, text] of lines.entries()) {
    bytes += text.length
    if (index % turn.lines === 0 || bytes > turn.bytes) {
      await setImmediate()
      bytes = 0
    }
    if (text.length === 0) continue
    const one = checked(ArchivedText, jsonIn(text), `${textsFile}.${index + 1}`)
    const of = 'essay' in one ? essays[one.essay] : schools[one.school]
    if (!of) throw broken('archive-incomplete')
    if ('note' in one) schools[one.school] = { ...schools[one.school]!, note: one.note }
    else if ('version' in one) essays[one.essay]!.versions.push(one.version)
    else essays[one.essay]!.content = one.content
  }
  return { ...frame, schools, essays }
}

/** Splits the texts into lines, and refuses them as soon as there are too many, or one is too long. */
function linesOfTexts() {
  const lines: Buffer[] = []
  const splitter = lineSplitter()

  function read(piece: Uint8Array) {
    for (const line of splitter.read(piece)) {
      lines.push(line)
      check(lines.length, line.length)
    }
    check(lines.length + (splitter.waiting() > 0 ? 1 : 0), splitter.waiting())
  }
  function check(count: number, length: number) {
    if (count > mostLines || length > longestLine) throw new Failure('TOO_LARGE')
  }
  return { read, all: () => [...lines, splitter.rest()] }
}

/** Whether a JSON text has more values than a full account; commas in its texts count as well. */
function isDense(content: Buffer): boolean {
  let values = 0
  for (const byte of content) if (opening.has(byte) && ++values > mostValues) return true
  return false
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw broken('no-archive')
  }
}

function checked<T extends z.ZodType>(schema: T, value: unknown, at: string): z.infer<T> {
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const fields = error.issues.slice(0, mostFields).map(({ path, message }) => ({
    path: [...(at === '' ? [] : [at]), ...path.map(String)].join('.') || archiveFile,
    message,
  }))
  throw new Failure('INVALID_INPUT', { fields })
}
