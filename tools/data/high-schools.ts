import { join } from 'node:path'
import { cell, inOrder, readCsv, type Row } from './csv.ts'
import { readable } from './text.ts'

export const highSchoolColumns = ['name', 'city', 'state', 'type']

/** Places where young people are detained or treated, which are not schools to apply from. */
const detention =
  /\bjail\b|detention|juvenile|correction|prison|penitentiary|reformatory|\b(day|community)? ?treatment (ctr|center)/i

/**
 * Returns the high schools on the federal lists, under their usual names, and the added ones.
 * @param added Schools missing from the federal lists, in our columns.
 * @param names Usual names that differ from the lists': `published` `city` `state` `name`.
 */
export function highSchools(folder: string, added: Row[], names: Row[]): Row[] {
  const renamed = new Map(
    names.map((row) => [`${row.published}|${row.city}|${row.state}`, cell(row, 'name')]),
  )
  const published = readCsv(join(folder, 'high_schools.csv'))
    .filter((row) => cell(row, 'source') !== 'hand_added_unverified' && !detention.test(cell(row, 'name')))
    .map((row) => {
      const [name, city, state] = [cell(row, 'name'), readable(cell(row, 'city')), cell(row, 'state')]
      return {
        name: renamed.get(`${name}|${city}|${state}`) ?? highSchoolName(name),
        city,
        state,
        type: cell(row, 'type'),
      }
    })
  const schools = [...added, ...published].toSorted(
    (a, b) =>
      inOrder(cell(a, 'state'), cell(b, 'state')) ||
      inOrder(cell(a, 'name'), cell(b, 'name')) ||
      inOrder(cell(a, 'city'), cell(b, 'city')),
  )
  const keyOf = (school: Row) => `${school.name}|${school.city}|${school.state}`.toLowerCase()
  return [...new Map(schools.map((school) => [keyOf(school), school])).values()]
}

/**
 * Corrects a published name. The federal lists were converted from capitals to title case by rule, which
 * spoils some words, and they abbreviate others: "Evanston Twp High School" is Evanston Township High School.
 */
export function highSchoolName(published: string): string {
  return readable(published)
    .replace(/^(.+?) \(the\)(:.*)?$/i, (_, name: string) => (/^the /i.test(name) ? name : `The ${name}`))
    .replace(/\bIi\b/g, 'II')
    .replace(/\bIii\b/g, 'III')
    .replace(/\bMc([a-z])(?=[a-z]{2})/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=[A-Za-z] ?-)[a-z](?=[a-z]{3})/g, (letter) => letter.toUpperCase())
    .replace(/\b[A-Za-z]\.(?:[A-Za-z]\.)+/g, (letters) => letters.toUpperCase())
    .replace(/\bH\.? ?S\b\.?|\bHs\b/g, 'High School')
    .replace(/\bSch\b\.?/g, 'School')
    .replace(/\bTwp\b\.?/g, 'Township')
    .replace(/\bCtr\b\.?/g, 'Center')
    .replace(/\bAcad\b\.?/g, 'Academy')
    .replace(/\bLrng\b\.?/g, 'Learning')
    .replace(/\bCo\. /g, 'County ')
    .replace(/\bComm (?=High)/g, 'Community ')
    .replace(/\bJ[rR]\.?[-/, ]{1,3}[sS][rR]\b\.?/g, 'Junior/Senior')
    .replace(/\bSr\b\.? (?=High)/g, 'Senior ')
    .replace(/\bJr\b\.? (?=High|(?:&|and) Senior)/g, 'Junior ')
    .replace(/\bHigh(?=$| for )/, 'High School')
    .replace(/\bHigh School School\b/, 'High School')
    .replace(/ +/g, ' ')
    .trim()
}
