import { letterBounds, type TextItem } from '@bearings/domain/money/letter/lines'
import { type Unread, UnreadLetter } from './unread.ts'

/** A letter is short; a file over these bounds is none. */
const most = { bytes: 5_000_000, pages: 10, items: 20_000 } as const
/** Milliseconds for the reader's code to arrive, and for the file to be read. */
const patience = { loading: 60_000, reading: 15_000 } as const

/**
 * Reads the text of a PDF with its places, in a worker that is ended afterwards, whatever the file makes of it. Nothing
 * is drawn, fetched or run from the file, and nothing leaves the device.
 * @throws {UnreadLetter} with the reason.
 */
export async function readPdf(file: Blob): Promise<TextItem[]> {
  if (file.size > most.bytes) throw new UnreadLetter('too-large')
  const data = new Uint8Array(await file.arrayBuffer())
  if (!hasPdfHead(data)) throw new UnreadLetter('no-pdf')
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  try {
    const code = import('pdfjs-dist/legacy/build/pdf.mjs')
    const [reader] = await within(patience.loading, 'no-reader', Promise.all([code, isReady(worker)]))
    const items = await within(patience.reading, 'too-slow', itemsOf(reader, data, worker))
    if (items.every(({ text }) => text.trim() === '')) throw new UnreadLetter('no-text')
    return items
  } catch (error) {
    throw error instanceof UnreadLetter ? error : new UnreadLetter(reasonOf(error))
  } finally {
    worker.terminate()
  }
}

/** The worker's first message says that its code has arrived. */
function isReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true })
    worker.addEventListener('error', () => reject(new UnreadLetter('no-reader')), { once: true })
  })
}

function within<T>(milliseconds: number, reason: Unread, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new UnreadLetter(reason)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The head may stand behind some bytes of another program. */
function hasPdfHead(data: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(data.subarray(0, 1024)).includes('%PDF-')
}

type Reader = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

async function itemsOf(
  { getDocument, PDFWorker }: Reader,
  data: Uint8Array,
  worker: Worker,
): Promise<TextItem[]> {
  const { promise } = getDocument({
    data,
    worker: PDFWorker.create({ port: worker }),
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: true,
    maxImageSize: 1,
    verbosity: 0,
  })
  const document = await promise
  const items: TextItem[] = []
  for (let page = 1; page <= Math.min(document.numPages, most.pages); page++) {
    const from = await document.getPage(page)
    const { height } = from.getViewport({ scale: 1 })
    const reader = from.streamTextContent({ disableNormalization: false }).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (const item of part.value.items) if ('str' in item) items.push(placed(item, page, height))
      if (items.length > most.items) return items
    }
  }
  return items
}

type PdfText = { str: string; transform: number[]; width: number; height: number }

function placed({ str, transform, width, height }: PdfText, page: number, top: number): TextItem {
  const [, , , , x = 0, y = 0] = transform
  return { text: str.slice(0, letterBounds.lineLength), page, x, y: top - y, width, size: height || 10 }
}

function reasonOf(error: unknown): Unread {
  if (error instanceof TypeError && /import|module/i.test(error.message)) return 'no-reader'
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
}
