import { expect, test } from 'vitest'
import { fileNameFor } from './file-name.ts'

test.each([
  ['Why us? / Why now: "essay"', 'Why us Why now essay'],
  ['Transcript v1.2', 'Transcript v1.2'],
  ['Año 2026, “final” – new', 'Año 2026, “final” – new'],
  ['.hidden..', 'hidden'],
  ['../../etc/passwd', 'etc passwd'],
  ['???', 'Untitled'],
])('a student’s title %j becomes a file name without what a system refuses', (title, name) => {
  expect(fileNameFor(title)).toBe(name)
})

test.each(['con', 'CON', 'Aux', 'nul', 'COM1', 'com¹', 'LPT9', 'con.final', 'PRN .x'])(
  'a title like the device %s names a file on Windows',
  (title) => {
    expect(fileNameFor(title)).not.toMatch(/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i)
  },
)

test('a title in Chinese, of emoji families or in Hindi fits where names are bounded in bytes', () => {
  for (const title of [
    '书'.repeat(300),
    '👩‍👩‍👧 '.repeat(90) + 'नमस्ते'.repeat(60),
    'é'.repeat(300),
    'a'.repeat(300),
  ]) {
    const name = fileNameFor(title)
    expect(bytesIn(`${name} (99).docx`)).toBeLessThanOrEqual(143)
  }
  expect(fileNameFor('a'.repeat(300))).toHaveLength(100)
})

test('letters that are typed as two signs stay whole, and are written as one', () => {
  expect(fileNameFor('Re\u0301sume\u0301')).toBe('Résumé')
  expect(fileNameFor('हिन्दी')).toBe('हिन्दी')
})

/** Throws for half of a character. */
function bytesIn(name: string): number {
  return encodeURIComponent(name).replace(/%../g, '_').length
}
