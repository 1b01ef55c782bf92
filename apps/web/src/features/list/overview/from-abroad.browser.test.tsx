import { givenEntry, givenListedCollege } from '@bearings/client/testing/given'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const college = givenListedCollege({
  state: 'OH',
  control: 'private_nonprofit',
  admissionRate: 0.6,
  testPolicy: 'considered_if_submitted',
  satReading25: 600,
  satReading75: 700,
  satMath25: 600,
  satMath75: 700,
})
const profile = { ...emptyAnswers, gpaUnweighted: 3.9, satActScore: '1500 SAT', updatedAt: null }
const list = [givenEntry({ name: 'Aster College', college })]

test.each([
  ['who has not said where they live reads odds', {}, /Likely|Target/],
  [
    'in Kenya who may ask for aid reads that there are none',
    { country: 'KE', asksForAid: 'unsure' },
    'No odds',
  ],
] as const)('a student %s', async (_, finances, label) => {
  await openPage('/schools', {
    answers: {
      'GET /profile': { profile },
      'GET /money/finances': finances,
      'GET /schools/list': list,
    },
  })
  await expect.element(page.getByRole('row', { name: /Aster/ })).toHaveTextContent(label)
})
