import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOpenTo, pathToReturnTo } from './guard.ts'

const ours = 'https://bearings.example'

test('someone comes back to the page they asked for, with its search and place', () => {
  expect(pathToReturnTo('/schools?plan=early#list', ours)).toBe('/schools?plan=early#list')
})

test.each([
  ['another site', 'https://evil.example/schools'],
  ['another site without its protocol', '//evil.example/schools'],
  ['another site behind a backslash', '/\\evil.example'],
  ['another site behind a tab', '/\t/evil.example'],
  ['another site behind a dot', '/.//evil.example'],
  ['another site behind a page that is left', '/settings/..//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['the sign-in page', '/auth?next=/schools'],
  ['a page of the sign-in', '/auth/reset'],
  ['something that is no text', 7],
  ['nothing', undefined],
])('%s is not a place to come back to', (_, next) => {
  expect(pathToReturnTo(next, ours)).toBeNull()
})

test('a page that only begins like the sign-in page may be asked for', () => {
  expect(pathToReturnTo('/authors', ours)).toBe('/authors')
})

test('a person who has to set up two-factor sign-in finds only the settings open', () => {
  const open = (needsTwoFactor: boolean) =>
    ['/settings', '/settings/', '/dashboard', '/advisor/students', '/settings-of-others'].filter((path) =>
      isOpenTo({ needsTwoFactor }, path),
    )

  expect(open(true)).toEqual(['/settings', '/settings/'])
  expect(open(false)).toHaveLength(5)
})

test('each role has its own pages, and a family’s came without opening or closing one of the three others', () => {
  const folder = join(import.meta.dirname, '../../routes/_app')
  const opensTo = (file: string) =>
    /allow\(([^)]*)\)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]!.replaceAll("'", '') ?? 'everyone'
  const pages: Record<string, string[]> = {}
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (file.endsWith('.tsx')) (pages[opensTo(file)] ??= []).push(file.replace('.tsx', ''))
  const listed = Object.entries(pages).map(([roles, files]) => [
    roles,
    files.join(' ').replaceAll('/index', ''),
  ])

  expect(Object.fromEntries(listed)).toEqual({
    everyone:
      '$ admin advisor advisor/students dashboard financial join.$code notifications profile/edit.index ' +
      'resources/admitted-profiles/$profileId resources/admitted-profiles ' +
      'resources/admitted-students-blog/$slug resources/admitted-students-blog resources/answers ' +
      'resources/guides/$slug resources/guides resources/how-matching-works resources ' +
      'schools/find/$unitid settings student',
    admin:
      'admin/answers/$slug admin/answers admin/articles/$slug admin/articles admin/audit-log ' +
      'admin/navigator admin/people/$personId admin/people admin/scholarships admin/school ' +
      'admin/schools admin/stories admin/waitlist',
    advisor:
      'advisor/dashboard advisor/essays advisor/letters advisor/scholarships ' +
      'advisor/students/$studentId advisor/students/$studentId_/compare ' +
      'advisor/students/$studentId_/essays/$essayId advisor/students/invites/$inviteId ' +
      'advisor/students/invites',
    student:
      'analytics deadlines deadlines_.timeline essays/$essayId essays essays/trash ' +
      'financial/aid-calculator financial/forms financial/net-price financial/offers ' +
      'financial/scholarships financial/state-aid profile/edit.$step profile profile/resume ' +
      'recommenders resources/admitted-profiles/yours schools/$schoolId.research schools/compare ' +
      'schools/find schools/trash share student/family',
    'student, advisor': 'messages/$personId messages navigator student/advisor',
    'student, admin': 'schools',
    guardian: 'family.$',
  })
})
