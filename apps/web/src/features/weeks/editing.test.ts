import { expect, test } from 'vitest'
import { draftOf, keepDraft } from '#platform/drafts/drafts.ts'
import { draftKey, lateDrafts } from './editing.ts'

test('of what a student left in earlier weeks only words that are not saved are offered, the latest first', () => {
  const saved = { weekGoal: 'Call', tasks: [{ id: 'a', text: 'Ask' }], known: ['a'] }
  const leave = (start: string, left: object) =>
    keepDraft('maya', draftKey(start), {
      value: { ...saved, ...left },
      savedAt: `${start}T12:00:00Z`,
      basedOn: JSON.stringify(saved),
    })
  leave('2026-11-02', { weekGoal: 'Write' })
  leave('2026-11-09', { tasks: [...saved.tasks, { id: 'b', text: '' }] })
  leave('2026-11-16', { tasks: [] })
  leave('2026-11-23', { weekGoal: 'Draft' })
  leave('2026-11-30', { weekGoal: 'Now' })

  const late = lateDrafts('maya', '2026-11-30')

  expect(late).toMatchObject([
    { start: '2026-11-23', typed: { weekGoal: 'Draft', tasks: [] } },
    { start: '2026-11-02', typed: { weekGoal: 'Write', tasks: [] } },
  ])
  expect(draftOf('maya', draftKey('2026-11-16'))).toBeNull()
})
