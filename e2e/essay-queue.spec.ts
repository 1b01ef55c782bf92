import { givenUser } from '@bearings/server/testing/given'
import { givenLink, givenSharedEssay } from '@bearings/server/testing/given-advising'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('a student asks for a look, the advisor sees it at once, comments, goes on to the next, and the student sees that at once', async ({
  running,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Carla Counselor' })
  const student = await givenUser(running.db, 'student', { fullName: 'Nadia New' })
  const link = await givenLink(running.db, { advisor, student })
  const bees = await givenEssay(running.db, student, { promptName: 'The bees', content: 'They hum.' })
  const sea = await givenEssay(running.db, student, { promptName: 'The sea', content: 'It moves.' })
  await givenSharedEssay(running.db, link, sea)
  const [carlas, nadias] = [await openAs(advisor), await openAs(student)]
  await nadias.setViewportSize({ width: 390, height: 844 })
  const row = (name: string) => carlas.getByRole('row').filter({ hasText: name })

  await test.step('the advisor’s queue is open, the student shares an essay and asks', async () => {
    await carlas.goto('/advisor/essays')
    await expect(row('The sea')).toContainText('Shared')
    await nadias.goto(`/essays/${bees.id}`)
    await nadias.getByRole('switch', { name: 'Share with Carla Counselor' }).click()
    await nadias.getByRole('button', { name: 'Ask Carla Counselor to read it' }).click()
    const dialog = nadias.getByRole('dialog', { name: 'Ask Carla Counselor to read it' })
    await expectAccessible(nadias)
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(nadias.getByText('Asked on')).toBeVisible()
  })

  await test.step('it is the first of the queue, which needed no reload', async () => {
    await expect(carlas.getByText('1 waiting')).toBeVisible()
    await expect(carlas.getByRole('row').nth(1)).toContainText('The bees')
    await expect(row('The bees')).toContainText('Asked to read')
    await expectAccessible(carlas)
    await carlas.getByRole('link', { name: 'The bees' }).click()
    await expect(nadias.getByText('Opened on')).toBeVisible()
  })

  await test.step('the advisor comments, and the student sees it', async () => {
    await expect(carlas.getByText('1 of 2')).toBeVisible()
    await carlas.locator('textarea[data-composer]').fill('More of the hum.')
    await carlas.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(carlas.getByText('You commented')).toBeVisible()
    await expectAccessible(carlas)
    await expect(nadias.getByText('Read: commented on')).toBeVisible()
    await expectAccessible(nadias)
  })

  await test.step('the next essay needs no comment', async () => {
    await carlas.getByRole('link', { name: 'Next essay' }).click()
    await expect(carlas.getByRole('heading', { name: 'The sea' })).toBeVisible()
    await carlas.getByRole('button', { name: 'Nothing to Add' }).click()
    await expect(carlas.getByText('Nothing to add', { exact: true })).toBeVisible()
    await carlas.getByRole('link', { name: 'Essays', exact: true }).first().click()
    await expect(row('The sea')).toContainText('Nothing to add')
  })

  await test.step('what is no longer shared leaves the queue', async () => {
    await nadias.getByRole('switch', { name: 'Share with Carla Counselor' }).click()
    await expect(row('The bees')).toHaveCount(0)
    await expect(row('The sea')).toHaveCount(1)
  })
})
