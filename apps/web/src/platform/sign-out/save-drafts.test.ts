import { broken } from '@bearings/domain/failure'
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

test('an essay that another tab is just saving is not asked about', async () => {
  vi.mocked(call).mockRejectedValueOnce(broken('essay-saved-elsewhere'))
  keepDraft('maya', 'essay.1.0', {
    value: { content: 'Sea', revision: 3 },
    savedAt: '2026-11-01T12:00:00Z',
    basedOn: '',
  })
  setTimeout(() => keepDraft('maya', 'essay.1.0', null), 20)

  expect(await saveDrafts('maya')).toEqual([])
})

test('an essay that its own tab kept again meanwhile, and is just saving, is not asked about', async () => {
  const value = { content: 'Sea', revision: 3 }
  const keptAt = (savedAt: string) => keepDraft('maya', 'essay.1.0', { value, savedAt, basedOn: '' })
  keptAt('2026-11-01T12:00:00Z')
  vi.mocked(call).mockImplementationOnce(() => {
    keptAt('2026-11-01T12:00:01Z')
    return Promise.resolve(undefined)
  })
  setTimeout(() => keepDraft('maya', 'essay.1.0', null), 20)

  expect(await saveDrafts('maya')).toEqual([])
})

test('an essay that another device has changed is asked about', async () => {
  vi.useFakeTimers()
  vi.mocked(call).mockRejectedValueOnce(broken('essay-saved-elsewhere'))
  keepDraft('maya', 'essay.1.0', {
    value: { content: 'Sea', revision: 3 },
    savedAt: '2026-11-01T12:00:00Z',
    basedOn: '',
  })

  const left = saveDrafts('maya')
  await vi.advanceTimersByTimeAsync(3000)

  expect(await left).toEqual(['essay.1.0'])
  vi.useRealTimers()
})

test('a draft that only its page can save stays', async () => {
  keepDraft('maya', 'profile.academic', { value: { gpa: '4' }, savedAt: '', basedOn: '' })

  expect(await saveDrafts('maya')).toEqual(['profile.academic'])
})
