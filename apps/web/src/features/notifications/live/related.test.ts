import { notificationTypes } from '@bearings/domain/notifications/options'
import { expect, test } from 'vitest'
import { stale } from '#product/stale.ts'
import { allRelated, causes, relatedTo } from './related.ts'

test.each(notificationTypes)(
  'a person who is told “%s” reads again all that the write behind it has changed',
  (type) => {
    for (const write of causes[type]) for (const read of stale[write]) expect(relatedTo(type)).toContain(read)
    expect(relatedTo(type)).not.toEqual([])
  },
)

test('after a gap everything that may have been told of is read again', () => {
  for (const type of notificationTypes) for (const read of relatedTo(type)) expect(allRelated).toContain(read)
})

test('a type that this version does not know makes nothing stale', () => {
  expect(relatedTo('toString')).toEqual([])
})
