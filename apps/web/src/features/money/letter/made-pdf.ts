import type { TextItem } from '@bearings/domain/money/letter/lines'

/** The height of a page in points. */
const height = 792
const byCode: Record<string, string> = { '’': '\\222', '“': '\\223', '”': '\\224', '–': '\\226' }

type Options = {
  content?: Uint8Array | string
  filter?: string
  trailer?: string
  more?: readonly string[]
  pages?: string
}

/** Writes a PDF for a test: one page with the texts at their places. */
export function madePdf(items: readonly TextItem[], options: Options = {}): Blob {
  const drawn = items.map(
    ({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${height - y} Td (${escaped(text)}) Tj ET`,
  )
  const content = bytesOf(options.content ?? drawn.join('\n'))
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [options.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    ],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [`<< /Length ${content.length}${options.filter ?? ''} >>\nstream\n`, content, '\nendstream'],
    ...(options.more ?? []).map((object) => [object]),
  ]
  const parts: Uint8Array[] = [bytesOf('%PDF-1.4\n')]
  const starts = objects.map((object, at) => {
    const start = parts.reduce((sum, part) => sum + part.length, 0)
    parts.push(bytesOf(`${at + 1} 0 obj\n`), ...object.map(bytesOf), bytesOf('\nendobj\n'))
    return start
  })
  const end = parts.reduce((sum, part) => sum + part.length, 0)
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    bytesOf(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    bytesOf(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${options.trailer ?? ''} >>\nstartxref\n${end}\n%%EOF`,
    ),
  )
  return new Blob(parts as BlobPart[], { type: 'application/pdf' })
}

function escaped(text: string): string {
  return Array.from(text)
    .map((letter) => byCode[letter] ?? (/[()\\]/.test(letter) ? `\\${letter}` : letter))
    .join('')
}

/** One byte for each character, as WinAnsi has it. */
function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? Uint8Array.from(text, (letter) => letter.codePointAt(0)! & 0xff) : text
}
