import { Failure } from '@bearings/domain/failure'
import type { NoteContent, ResearchNote } from '@bearings/domain/list/research/schema'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fingerprint } from '#platform/autosave/fingerprint.ts'
import { pause } from '#platform/autosave/save-timer.ts'
import type { Unsent } from '#platform/autosave/types.ts'
import { createNoteAutosave } from './note-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a note', () => {
  test('is saved after a pause, once', async () => {
    const { type, server, autosave } = given()

    type('Quarter')
    await vi.advanceTimersByTimeAsync(pause / 2)
    type('Quarter system')
    await vi.advanceTimersByTimeAsync(pause / 2)
    expect([server.saves, autosave.state().saved]).toEqual([0, false])
    await vi.advanceTimersByTimeAsync(pause / 2)

    expect([server.saves, server.text(), autosave.state().saved]).toEqual([1, 'Quarter system', true])
  })

  test('is saved meanwhile by a person who types without a pause', async () => {
    const { type, server } = given()

    for (let letters = 1; letters <= 30; letters++) {
      type('x'.repeat(letters))
      await vi.advanceTimersByTimeAsync(pause / 2)
    }

    expect(server.saves).toBe(1)
  })

  test('is on the device at once, and no more when it is saved', async () => {
    const { type, device } = given()

    type('Quarter system')
    expect(device.draft).toMatchObject({ content: note('Quarter system'), revision: 1 })
    await vi.advanceTimersByTimeAsync(pause)

    expect(device.draft).toBeNull()
  })

  test('that is long is read once a moment, and not for each letter', async () => {
    const { type, device, page } = given()
    page.isShort = () => false
    const read = vi.spyOn(page, 'read')

    for (const text of ['Q', 'Qu', 'Qua']) type(text)
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)

    expect(read).toHaveBeenCalledOnce()
    expect(device.draft).toMatchObject({ content: note('Qua') })
  })

  test('typed without a network stays on the device, and is saved when the server answers again', async () => {
    const { type, server, device, autosave } = given()
    server.failure = new TypeError('Failed to fetch')

    type('On a train')
    await vi.advanceTimersByTimeAsync(pause)
    expect(autosave.state()).toMatchObject({ saved: false, failure: server.failure })
    expect(device.draft).toMatchObject({ content: note('On a train') })
    server.failure = null
    await vi.advanceTimersByTimeAsync(30_000)

    expect(autosave.state()).toMatchObject({ saved: true, failure: null })
    expect([server.text(), device.draft]).toEqual(['On a train', null])
  })

  test.each(['UNAUTHORIZED', 'TOO_MANY', 'UNAVAILABLE'] as const)(
    'refused as %s stays on the device, and is saved without another keystroke once it may be',
    async (code) => {
      const { type, server, device, autosave } = given()
      server.failure = new Failure(code)

      type('Long after the lunch break')
      await vi.advanceTimersByTimeAsync(pause)
      expect(autosave.state()).toMatchObject({ saved: false, failure: server.failure })
      expect(device.draft).toMatchObject({ content: note('Long after the lunch break') })
      server.failure = null
      await vi.advanceTimersByTimeAsync(30_000)

      expect([server.text(), device.draft]).toEqual(['Long after the lunch break', null])
    },
  )

  test('typed on while a save is on its way is saved as well', async () => {
    const { type, server } = given()
    server.slow = 5 * pause

    type('One')
    await vi.advanceTimersByTimeAsync(2 * pause)
    type('One two')
    await vi.advanceTimersByTimeAsync(20 * pause)

    expect([server.saves, server.text()]).toEqual([2, 'One two'])
  })

  test('whose save has arrived without the answer coming back is no conflict', async () => {
    const { type, server, autosave } = given()
    server.losesAnswers = true
    type('One')
    await vi.advanceTimersByTimeAsync(pause)
    server.losesAnswers = false

    type('One two')
    await vi.advanceTimersByTimeAsync(3 * pause)

    expect(autosave.state()).toMatchObject({ saved: true, other: null })
    expect(server.text()).toBe('One two')
  })

  test('that is left behind is saved while leaving', async () => {
    const { type, server, close } = given()
    type('A last word')

    close()
    await vi.advanceTimersByTimeAsync(0)

    expect(server.text()).toBe('A last word')
  })
})

describe('a note that was saved elsewhere', () => {
  test('is shown as it is when nothing is typed here', async () => {
    const { server, autosave, shown } = given()

    autosave.receive(server.saveElsewhere('From the other tab'))

    expect(shown()).toEqual(note('From the other tab'))
  })

  test('stops the saving of what is typed here until somebody has chosen', async () => {
    const { type, server, device, autosave } = given()
    type('Mine')
    server.saveElsewhere('Theirs')
    await vi.advanceTimersByTimeAsync(pause)

    expect(autosave.state().other).toMatchObject({ content: note('Theirs') })
    type('Mine, longer')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.text()).toBe('Theirs')
    expect(device.draft).toMatchObject({ content: note('Mine, longer') })

    autosave.keepMine()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.text()).toBe('Mine, longer')
    expect(autosave.state()).toMatchObject({ saved: true, other: null })
  })

  test('takes the place of what is typed when that is chosen', async () => {
    const { type, server, device, autosave, shown } = given()
    type('Mine')
    server.saveElsewhere('Theirs')
    await vi.advanceTimersByTimeAsync(pause)

    autosave.takeOver(autosave.state().other)
    await vi.advanceTimersByTimeAsync(pause)

    expect(shown()).toEqual(note('Theirs'))
    expect([server.saves, device.draft]).toEqual([1, null])
  })

  test('is put under what is typed when both are kept', async () => {
    const { type, server, autosave } = given()
    type('Mine')
    autosave.receive(server.saveElsewhere('Theirs'))

    autosave.keepBoth()
    await vi.advanceTimersByTimeAsync(0)

    expect(server.text()).toBe('Mine||Theirs')
  })
})

describe('what a closed tab has left on the device', () => {
  test('is shown again and saved', async () => {
    const { server, shown } = given({ content: note('Left behind'), revision: 1, sent: [] })

    expect(shown()).toEqual(note('Left behind'))
    await vi.advanceTimersByTimeAsync(0)

    expect(server.text()).toBe('Left behind')
  })

  test('is let go of when it had reached the server', () => {
    const { device, autosave } = given({ content: note('As saved'), revision: 0, sent: [] })

    expect([device.draft, autosave.state().saved]).toEqual([null, true])
  })

  test('is shown beside what was saved elsewhere since', () => {
    const { autosave, shown } = given({ content: note('Left behind'), revision: 0, sent: [] })

    expect(shown()).toEqual(note('Left behind'))
    expect(autosave.state().other).toMatchObject({ content: note('As saved') })
  })

  test('goes on from an earlier state of itself that had reached the server', async () => {
    const { server } = given({
      content: note('As saved, and more'),
      revision: 0,
      sent: [fingerprint(note('As saved'))],
    })

    await vi.advanceTimersByTimeAsync(0)

    expect(server.text()).toBe('As saved, and more')
  })
})

function note(text: string): NoteContent {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

/** A autosave with a fake device and server. The server has the note "As saved" at revision 1. */
function given(draft: Unsent<NoteContent> | null = null) {
  let stored: ResearchNote = { content: note('As saved'), revision: 1, updatedAt: '2026-11-01T12:00:00Z' }
  const device = { draft }
  const server = {
    saves: 0,
    slow: 0,
    failure: null as Error | null,
    losesAnswers: false,
    text: () => stored.content!.content.map((block) => textOf(block)).join('|'),
    saveElsewhere: (text: string) =>
      (stored = { ...stored, content: note(text), revision: stored.revision + 1 }),
  }
  const autosave = createNoteAutosave(stored, draft, {
    keep: (next) => {
      device.draft = next
      return true
    },
    save: async (content, basedOn) => {
      server.saves += 1
      if (server.slow > 0) await new Promise((resolve) => setTimeout(resolve, server.slow))
      if (server.failure) throw server.failure
      if (basedOn !== stored.revision) throw new Failure('RULE_BROKEN', { rule: 'note-saved-elsewhere' })
      stored = { content, revision: basedOn + 1, updatedAt: stored.updatedAt }
      if (server.losesAnswers) throw new TypeError('Failed to fetch')
      return { revision: stored.revision, updatedAt: stored.updatedAt }
    },
    load: async () => stored,
    whenIdle: (act) => {
      const timer = setTimeout(act, 10)
      return () => clearTimeout(timer)
    },
    onSaved: () => {},
  })
  let shown = autosave.opening
  const page = {
    read: () => shown,
    show: (content: NoteContent) => (shown = content),
    isShort: () => true,
  }
  const close = autosave.open(page)
  const type = (text: string) => {
    shown = note(text)
    autosave.typed()
  }
  return { autosave, page, server, device, type, close, shown: () => shown }
}

function textOf(block: NoteContent['content'][number]): string {
  return (block as { content?: { text: string }[] }).content?.[0]?.text ?? ''
}
