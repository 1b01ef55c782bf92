import { expect, test } from 'vitest'
import { readingsOf } from './zip-names.ts'

const bytes = (...codes: (number | string)[]) =>
  codes.map((code) => (typeof code === 'string' ? code : String.fromCharCode(code))).join('')

test.each([
  ['Windows in the United States', bytes('R', 0x82, 'sum', 0x82), 'Résumé'],
  ['Windows in Western Europe', bytes('Relat', 0xa2, 'rio n', 0xc6, 'o'), 'Relatório não'],
  ['a program that leaves out the flag of UTF-8', bytes('R', 0xc3, 0xa9, 'sum', 0xc3, 0xa9), 'Résumé'],
  ['an older disk of a Mac', 'Re\u0301sume\u0301', 'Résumé'],
  ['PowerShell', 'bearings\\files\\Résumé.pdf', 'bearings/files/Résumé.pdf'],
  ['us', '履歴書', '履歴書'],
])('a name as %s writes it is read', (_, written, name) => {
  expect(readingsOf(written)).toContain(name)
})
