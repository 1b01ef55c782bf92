import { expect, test } from 'vitest'
import { Failure, failures, type FailureCode } from '../failure.ts'
import { faultInText } from '../field-bounds.ts'
import { sayAround } from '../said.ts'
import { say, translated } from '../say.ts'
import { dateInWords } from '../today.ts'
import { day, dollars, formatInteger, inProse, monthDay } from '../words.ts'
import { languageOf } from './options.ts'
import { accounts } from './spanish/accounts.ts'
import { family } from './spanish/family.ts'
import { fields } from './spanish/fields.ts'
import { library } from './spanish/library.ts'
import { mails } from './spanish/mails.ts'
import { money } from './spanish/money.ts'
import { settings } from './spanish/settings.ts'
import { shell } from './spanish/shell.ts'
import { spanish } from './spanish/spanish.ts'
import { stories } from './spanish/stories.ts'
import { texts } from './spanish/texts.ts'
import { inLanguage, speech } from './speech.ts'
import { writeIn } from './write-in.ts'

const pairs: [string, string][] = Object.entries(texts)

/** Returns the pairs of which this differs between the two sides. */
function unlike(of: (text: string) => unknown): [string, string][] {
  return pairs.filter(([one, other]) => JSON.stringify(of(one)) !== JSON.stringify(of(other)))
}

test('a Spanish text has the same values to fill in as the English one, and a link where that has one', () => {
  expect(unlike((text) => (text.match(/\{\w+\}|[<>]/g) ?? []).toSorted())).toEqual([])
})

test('no text is empty, and an English text has one Spanish one', () => {
  expect(pairs.filter(([, said]) => said.trim() === '')).toEqual([])
  const parts = [accounts, family, fields, library, mails, money, settings, shell, stories].flatMap((part) =>
    Object.keys(part),
  )
  expect(parts.filter((text, at) => parts.indexOf(text) !== at)).toEqual([])
})

test('a Spanish sentence ends as the English one, opens what it asks, and has its spaces', () => {
  expect(unlike((text) => /[.?!:…]\s*$/.test(text))).toEqual([])
  expect(unlike((text) => [text.startsWith(' '), text.endsWith(' ')])).toEqual([])
  const count = (text: string, mark: string) => text.split(mark).length
  expect(pairs.filter(([, said]) => count(said, '?') !== count(said, '¿'))).toEqual([])
  expect(pairs.filter(([, said]) => count(said, '!') !== count(said, '¡'))).toEqual([])
})

test('no Spanish text says “tú”, because parents are addressed as usted', () => {
  const informal =
    /(?<!\p{L})(tú|tus?|contigo|eres|tienes|puedes|quieres|haz|ábrelo|escríbelo|inténtalo)(?!\p{L})/iu
  expect(pairs.filter(([, said]) => informal.test(said))).toEqual([])
})

test('a text is in English until another language is spoken, and again afterwards', () => {
  const write = () => say('{name} has paused this page', { name: 'Nadia' })
  expect(write()).toBe('Nadia has paused this page')
  expect(inLanguage(spanish, write)).toBe('Nadia puso esta página en pausa')
  expect(writeIn('es', write)).toBe('Nadia puso esta página en pausa')
  expect(writeIn(null, write)).toBe('Nadia has paused this page')
  expect(() =>
    inLanguage(spanish, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(speech()).toBe(null)
})

test('what nobody has put into Spanish stays in English', () => {
  expect(writeIn('es', () => translated('Ohio State University'))).toBe('Ohio State University')
})

test.each((Object.keys(failures) as FailureCode[]).filter((code) => code !== 'UNAUTHORIZED'))(
  'a parent who reads Spanish finds no English in the refusal %s',
  (code) => {
    const said = writeIn('es', () => translated(new Failure(code, {}).message))
    expect(said).not.toContain(failures[code].message.split('.')[0])
  },
)

test('a parent who asks too often reads in Spanish how long to wait', () => {
  const said = writeIn('es', () => translated(new Failure('TOO_MANY', { retryAfter: 240 }).message))
  expect(said).toBe('Demasiados intentos. Inténtelo de nuevo en 4 minutos')
})

test('a link stands where each language wants it', () => {
  const parts = () => sayAround('Check what is reported on <its aid page>.')
  expect(parts()).toEqual(['Check what is reported on ', 'its aid page', '.'])
  expect(writeIn('es', parts).join('')).toBe(
    'Lo que otros informan, compruébelo en la página de ayuda financiera de la universidad.',
  )
})

test('dates are as Spanish is written in the United States', () => {
  expect(writeIn('es', () => dateInWords('2027-01-05'))).toBe('5 ene 2027')
  expect(writeIn('es', () => day('2027-01-05'))).toBe('5 de enero de 2027')
  expect(writeIn('es', () => monthDay('2000-02-29'))).toBe('29 de febrero')
  expect(writeIn('es', () => dateInWords('infinity'))).toBe('infinity')
  expect(dateInWords('2027-01-05')).toBe('Jan 05, 2027')
})

test('numbers and amounts are the same in both, as that Spanish has them', () => {
  for (const number of [0, 7, 1234, 19_312, 1_000_000]) {
    expect(new Intl.NumberFormat('es-US').format(number)).toBe(formatInteger(number))
    const amount = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
    expect(new Intl.NumberFormat('es-US', amount).format(number)).toBe(dollars(number))
  }
})

test('several things are listed with the Spanish word', () => {
  expect(writeIn('es', () => inProse(['Ohio', 'Texas', 'Utah']))).toBe('Ohio, Texas y Utah')
  expect(writeIn('es', () => inProse(['Ohio', 'Illinois']))).toBe('Ohio e Illinois')
  expect(writeIn('es', () => inProse(['Ohio', 'Oregon'], 'or'))).toBe('Ohio u Oregon')
})

test('what is wrong in a field is said in the language of the reader, with its own missing word, too', () => {
  expect(writeIn('es', () => faultInText('', { min: 1, max: 9 }))).toBe('Complete este campo.')
  expect(writeIn('es', () => faultInText('1234567890', { max: 9 }))).toBe('Use 9 caracteres como máximo.')
})

test('a browser proposes its first language of ours', () => {
  expect(languageOf(['es-MX', 'en-US'])).toBe('es')
  expect(languageOf(['fr', 'ES'])).toBe('es')
  expect(languageOf(['en-GB', 'es'])).toBe('en')
  expect(languageOf([])).toBe('en')
})
