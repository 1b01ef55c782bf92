import { expect, test } from 'vitest'
import { unzip } from '#testing/zip.ts'
import { docxOf, type Paragraph } from './docx.ts'
import { stretchesOf } from './text-direction.ts'

test('a document has the parts that Word asks for, and names each of them', () => {
  const parts = unzip(docxOf('Why us?', [{ runs: [{ text: 'Because.' }] }]))

  expect(Object.keys(parts)[0]).toBe('[Content_Types].xml')
  for (const name of Object.keys(parts).filter((name) => !name.endsWith('.rels') && !name.startsWith('[')))
    expect(parts['[Content_Types].xml']).toContain(`PartName="/${name}"`)
  for (const [, target] of parts['_rels/.rels']!.matchAll(/Target="([^"]*)"/g))
    expect(parts).toHaveProperty([target!])
  expect(parts['word/_rels/document.xml.rels']).toContain('Target="styles.xml"')
})

test('what somebody wrote stays text, whatever it holds', () => {
  const text = 'Tom & "Jo" <w:p/> \u0007\u{1F600}\tend'
  const xml = unzip(docxOf('a & b', [{ runs: [{ text, italic: true }] }]))['word/document.xml']!

  expect(xml).toContain('Tom &amp; &quot;Jo&quot; &lt;w:p/&gt; \u{1F600}</w:t><w:tab/>')
  expect(xml).toContain('<w:rPr><w:i/><w:iCs/></w:rPr>')
  expect(xml).not.toContain('\u0007')
  expect(xml.match(/<w:p>/g)).toHaveLength(1)
})

test('a student who writes Hebrew or Arabic gets paragraphs that run from the right, at full size', () => {
  const [hebrew, english] = paragraphs(
    { runs: [{ text: 'אני כותב (Why us?) בעברית.', bold: true }] },
    { runs: [{ text: 'A word: مرحبا.' }] },
  )

  expect(hebrew).toContain('<w:pPr><w:bidi/></w:pPr>')
  expect(hebrew).toContain('<w:rPr><w:b/><w:bCs/><w:rtl/></w:rPr><w:t xml:space="preserve">אני כותב (</w:t>')
  expect(hebrew).toContain('<w:rPr><w:b/><w:bCs/></w:rPr><w:t xml:space="preserve">Why us</w:t>')
  expect(english).not.toContain('<w:bidi/>')
  expect(english).toContain('<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">مرحبا</w:t></w:r>')
  const styles = unzip(docxOf('Title', []))['word/styles.xml']!
  expect(styles).toContain('<w:sz w:val="24"/><w:szCs w:val="24"/>')
})

test.each([
  ['plain English, with 2 numbers.', 'ltr', 1],
  ['12 + 3.', 'ltr', 1],
  ['', 'ltr', 0],
  ['שלום, עולם!', 'rtl', 1],
  ['في عام 2016 Columbus كان', 'rtl', 3],
] as const)('of “%s” nothing is lost in stretches', (text, direction, stretches) => {
  const parts = stretchesOf(text, direction)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts).toHaveLength(stretches)
})

test('the second line of an item stands under its words, not under its mark', () => {
  const [item] = paragraphs({ indent: 2, mark: '•', runs: [{ text: 'A long item' }] })
  expect(item).toContain('<w:ind w:left="720" w:hanging="360"/>')
  expect(item).toContain('<w:t xml:space="preserve">•</w:t><w:tab/></w:r>')
})

function paragraphs(...given: Paragraph[]): string[] {
  const xml = unzip(docxOf('Title', given))['word/document.xml']!
  return xml.match(/<w:p>.*?<\/w:p>/g)!
}
