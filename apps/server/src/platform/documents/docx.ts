import escape from 'escape-html'
import { strToU8, zipSync } from 'fflate'
import { type Direction, directionOf, stretchesOf } from './text-direction.ts'

export type Run = { text: string; bold?: boolean; italic?: boolean }
export type Paragraph = {
  style?: 'Title' | 'Subtitle' | 'Heading1' | 'Heading2' | 'Heading3'
  /** The number of steps from the margin. */
  indent?: number
  /** The marker of a list item; the item's text is indented beside it, including wrapped lines. */
  mark?: string
  runs: readonly Run[]
}

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Returns a Word document of paragraphs (Office Open XML, ISO/IEC 29500) that names no author. */
export function docxOf(title: string, paragraphs: readonly Paragraph[]): Uint8Array {
  const body = paragraphs.map(paragraphXml).join('')
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations([
      ['officeDocument', 'word/document.xml'],
      ['metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xml(title)}</dc:title></cp:coreProperties>`,
    'word/_rels/document.xml.rels': relations([['officeDocument/styles', 'styles.xml']]),
    'word/document.xml': `<w:document ${wordNamespace}><w:body>${body}${page}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${wordNamespace}>${defaults}${styles}</w:styles>`,
  }
  const zipped = Object.entries(parts).map(([name, text]) => [name, strToU8(`${declaration}${text}`)])
  return zipSync(Object.fromEntries(zipped) as Record<string, Uint8Array>)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${officeTypes}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${officeTypes}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

/** US Letter with one-inch margins, in twentieths of a point. */
const page =
  '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>'

const defaults =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="320" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>'

const bold = '<w:b/><w:bCs/>'
const italic = '<w:i/><w:iCs/>'
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`

/** Sizes are in half points, given twice: the second applies to complex scripts such as Arabic. */
const styles = [
  style('Normal', 'Normal', ''),
  style('Title', 'Title', `${bold}${size(32)}`),
  style('Subtitle', 'Subtitle', `${italic}<w:color w:val="555555"/>`),
  style('Heading1', 'heading 1', `${bold}${size(30)}`),
  style('Heading2', 'heading 2', `${bold}${size(27)}`),
  style('Heading3', 'heading 3', bold),
].join('')

function style(id: string, name: string, look: string): string {
  const isDefault = id === 'Normal' ? ' w:default="1"' : ''
  const basedOn = id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>'
  return `<w:style w:type="paragraph"${isDefault} w:styleId="${id}"><w:name w:val="${name}"/>${basedOn}<w:qFormat/><w:rPr>${look}</w:rPr></w:style>`
}

function relations(targets: [type: string, target: string][]): string {
  const lines = targets.map(([type, target], index) => {
    const base = type.startsWith('metadata')
      ? 'http://schemas.openxmlformats.org/package/2006/relationships'
      : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    return `<Relationship Id="r${index + 1}" Type="${base}/${type.replace('officeDocument/', '')}" Target="${target}"/>`
  })
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`
}

function paragraphXml({ style, indent = 0, mark, runs }: Paragraph): string {
  const direction = directionOf(runs.map(({ text }) => text).join(''))
  const hanging = mark === undefined ? '' : ' w:hanging="360"'
  const look = [
    style && `<w:pStyle w:val="${style}"/>`,
    direction === 'rtl' && '<w:bidi/>',
    indent > 0 && `<w:ind w:left="${indent * 360}"${hanging}/>`,
  ].filter(Boolean)
  const properties = look.length > 0 ? `<w:pPr>${look.join('')}</w:pPr>` : ''
  const all = mark === undefined ? runs : [{ text: `${mark}\t` }, ...runs]
  return `<w:p>${properties}${all.map((run) => runXml(run, direction)).join('')}</w:p>`
}

function runXml(run: Run, paragraph: Direction): string {
  return stretchesOf(run.text, paragraph)
    .map(({ text, direction }) => {
      const isRightToLeft = direction === 'rtl' ? '<w:rtl/>' : ''
      const look = `${run.bold ? bold : ''}${run.italic ? italic : ''}${isRightToLeft}`
      return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${piecesXml(text)}</w:r>`
    })
    .join('')
}

function piecesXml(text: string): string {
  const pieces = text
    .split(/([\n\t])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '\n') return '<w:br/>'
      return piece === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${xml(piece)}</w:t>`
    })
  return pieces.join('')
}

/** Escapes a text for XML and removes control characters, which XML does not allow even escaped. */
function xml(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is left out
  return escape(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))
}
