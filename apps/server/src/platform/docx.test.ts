import { expect, test } from 'vitest'
import { partsOf } from '#testing/parts-of.ts'
import { docxOf } from './docx.ts'

test('a document has the parts that Word asks for, and names each of them', () => {
  const parts = partsOf(docxOf('Why us?', [{ runs: [{ text: 'Because.' }] }]))

  expect(Object.keys(parts)[0]).toBe('[Content_Types].xml')
  for (const name of Object.keys(parts).filter((name) => !name.endsWith('.rels') && !name.startsWith('[')))
    expect(parts['[Content_Types].xml']).toContain(`PartName="/${name}"`)
  for (const [, target] of parts['_rels/.rels']!.matchAll(/Target="([^"]*)"/g))
    expect(parts).toHaveProperty([target!])
  expect(parts['word/_rels/document.xml.rels']).toContain('Target="styles.xml"')
})

test('what somebody wrote stays text, whatever it holds', () => {
  const text = 'Tom & "Jo" <w:p/> \u0007\u{1F600}\tend'
  const xml = partsOf(docxOf('a & b', [{ runs: [{ text, italic: true }] }]))['word/document.xml']!

  expect(xml).toContain('Tom &amp; &quot;Jo&quot; &lt;w:p/&gt; \u{1F600}</w:t><w:tab/>')
  expect(xml).toContain('<w:rPr><w:i/></w:rPr>')
  expect(xml).not.toContain('\u0007')
  expect(xml.match(/<w:p>/g)).toHaveLength(1)
})
