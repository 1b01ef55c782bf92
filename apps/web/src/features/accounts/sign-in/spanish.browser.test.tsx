import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { expectSpanish } from '#testing/expect-spanish.ts'
import { openPage } from '#testing/open-page.tsx'

const heading = page.getByRole('heading', { level: 1 })
const names = ['Bearings', 'rosa@example.org', 'Settings']

/** Opens a page as somebody who follows a link of ours in Spanish. */
async function open(path: string) {
  await openPage(`${path}${path.includes('?') ? '&' : '?'}lang=es`, { as: null })
}

test('a mother who follows a link in Spanish signs in without a word of English, and is told what is missing', async () => {
  await open('/auth')
  await expect.element(heading).toHaveTextContent('Qué gusto verle de nuevo')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect.element(page.getByText('Escriba su contraseña.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Español', pressed: true })).toBeVisible()
  expectSpanish(['English', ...names])
  await expectAccessible()
})

test('a mother who opens her invitation signs up in Spanish, and reads why her password will not do', async () => {
  await open('/auth?next=%2Ffamily%2Fjoin%2FABCD-EFGH')
  await expect.element(heading).toHaveTextContent('Cree su cuenta')
  await page.getByLabelText('Contraseña', { exact: true }).fill('abc')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect.element(page.getByText('Use al menos 8 caracteres.')).toBeVisible()
  await expect.element(page.getByText('Escriba un nombre.')).toBeVisible()
  expectSpanish(['English', ...names])
})

test('a father signs up as somebody new in Spanish', async () => {
  await open('/auth?tab=sign-up')
  await expect.element(page.getByText('Tipo de cuenta')).toBeVisible()
  expectSpanish(['English', ...names])
})

test.each([
  '#refused=unexpected',
  '#refused=unavailable',
  '#refused=failed',
  '#refused=disabled',
  '#link=abc&address=rosa@example.org',
])('a mother who comes back from the school’s sign-in with %s reads no English', async (fragment) => {
  await openPage(`/auth/school?lang=es${fragment}`, { as: null })
  await expect.element(heading).toBeVisible()
  expectSpanish(['English', ...names])
})

test.each(['/auth/forgot', '/auth/confirm', '/auth/reset', '/auth/keep-address'])(
  'nothing of %s is in English for who reads Spanish',
  async (path) => {
    await open(path)
    await expect.element(heading).toBeVisible()
    await expect.poll(() => document.documentElement.lang).toBe('es')
    expectSpanish(['English', ...names])
  },
)
