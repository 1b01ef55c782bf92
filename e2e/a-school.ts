import { oneRosterFiles } from '@bearings/server/testing/one-roster-files'
import { openSchoolProvider, type SchoolProvider } from '@bearings/server/testing/school-provider'
import { zip } from '@bearings/server/testing/zip'
import { test as base } from './fixtures.ts'
import { addressOf } from './prepare.ts'

/** The server of a school, as `docs/school.md` sets it up, and the school's own sign-in: a real provider. */
export const test = base.extend<object, { provider: SchoolProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const people = ['carla', 'nadia'].map((name) => ({
        sub: name,
        email: `${name}@lincoln.example`,
        email_verified: true,
      }))
      const provider = await openSchoolProvider({ publicUrl: addressOf(parallelIndex).url, people })
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],

  outside: [
    async ({ provider }, use) =>
      use({
        settings: { ...provider.settings, ADVISOR_APPROVAL: 'required' },
        origins: [provider.issuer],
      }),
    { scope: 'worker' },
  ],
})

/** A OneRoster ZIP of two counselors and so many students, all of them the first counselor's; every second is a senior. */
export function rosterOf(students: number): Buffer {
  const files = oneRosterFiles('1.1')
  const [head] = files['users.csv']!.split('\r\n')
  const line = (id: string, role: string, [given, family]: [string, string], rest: string[]) =>
    [id, 'active', '2026-08-01', 'true', 'o-1', role, id, '', given, family, '', ...rest].join()
  const staff = (id: string, name: [string, string]) =>
    line(id, 'counselor', name, ['', `${name[0].toLowerCase()}@lincoln.example`, '', '', '', '', ''])
  const student = (at: number) => {
    const [given, family] = at === 0 ? ['Nadia', 'New'] : ['Student', `No${String(at).padStart(3, '0')}`]
    const email = at === 0 ? 'nadia@lincoln.example' : ''
    const grade = at % 2 === 0 ? '12' : '11'
    return line(`s-${at}`, 'student', [given!, family!], [`${4711 + at}`, email, '', '', 'c-1', grade, ''])
  }
  const lines = [staff('c-1', ['Carla', 'Counselor']), staff('c-2', ['Dan', 'Diaz'])]
  for (let at = 0; at < students; at++) lines.push(student(at))
  return zip({ ...files, 'users.csv': [head, ...lines].join('\r\n') })
}
