import type { HighSchool } from '@bearings/domain/colleges/catalog/schema'
import { searchTextOf } from '@bearings/domain/colleges/search/rules'
import { stateNames } from '@bearings/domain/states'
import type { catalogFigures, courses, highSchools, majors } from '../tables/colleges-reference.ts'
import type { testDates } from '../tables/deadlines.ts'
import { type Files, linesOf, textOf } from './files.ts'

/** Returns the fields of study, whose search texts include everyday names such as "premed" and "comp sci". */
export function majorsOf(files: Files): (typeof majors.$inferInsert)[] {
  const everyday = new Map<string, string[]>()
  for (const { code, name } of linesOf(files['everyday-majors.csv']))
    everyday.set(code!, [...(everyday.get(code!) ?? []), name!])
  return linesOf(files['majors.csv']).map((line) => {
    const [title, familyTitle] = [textOf(line, 'title')!, textOf(line, 'family_title')!]
    return {
      code: textOf(line, 'code')!,
      title,
      family: textOf(line, 'family')!,
      familyTitle,
      searchText: searchTextOf([title, ...(everyday.get(line.code!) ?? [])], [familyTitle]),
    }
  })
}

export function highSchoolsOf(files: Files): (typeof highSchools.$inferInsert)[] {
  return linesOf(files['high-schools.csv']).map((line) => {
    const [name, city, state] = [textOf(line, 'name')!, textOf(line, 'city')!, textOf(line, 'state')!]
    return {
      name,
      city,
      state,
      type: line.type as HighSchool['type'],
      searchText: searchTextOf([name], [city, state, stateNames[state] ?? null]),
    }
  })
}

export function coursesOf(files: Files): (typeof courses.$inferInsert)[] {
  return linesOf(files['courses.csv']).map((line) => {
    const name = textOf(line, 'name')!
    return {
      kind: line.kind as 'ap' | 'ib',
      name,
      category: textOf(line, 'category')!,
      searchText: searchTextOf([name, name.replace(/^(AP|IB) /, '')]),
    }
  })
}

export function testDatesOf(files: Files): (typeof testDates.$inferInsert)[] {
  return linesOf(files['test-dates.csv']).map((line) => ({
    test: textOf(line, 'test')!,
    date: textOf(line, 'test_date')!,
    registrationDeadline: textOf(line, 'registration_deadline'),
    lateRegistrationDeadline: textOf(line, 'late_registration_deadline'),
    timeZone: textOf(line, 'time_zone'),
    notes: textOf(line, 'notes'),
    sourceUrl: textOf(line, 'source_url')!,
    checkedOn: textOf(line, 'checked_on')!,
  }))
}

type FiguresFile = Record<string, Record<string, Omit<typeof catalogFigures.$inferInsert, 'name' | 'level'>>>

/** Returns the label and source of each figure, by name and level. */
export function figuresOf(files: Files): (typeof catalogFigures.$inferInsert)[] {
  const described = JSON.parse(files['figures.json'].toString()) as FiguresFile
  return Object.entries(described).flatMap(([name, levels]) =>
    Object.entries(levels).map(([level, { label, unit, source, year }]) => ({
      name,
      level: level as 'bachelor',
      label,
      unit,
      source,
      year,
    })),
  )
}
