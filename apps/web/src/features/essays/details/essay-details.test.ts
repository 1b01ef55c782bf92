import { expect, test } from 'vitest'
import { checked, noDetails } from './essay-details.ts'

test('a prompt alone is enough; the rest stays open', () => {
  expect(checked({ ...noDetails, promptName: ' Why us? ' })).toEqual({
    essay: { entryId: null, promptName: 'Why us?', wordLimit: null, deadline: null },
  })
})

test('all that is filled in is sent', () => {
  expect(
    checked({ entryId: 'michigan', promptName: 'Why us?', wordLimit: '1,000', deadline: '2026-11-01' }),
  ).toEqual({
    essay: { entryId: 'michigan', promptName: 'Why us?', wordLimit: 1000, deadline: '2026-11-01' },
  })
})

test('without a prompt it says what to do', () => {
  expect(checked({ ...noDetails, promptName: '  ' })).toEqual({
    errors: { promptName: 'Please fill in the essay prompt.' },
  })
})

test.each(['0', '-5', '2.5', 'many', '10001'])('a word limit of %j is refused', (wordLimit) => {
  expect(checked({ ...noDetails, promptName: 'Why us?', wordLimit })).toEqual({
    errors: { wordLimit: 'A whole number from 1 to 10,000.' },
  })
})
