import { expect, test } from 'vitest'
import { aPicture } from '#testing/given-files.ts'
import { assertFewParts } from './types.ts'

test('a student’s picture is refused before it is read if it has a hundred thousand empty parts, which take seconds', async () => {
  const picture = await aPicture()
  const parts = Buffer.alloc(1_200_000, '\0\0\0\0tEXt\0\0\0\0', 'latin1')
  const header = 33
  const crowded = Buffer.concat([picture.subarray(0, header), parts, picture.subarray(header)])

  expect(() => assertFewParts(picture, 'image/png')).not.toThrow()
  expect(() => assertFewParts(crowded, 'image/png')).toThrow(
    expect.objectContaining({ rule: 'picture-broken' }),
  )
})
