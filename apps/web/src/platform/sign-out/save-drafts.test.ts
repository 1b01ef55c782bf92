import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '../drafts/drafts.ts'
import { call } from '../queries/api.ts'
import { saveDrafts } from './save-drafts.ts'

vi.mock('../queries/api.ts', () => ({ call: vi.fn<() => Promise<void>>(() => Promise.resolve()) }))

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: {}, sessionStorage: {} })
})
afterEach(() => void vi.unstubAllGlobals())

test('an essay that was emptied is saved before a sign-out, like any other', async () => {
  const savedAt = '2026-11-01T12:00:00Z'
  keepDraft('maya', 'essay.1.0', { value: { content: '', revision: 3 }, savedAt, basedOn: '' })

  expect(await saveDrafts('maya')).toEqual([])
  expect(call).toHaveBeenCalledWith('PUT /essays/{id}/text', { id: '1', content: '', basedOn: 3 })
})

test('a draft that only its page can save stays', async () => {
  keepDraft('maya', 'profile.academic', { value: { gpa: '4' }, savedAt: '', basedOn: '' })

  expect(await saveDrafts('maya')).toEqual(['profile.academic'])
})
