import { givenUser } from '@bearings/server/testing/given'
import { givenAdvised } from '@bearings/server/testing/given-advising'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test('an advisor writes to forty, one answers, also from a bus without a network, and each sees it at once', async ({
  running,
  openAs,
}) => {
  const advisor = await givenUser(running.db, 'advisor', { fullName: 'Carla Counselor' })
  const nadia = await givenAdvised(running.db, advisor, { fullName: 'Nadia New' })
  for (let n = 1; n < 40; n++) await givenAdvised(running.db, advisor, { fullName: `Student ${n}` })
  const [carlas, nadias] = [await openAs(advisor), await openAs(nadia)]
  await nadias.setViewportSize({ width: 390, height: 844 })
  const log = (page: typeof carlas) => page.getByRole('log')

  await test.step('the student has the page open', async () => {
    await nadias.goto('/messages')
    await nadias.getByRole('link', { name: /Carla Counselor.*No messages yet/ }).click()
    await expect(nadias.getByText('only you and Carla can read')).toBeVisible()
  })

  await test.step('the advisor selects all, previews, and sends', async () => {
    await carlas.goto('/student/advisor')
    await carlas.getByRole('checkbox', { name: 'Select all shown' }).check()
    await carlas.getByRole('button', { name: 'Write to 40 students' }).click()
    const dialog = carlas.getByRole('dialog', { name: 'Write to 40 students' })
    await dialog.getByLabel('Subject').fill('The fair on Friday')
    await dialog.getByLabel('Message').fill('Hi {first name}, will you come?')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('It reaches 40 students.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send to 40' }).click()
    await expect(carlas.getByText('Sent to 40 students')).toBeVisible()
  })

  await test.step('it appears on the student’s open page, and the answer on the advisor’s', async () => {
    await expect(log(nadias)).toContainText('Hi Nadia, will you come?')
    await expectAccessible(nadias)
    await carlas.goto('/messages')
    await expect(carlas.getByText('No messages yet')).toBeVisible()
    await nadias.getByLabel('Message to Carla Counselor').fill('Yes, with my cousin!')
    await nadias.getByRole('button', { name: 'Send' }).click()
    await carlas.getByRole('link', { name: /Nadia New.*unread.*Yes, with my cousin!/ }).click()
    await expect(log(carlas)).toContainText('Yes, with my cousin!')
    await expectAccessible(carlas)
  })

  await test.step('what is written offline arrives once', async () => {
    await nadias.context().setOffline(true)
    await nadias.getByLabel('Message to Carla Counselor').fill('From the bus')
    await nadias.getByRole('button', { name: 'Send' }).click()
    await expect(log(nadias)).toContainText('From the busOffline. Kept on this device')
    await nadias.context().setOffline(false)
    await expect(log(carlas)).toContainText('From the bus')
    await nadias.reload()
    await expect(log(nadias).getByText('From the bus')).toHaveCount(1)
    await expect(log(carlas).getByText('From the bus')).toHaveCount(1)
  })
})
