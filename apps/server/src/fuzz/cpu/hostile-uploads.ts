import { importLimits } from '@bearings/domain/csv-import'
import { fileLimits } from '@bearings/domain/files/options'
import sharp from 'sharp'
import { imports } from '#imports.ts'

/** A route that takes a file, and the hostile files for it. */
export type Upload = {
  path: string
  type: string
  sender: 'newcomer' | 'student' | 'admin'
  /** @param own an archive of the sender */
  files: (own: Uint8Array) => AsyncGenerator<[string, Buffer]> | Generator<[string, Buffer]>
  /**
   * Seconds of processor that each may take, where it keeps nobody waiting: a picture is read on a thread of its own, and
   * an admin's list gives others a turn every thousand lines.
   */
  bound?: number
}

export const hostileCsvs: Upload[] = imports.map(({ path }) => ({
  path: `/api/v1${path}`,
  type: 'text/csv',
  sender: 'admin',
  bound: 3,
  *files() {
    const bytes = importLimits.bytes - 1000
    for (const text of [
      '\n',
      '\r\n',
      ',',
      '"',
      '""',
      'a',
      'a,b\n',
      '"\n',
      ' \n',
      ';',
      '\0',
      '=',
      '\ufeff',
      ',\n',
      '\u202e',
    ])
      for (const head of ['', 'name\n'])
        yield [
          `${JSON.stringify(head)} and ${JSON.stringify(text)}`,
          Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, text)]),
        ]
    yield ['the most lines', Buffer.from(`name\n${'a\n'.repeat(importLimits.lines - 2)}`)]
    yield [
      '100,000 columns',
      Buffer.from(`${Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(',')}\na\n`),
    ]
  },
}))

export const hostileDocuments: Upload = {
  path: '/api/v1/documents?name=a&kind=other',
  type: 'application/pdf',
  sender: 'student',
  *files() {
    const beginnings = {
      nothing: '',
      'a PDF': '%PDF-1.4\n',
      'bytes before a PDF': `${'\xef\xbb\xbf'.repeat(300)}%PDF-1.4\n`,
      'a PNG': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
      'a PNG with empty chunks':
        '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\b\x06\0\0\0\x1f\x15\xc4\x89',
      'a JPEG': '\xff\xd8\xff\xe0',
      'a WebP': 'RIFF\xff\xff\xff\0WEBPVP8 ',
      'a ZIP': 'PK\x03\x04',
      'an ID3 tag': 'ID3\x03\0\0\0\0\0\0',
      'an ASF': '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9',
      'an EBML': '\x1a\x45\xdf\xa3',
      'a TIFF': 'II*\0\x08\0\0\0',
      'an XML': '<?xml ',
      'a RIFF': 'RIFF\0\0\0\0',
    }
    const rests = [
      '\0',
      ' ',
      'a',
      '<',
      '<script',
      '%PDF-',
      'PK\x05\x06',
      'PK\x03\x04',
      '\xff\xe0\0\x02',
      '\0\0\0\0tEXt\0\0\0\0',
    ]
    for (const [what, beginning] of Object.entries(beginnings))
      for (const rest of rests) {
        const start = Buffer.from(beginning, 'latin1')
        const room = fileLimits.documentBytes - start.length
        yield [
          `${what}, then ${JSON.stringify(rest)}`,
          Buffer.concat([start, Buffer.alloc(room, rest, 'latin1')]),
        ]
      }
  },
}

export const hostilePictures: Upload = {
  path: '/api/v1/me/avatar',
  type: 'image/png',
  sender: 'student',
  bound: 5,
  async *files() {
    for (const side of [7000, 16_000])
      for (const format of ['png', 'jpeg', 'webp'] as const)
        yield [`${side} × ${side} as ${format}`, await picture(side, format)]
  },
}

function picture(side: number, format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: '#2f6f8f' }
  return sharp({ create, limitInputPixels: false }).toFormat(format).toBuffer()
}
