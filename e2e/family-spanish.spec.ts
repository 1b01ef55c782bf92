import { randomUUID } from 'node:crypto'
import { englishIn } from '@bearings/client/testing/english-left'
import { schools } from '@bearings/server/database/tables/colleges'
import { givenUser } from '@bearings/server/testing/given'
import { givenEntry } from '@bearings/server/testing/given-schools'
import { expectAccessible } from './expect-accessible.ts'
import { expectSpanish } from './expect-spanish.ts'
import { expect, loadNothingAhead, test } from './fixtures.ts'

const college = 'Ohio State University'
/** What stays as it is in a Spanish page. */
const names = ['Nadia New', 'Nadia', 'Rosa New', college, 'Bearings', 'English', 'In English']

for (const width of [390, 1440])
  test(`a mother reads Spanish from the mail to the price of one college within two minutes, and that she is paused at once, at ${width} pixels`, async ({
    page: students,
    browser,
    running,
    signInAs,
  }) => {
    const student = await givenUser(running.db, 'student', { fullName: 'Nadia New' })
    const catalog = await running.db.select({ id: schools.id, unitid: schools.unitid }).from(schools)
    const { id: schoolId } = catalog.find(({ unitid }) => unitid === 204_796)!
    await givenEntry(running.db, student, { schoolId, deadline: nextMonth(), deadlineState: 'own' })
    await signInAs(student)
    const email = `${randomUUID()}@example.org`

    await test.step('the student invites her, and chooses Spanish', async () => {
      await students.goto('/student/family')
      await students.getByRole('button', { name: 'Invite a Parent or Guardian' }).click()
      const dialog = students.getByRole('dialog', { name: 'Invite a parent or guardian' })
      await dialog.getByLabel('Name').fill('Rosa New')
      await dialog.getByLabel('Email (optional)').fill(email)
      await dialog.getByLabel('Language of the email').selectOption('Español')
      await dialog.getByRole('button', { name: 'Invite' }).click()
      await expect(students.getByText('works until')).toBeVisible()
    })

    // Her browser is in English, as a phone bought here is: the mail's language counts.
    const context = await browser.newContext({
      baseURL: running.url,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    await loadNothingAhead(context)
    const mothers = await context.newPage()
    const opened = async (link: RegExp) => {
      const [mail] = await running.mailsTo(email)
      expect(englishIn([mail!.subject, ...mail!.text.split('\n')], [...names, email, running.url])).toEqual(
        [],
      )
      expect(mail!.html).toMatch(/<html[^>]*lang="es"/)
      await mothers.goto(link.exec(mail!.text)![0])
    }

    await test.step('she opens the mail, and signs up', async () => {
      await opened(/http\S+\/family\/join\/\S+/)
      await expect(mothers.getByRole('tab', { name: 'Crear cuenta', selected: true })).toBeVisible()
      await expectSpanish(mothers, names)
      await mothers.getByLabel('Nombre completo').fill('Rosa New')
      await mothers.getByLabel('Correo electrónico').fill(email)
      await mothers.getByLabel('Contraseña', { exact: true }).fill('a sailor reads the stars')
      await mothers.getByRole('button', { name: 'Crear cuenta' }).click()
      await expect(mothers.getByText('¡La cuenta se creó!')).toBeVisible()
      await expectSpanish(mothers, [...names, email])
      await opened(/http\S+token_hash=\S+/)
      await expectSpanish(mothers, [...names, email])
      await mothers.getByRole('main').getByRole('button').click()
    })

    await test.step('she accepts, and finds the price of the college', async () => {
      const heading = (name: string) => mothers.getByRole('heading', { level: 1, name })
      await expect(heading('Nadia le invita')).toBeVisible()
      await expectSpanish(mothers, names)
      await mothers.getByRole('button', { name: 'Aceptar' }).click()
      await expect(heading('El camino de Nadia a la universidad')).toBeVisible()
      await expectSpanish(mothers, names)
      await mothers.getByRole('link', { name: college }).click()
      await expect(mothers.getByRole('region', { name: 'Su precio, paso a paso' })).toContainText('$')
      await expectSpanish(mothers, [...names, 'Columbus'])
      expect(await mothers.locator('html').getAttribute('lang')).toBe('es')
      await mothers.reload()
      await expectAccessible(mothers)
    })

    await test.step('she finds guides, questions, stories and settings in Spanish, too', async () => {
      for (const [path, title] of [
        ['/resources/guides', 'Guías'],
        ['/resources/answers', 'Preguntas y respuestas'],
        ['/resources/admitted-students-blog', 'Blog de estudiantes admitidos'],
        ['/resources/admitted-profiles', 'Perfiles de admitidos'],
        ['/settings', 'Ajustes'],
      ] as const) {
        await mothers.goto(path)
        await expect(mothers.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expectSpanish(mothers, [...names, email])
      }
    })

    await test.step('the student pauses her: what she sees changes at once, and comes back', async () => {
      await mothers.goto('/family')
      await expect(mothers.getByRole('link', { name: college })).toBeVisible()
      await students.getByRole('button', { name: 'Pause' }).click()
      await expect(mothers.getByRole('heading', { level: 1 })).toHaveText('Nadia puso esta página en pausa')
      await expect(mothers.getByText(college)).toBeHidden()
      await expectSpanish(mothers, names)
      await students.getByRole('button', { name: 'Resume' }).click()
      await expect(mothers.getByRole('link', { name: college })).toBeVisible()
    })
    await context.close()
  })

function nextMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
}
