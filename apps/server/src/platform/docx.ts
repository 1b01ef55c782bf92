import escape from 'escape-html'
import { strToU8, zipSync } from 'fflate'

/** A stretch of text that looks the same all along. */
export type Run = { text: string; bold?: boolean; italic?: boolean }
export type Paragraph = {
  style?: 'Title' | 'Subtitle' | 'Heading1' | 'Heading2' | 'Heading3'
  /** How many steps from the margin. */
  indent?: number
  runs: readonly Run[]
}

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A Word document of paragraphs (Office Open XML, ISO/IEC 29500), without a word on who made it. */
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

/** US Letter with margins of an inch, in twentieths of a point. */
const page =
  '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>'

const defaults =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="320" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>'

/** Sizes are in half points. */
const styles = [
  style('Normal', 'Normal', ''),
  style('Title', 'Title', '<w:b/><w:sz w:val="32"/>'),
  style('Subtitle', 'Subtitle', '<w:i/><w:color w:val="555555"/>'),
  style('Heading1', 'heading 1', '<w:b/><w:sz w:val="30"/>'),
  style('Heading2', 'heading 2', '<w:b/><w:sz w:val="27"/>'),
  style('Heading3', 'heading 3', '<w:b/>'),
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

function paragraphXml({ style, indent = 0, runs }: Paragraph): string {
  const look = [
    style && `<w:pStyle w:val="${style}"/>`,
    indent > 0 && `<w:ind w:left="${indent * 360}"/>`,
  ].filter(Boolean)
  const properties = look.length > 0 ? `<w:pPr>${look.join('')}</w:pPr>` : ''
  return `<w:p>${properties}${runs.map(runXml).join('')}</w:p>`
}

function runXml({ text, bold, italic }: Run): string {
  const look = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}`
  const pieces = text
    .split(/([\n\t])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '\n') return '<w:br/>'
      return piece === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${xml(piece)}</w:t>`
    })
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${pieces.join('')}</w:r>`
}

/** XML knows no control characters, not even escaped ones. */
function xml(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is left out
  return escape(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))
}
