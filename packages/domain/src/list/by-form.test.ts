import { expect, test } from 'vitest'
import { formOf, groupedByForm } from './by-form.ts'

const school = (name: string, system: string | null) => ({
  name,
  form: formOf(system, 'https://own.example'),
})

test('a student reads the list by where each application is filled in, what is not known last', () => {
  const list = [
    school('Hillside', null),
    school('MIT', 'institutional'),
    school('UCLA', 'uc'),
    school('Rice', 'common_app'),
    school('Davis', 'uc'),
  ]
  const groups = groupedByForm(list).map(({ name, entries }) => [name, entries.map((entry) => entry.name)])
  expect(groups).toEqual([
    ['common_app', ['Rice']],
    ['uc', ['UCLA', 'Davis']],
    ['institutional', ['MIT']],
    [null, ['Hillside']],
  ])
})

test('a form of many colleges is filled in on its page, and a college’s own on the college’s', () => {
  expect(formOf('common_app', 'https://own.example')?.page).toBe('https://apply.commonapp.org')
  expect(formOf('institutional', 'https://own.example')?.page).toBe('https://own.example')
  expect(formOf('something new', null)).toBeNull()
})
