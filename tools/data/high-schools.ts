import { join } from 'node:path'
import { cell, inOrder, readCsv, type Row } from './csv.ts'
import { readable } from './text.ts'

export const highSchoolColumns = ['name', 'city', 'state', 'type']

export function highSchools(folder: string): Row[] {
  const schools = readCsv(join(folder, 'high_schools.csv'))
    .filter((row) => cell(row, 'source') !== 'hand_added_unverified')
    .map((row) => ({
      name: schoolName(cell(row, 'name')),
      city: readable(cell(row, 'city')),
      state: cell(row, 'state'),
      type: cell(row, 'type'),
    }))
    .toSorted((a, b) => inOrder(a.state, b.state) || inOrder(a.name, b.name) || inOrder(a.city, b.city))
  const keyOf = (school: (typeof schools)[number]) =>
    `${school.name}|${school.city}|${school.state}`.toLowerCase()
  return [...new Map(schools.map((school) => [keyOf(school), school])).values()]
}

// The federal lists were turned from capitals to title case by rule, which spoils these.
function schoolName(published: string) {
  return readable(published)
    .replace(/\bH S\b|\bHs\b/g, 'HS')
    .replace(/\bIi\b/g, 'II')
    .replace(/\bIii\b/g, 'III')
    .replace(/\bMc([a-z])(?=[a-z]{2})/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=[A-Za-z] ?-)[a-z](?=[a-z]{3})/g, (letter) => letter.toUpperCase())
}
