import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { abbreviatedCourses } from '@bearings/domain/profile/course-names'
import { expect, test } from 'vitest'

test('an abbreviation of a course stands for a course of the catalog', () => {
  const catalog = readFileSync(join(import.meta.dirname, '../../data/courses.csv'), 'utf8')
  for (const name of abbreviatedCourses) expect(catalog).toContain(`ap,${name},`)
})
