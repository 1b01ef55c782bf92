const endOfDirectory = 0x06_05_4b_50
const entry = 0x02_01_4b_50
const longestComment = 65_557

/** Said of a file that is there, and more than can be read. */
export class TooLarge extends Error {}

/**
 * The text of one file of a ZIP, read without the others: an archive may hold hundreds of megabytes of documents. `null`
 * where there is none of that name, or the file is no ZIP.
 * @param most Bytes that it may come to, whatever the ZIP says of itself.
 * @throws {TooLarge} when it comes to more.
 */
export async function fileInZip(zip: Blob, name: string, most: number): Promise<string | null> {
  const from = Math.max(0, zip.size - longestComment)
  const tail = await viewOf(zip, from, zip.size)
  const end = lastOf(tail, endOfDirectory)
  if (end === null) return null
  const start = tail.getUint32(end + 16, true)
  const directory = await viewOf(zip, start, start + tail.getUint32(end + 12, true))

  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === entry;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true))
    if (textIn(directory, at + 46, nameLength!) === name) return contentOf(zip, directory, at, most)
    at += 46 + nameLength! + extra! + comment!
  }
  return null
}

async function contentOf(zip: Blob, directory: DataView, at: number, most: number): Promise<string | null> {
  const packed = directory.getUint32(at + 20, true)
  const local = directory.getUint32(at + 42, true)
  const header = await viewOf(zip, local, local + 30)
  if (header.byteLength < 30) return null
  const start = local + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const content = zip.slice(start, start + packed)
  const isPacked = directory.getUint16(at + 10, true) === 8
  return textOf(
    isPacked ? content.stream().pipeThrough(new DecompressionStream('deflate-raw')) : content.stream(),
    most,
  )
}

/** Stops as soon as it is too long: a small file can be packed to unpack without an end. */
async function textOf(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let [text, bytes] = ['', 0]
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    bytes += value!.byteLength
    if (bytes > most) {
      await reader.cancel()
      throw new TooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

async function viewOf(zip: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await zip.slice(from, to).arrayBuffer())
}

function lastOf(view: DataView, signature: number): number | null {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === signature) return at
  return null
}

function textIn(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) return ''
  return new TextDecoder().decode(new Uint8Array(view.buffer, at, length))
}
