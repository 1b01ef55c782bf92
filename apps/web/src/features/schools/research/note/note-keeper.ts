import { Failure } from '@bearings/domain/failure'
import type { NoteContent, ResearchNote } from '@bearings/domain/schools/research/schema'
import { fingerprint } from './fingerprint.ts'

/** What this device keeps of a note until it is saved. */
export type NoteDraft = {
  content: NoteContent
  /** The revision that it was typed upon. */
  revision: number
  /** Fingerprints of what was sent upon it without an answer coming back: one of them may be the newest there. */
  sent: string[]
}

export type NoteState = {
  saved: boolean
  /** Why the last attempt to save failed; `null` when it did not. */
  failure: Error | null
  /** `false` when this device cannot keep what is typed. */
  onDevice: boolean
  /** What was saved elsewhere since the typing began: one of the two has to be chosen. */
  other: ResearchNote | null
}

/** Where the note is written: its editor. */
type Page = {
  read: () => NoteContent
  show: (content: NoteContent) => unknown
  /** Reading it takes no time to speak of. */
  isShort: () => boolean
}

type Surroundings = {
  /** Whether the device has taken it. */
  keep: (draft: NoteDraft | null) => boolean
  save: (
    content: NoteContent,
    basedOn: number,
    leaving: boolean,
  ) => Promise<Pick<ResearchNote, 'revision' | 'updatedAt'>>
  load: () => Promise<ResearchNote>
  whenIdle: (act: () => void) => () => void
  onSaved: (note: ResearchNote) => void
}

/** Milliseconds: how long typing pauses before the note is saved, and how long it may go on without. */
export const pause = 1000
const longest = 10_000
const firstRetry = 3000
const lastRetry = 30_000

export const emptyNote: NoteContent = { type: 'doc', content: [{ type: 'paragraph' }] }

export type NoteKeeper = ReturnType<typeof createNoteKeeper>

/**
 * Sees to it that nothing typed in a note is lost: keeps it on the device at once, saves it after a pause, tries again
 * when the server cannot be reached, and stops when the note was saved elsewhere meanwhile until somebody has chosen.
 * Reading a long note takes a moment, so that is done when the browser has one, and not for each letter.
 */
export function createNoteKeeper(known: ResearchNote, draft: NoteDraft | null, around: Surroundings) {
  const opening = draft?.content ?? known.content ?? emptyNote
  let page: Page = { read: () => opening, show: () => {}, isShort: () => true }
  /** What the server has, as far as it is known, and the text builds upon. */
  let base = known
  let edits = 0
  let savedEdits = 0
  let failure: Error | null = null
  let onDevice = true
  let other: ResearchNote | null = null
  let sent: string[] = []
  let isSending = false
  let news: ResearchNote | null = null
  let isOpen = false
  let retry = firstRetry
  let unsavedSince = 0
  let saving: ReturnType<typeof setTimeout> | undefined
  let stopKeeping: (() => void) | null = null
  const listeners = new Set<() => void>()
  let state = stateNow()

  if (draft) takeUp(draft)

  return {
    /** What the editor begins with. */
    opening,
    state: () => state,
    read: () => page.read(),
    /** Saves what is not saved, now. */
    save: () => void save(),
    subscribe,
    open,
    typed,
    leave,
    takeIn,
    keepMine,
    keepOther,
    keepBoth,
    write,
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The editor is there. Gives back the way to close it: what it has then is kept, and saved if it can be. */
  function open(opened: Page) {
    page = opened
    isOpen = true
    if (edits !== savedEdits) saveIn(0)
    return () => {
      leave()
      let last = page.read()
      page = { ...page, read: () => last, show: (content) => (last = content) }
      isOpen = false
      clearTimeout(saving)
    }
  }

  /** Something was typed. */
  function typed() {
    if (edits === savedEdits) unsavedSince = Date.now()
    edits += 1
    if (page.isShort()) keep()
    else stopKeeping ??= around.whenIdle(keep)
    saveIn(Math.min(pause, Math.max(0, unsavedSince + longest - Date.now())))
    publish()
  }

  /** The page may be gone in a moment. */
  function leave() {
    if (edits === savedEdits) return
    keep()
    void save(true)
  }

  /** What the server has was read again. */
  function takeIn(note: ResearchNote) {
    if (isSending) news = note
    else if (note.revision > base.revision) meet(note)
  }

  /** Saves this text over the other. */
  function keepMine() {
    build(other)
    void save()
  }

  /** Goes on with the other text. */
  function keepOther() {
    build(other)
    page.show(base.content ?? emptyNote)
    settle(edits)
  }

  /** Goes on with both, one after the other. */
  function keepBoth() {
    const content = [...page.read().content, { type: 'paragraph' }, ...(other?.content?.content ?? [])]
    build(other)
    write({ type: 'doc', content })
  }

  /** Puts this into the note, as if it had been typed. */
  function write(content: NoteContent) {
    page.show(content)
    edits += 1
    void save()
  }

  function takeUp({ content, revision, sent: onItsWay }: NoteDraft) {
    if (isSame(content, known.content)) return void around.keep(null)
    edits += 1
    sent = onItsWay
    // A revision that is not known here yet: the server decides.
    if (revision >= known.revision) base = { ...known, revision }
    else meet(known)
    publish()
  }

  /** What is typed here, and a newer note from elsewhere. */
  function meet(note: ResearchNote) {
    other = null
    if (edits === savedEdits) {
      base = note
      page.show(note.content ?? emptyNote)
    } else if (isSame(note.content, page.read())) {
      base = note
      settle(edits)
    } else if (sent.includes(fingerprint(note.content))) {
      // Saved from here: only the answer was lost.
      build(note)
      saveIn(0)
    } else other = note
    publish()
  }

  async function save(leaving = false) {
    clearTimeout(saving)
    if (edits === savedEdits || isSending || other) return
    isSending = true
    const at = edits
    const content = page.read()
    sent = [...sent, fingerprint(content)]
    keep()
    try {
      base = { content, ...(await around.save(content, base.revision, leaving)) }
      settle(at)
      around.onSaved(base)
    } catch (error) {
      await refused(error as Error)
    }
    isSending = false
    publish()

    const missed = news
    news = null
    if (missed && missed.revision > base.revision) meet(missed)
    if (edits === savedEdits || other) return
    if (failure === null) saveIn(isOpen ? pause : 0)
    else if (isOpen && isPassing(failure)) {
      saveIn(retry)
      retry = Math.min(retry * 2, lastRetry)
    }
  }

  async function refused(error: Error) {
    if (!(error instanceof Failure) || error.rule !== 'note-saved-elsewhere') {
      failure = error
      // Refused for good: the server has not got it.
      if (!isPassing(error)) sent = sent.slice(0, -1)
      return
    }
    try {
      meet(await around.load())
    } catch (unread) {
      failure = unread as Error
    }
  }

  /** Everything up to this edit is saved. */
  function settle(at: number) {
    savedEdits = at
    unsavedSince = Date.now()
    failure = null
    retry = firstRetry
    sent = []
    keep()
  }

  /** From now on the text builds upon this note. */
  function build(note: ResearchNote | null) {
    if (note) base = note
    other = null
    failure = null
    sent = []
    publish()
  }

  function keep() {
    stopKeeping?.()
    stopKeeping = null
    const isSaved = edits === savedEdits
    onDevice = around.keep(isSaved ? null : { content: page.read(), revision: base.revision, sent })
    publish()
  }

  function saveIn(milliseconds: number) {
    clearTimeout(saving)
    saving = setTimeout(() => void save(), milliseconds)
  }

  function stateNow(): NoteState {
    return { saved: edits === savedEdits, failure, onDevice, other }
  }

  function publish() {
    const next = stateNow()
    const isOld = (Object.keys(next) as (keyof NoteState)[]).every((key) => next[key] === state[key])
    if (isOld) return
    state = next
    for (const listener of listeners) listener()
  }
}

function isSame(one: NoteContent | null, other: NoteContent | null): boolean {
  return fingerprint(one) === fingerprint(other)
}

/** Trying again may help: the network was away, or the server busy. */
function isPassing(error: Error): boolean {
  return !(error instanceof Failure) || error.status >= 500 || error.code === 'TOO_MANY'
}
