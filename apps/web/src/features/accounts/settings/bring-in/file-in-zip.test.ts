import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileInZip, TooLarge } from './file-in-zip.ts'

const most = 10_000

test('a student’s archive gives up the one file that is read, packed or as it is', async () => {
  const zip = zipOf([
    { name: 'README.txt', text: 'Hello', isPacked: false },
    { name: 'bearings.json', text: '{"name":"Zoë"}', isPacked: true },
  ])

  expect(await fileInZip(zip, 'bearings.json', most)).toBe('{"name":"Zoë"}')
  expect(await fileInZip(zip, 'README.txt', most)).toBe('Hello')
})

test('another ZIP, and what is none, have no such file', async () => {
  expect(await fileInZip(zipOf([]), 'bearings.json', most)).toBeNull()
  expect(await fileInZip(new Blob(['A letter']), 'bearings.json', most)).toBeNull()
  expect(await fileInZip(new Blob([]), 'bearings.json', most)).toBeNull()
})

test('a file that is small because it is packed is not unpacked to its end', async () => {
  const zip = zipOf([{ name: 'bearings.json', text: ' '.repeat(1_000_000), isPacked: true }])

  expect(zip.size).toBeLessThan(2000)
  await expect(fileInZip(zip, 'bearings.json', most)).rejects.toBeInstanceOf(TooLarge)
})

type Given = { name: string; text: string; isPacked: boolean }

/** A ZIP of these files, as far as a reader looks. */
function zipOf(files: Given[]): Blob {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, isPacked } of files) {
    const content = isPacked ? deflateRawSync(Buffer.from(text)) : Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    entry.writeUInt16LE(isPacked ? 8 : 0, 10)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Blob([...parts, ...directory, end].map((part) => new Uint8Array(part)))
}
