import { isTransient } from '../reachability.ts'
import { fingerprint } from './fingerprint.ts'
import { createSaveTimer, pause } from './save-timer.ts'
import type { AutosaveState, SavedText, SaveReason, Page, Services, Unsent } from './types.ts'

export type Autosave<Content, Text extends SavedText<Content>> = ReturnType<
  typeof createAutosave<Content, Text>
>

/**
 * Makes sure that nothing typed in a text is lost: stores it on the device immediately, saves it after a
 * pause, retries when the server cannot be reached, and stops if the text was saved elsewhere until the
 * person chooses a version. Reading a long text is slow, so it happens when the browser is idle and not on
 * every keystroke.
 */
export function createAutosave<Content, Text extends SavedText<Content>>(
  known: Text,
  draft: Unsent<Content> | null,
  around: Services<Content, Text>,
) {
  const opening = draft?.content ?? known.content ?? around.empty
  let page: Page<Content> = { read: () => opening, show: () => {}, isShort: () => true }
  /** The server's latest known version, on which the text is based. */
  let base = known
  let edits = 0
  let savedEdits = 0
  let failure: Error | null = null
  let onDevice = true
  let other: Text | null = null
  let sent: string[] = []
  let sending: Promise<void> | null = null
  /** Whether the server keeps a version of the last saved text. */
  let hasVersion = true
  let receivedMeanwhile: Text | null = null
  let isOpen = false
  // The save in progress handles the rest.
  const timer = createSaveTimer(() => void (sending ?? save()))
  let stopKeeping: (() => void) | null = null
  const listeners = new Set<() => void>()
  let state = stateNow()

  if (draft) takeUp(draft)

  return {
    /** The editor's initial content. */
    opening,
    state: () => state,
    read: () => page.read(),
    save,
    subscribe,
    open,
    typed,
    leave,
    receive,
    keepMine,
    takeOver,
    merge,
    write,
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /**
   * Connects the editor. Returns the function that closes it, which stores the current text and saves it if
   * possible.
   */
  function open(opened: Page<Content>) {
    page = opened
    isOpen = true
    if (edits !== savedEdits) timer.saveIn(0)
    return () => {
      leave('leave')
      let last = page.read()
      page = { ...page, read: () => last, show: (content) => (last = content) }
      isOpen = false
      timer.stop()
    }
  }

  /** Notes that something was typed. */
  function typed() {
    timer.typed(edits === savedEdits)
    edits += 1
    if (page.isShort()) keep()
    else stopKeeping ??= around.whenIdle(keep)
    publish()
  }

  /** Stores and saves the text, because the page may be about to close. */
  function leave(occasion: 'hide' | 'leave') {
    if (edits !== savedEdits) keep()
    void save(occasion)
  }

  /** Takes the server's version after it was read again. */
  function receive(text: Text) {
    if (sending) receivedMeanwhile = text
    else if (text.revision > base.revision) meet(text)
  }

  /** Saves this text over the one that was saved elsewhere. */
  function keepMine() {
    build(other)
    void save()
  }

  /** Continues with the server's version and drops what was typed here. */
  function takeOver(text: Text | null) {
    build(text)
    page.show(base.content ?? around.empty)
    settle(edits)
  }

  /** Continues with a text that the person has merged from both versions. */
  function merge(joined: (mine: Content, others: Content) => Content) {
    const content = joined(page.read(), other?.content ?? around.empty)
    build(other)
    write(content)
  }

  /** Replaces the content as if it had been typed. */
  function write(content: Content) {
    page.show(content)
    edits += 1
    void save()
  }

  function takeUp({ content, revision, sent: onItsWay }: Unsent<Content>) {
    if (isSame(content, known.content)) return void around.keep(null)
    edits += 1
    sent = onItsWay
    // This device has not seen that revision yet, so the server decides.
    if (revision >= known.revision) base = { ...known, revision }
    else meet(known)
    publish()
  }

  /** Compares what was typed here with a newer text from elsewhere. */
  function meet(text: Text) {
    other = null
    if (edits === savedEdits) {
      base = text
      page.show(text.content ?? around.empty)
    } else if (isSame(text.content, page.read())) {
      base = text
      settle(edits)
    } else if (sent.includes(fingerprint(text.content))) {
      // Saved from here: only the response was lost.
      build(text)
      timer.saveIn(0)
    } else other = text
    publish()
  }

  /** Saves unsaved changes now. Resolves when the outcome is known. */
  async function save(occasion: SaveReason = 'pause'): Promise<void> {
    timer.stop()
    const asks = around.keepsVersions && occasion === 'ask'
    const leaves = around.keepsVersions && occasion === 'leave' && !hasVersion
    const isSaved = () => edits === savedEdits && !asks && !leaves
    if (sending) {
      await sending
      // Text typed in the meantime is included in this save; a save that just failed is retried later.
      return isSaved() || (failure && !asks && !leaves) ? undefined : save(occasion)
    }
    if (other || isSaved()) return
    sending = send(occasion)
    await sending
  }

  async function send(occasion: SaveReason): Promise<void> {
    const at = edits
    const content = page.read()
    if (at !== savedEdits) {
      sent = [...sent, fingerprint(content)]
      keep()
    }
    try {
      base = { ...base, ...(await around.save(content, base.revision, occasion)), content }
      hasVersion = occasion === 'ask' || occasion === 'leave'
      settle(at)
      around.onSaved(base)
    } catch (error) {
      await refused(error as Error)
    }
    sending = null
    publish()

    const missed = receivedMeanwhile
    receivedMeanwhile = null
    if (missed && missed.revision > base.revision) meet(missed)
    if (edits === savedEdits || other) return
    if (failure === null) timer.saveIn(isOpen ? pause : 0)
    else if (isOpen && isTransient(failure)) timer.retry()
  }

  async function refused(error: Error) {
    if (!around.isSavedElsewhere(error)) {
      failure = error
      // Refused for good, so the server does not have this content.
      if (!isTransient(error)) sent = sent.slice(0, -1)
      return
    }
    try {
      meet(await around.load())
    } catch (unread) {
      failure = unread as Error
    }
  }

  /** Marks everything up to this edit as saved. */
  function settle(at: number) {
    savedEdits = at
    failure = null
    timer.saved()
    sent = []
    keep()
  }

  /** Bases further typing on this text. */
  function build(text: Text | null) {
    if (text) base = text
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

  function stateNow(): AutosaveState<Text> {
    return { saved: edits === savedEdits, failure, onDevice, other }
  }

  function publish() {
    const next = stateNow()
    const isOld = (Object.keys(next) as (keyof AutosaveState<Text>)[]).every(
      (key) => next[key] === state[key],
    )
    if (isOld) return
    state = next
    for (const listener of listeners) listener()
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return fingerprint(one) === fingerprint(other)
}
