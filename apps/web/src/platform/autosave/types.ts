/** A text as the server has it; `content` is `null` until there is some. */
export type SavedText<Content> = { content: Content | null; revision: number }

/** What this device stores of an unsaved text. */
export type Unsent<Content> = {
  content: Content
  /** The revision that the typing is based on. */
  revision: number
  /**
   * Fingerprints of contents that were sent without a response arriving. One of them may be the server's
   * newest text.
   */
  sent: string[]
}

/**
 * Why a text is saved: typing paused, the page was hidden, the person left it, or the person clicked Save.
 */
export type SaveReason = 'pause' | 'hide' | 'leave' | 'ask'

export type AutosaveState<Text> = {
  saved: boolean
  /** Why the last attempt to save failed; `null` if it succeeded. */
  failure: Error | null
  /** `false` when this device cannot store what is typed. */
  onDevice: boolean
  /** The version saved elsewhere since typing began; the person has to choose between the two. */
  other: Text | null
}

/** The editor that shows the text. */
export type Page<Content> = {
  read: () => Content
  show: (content: Content) => unknown
  /** Whether the text is short enough to be read on every keystroke. */
  isShort: () => boolean
}

export type Services<Content, Text extends SavedText<Content>> = {
  /** The content of an empty text. */
  empty: Content
  /** Stores the draft on the device, or removes it when `null`. Returns whether the device has done so. */
  keep: (draft: Unsent<Content> | null) => boolean
  save: (content: Content, basedOn: number, occasion: SaveReason) => Promise<Omit<Text, 'content'>>
  /**
   * Whether a save by the person, and the save on leaving, count even if nothing changed, because they keep a
   * version.
   */
  keepsVersions?: boolean
  /** Returns whether the server refused a save because someone saved another version since. */
  isSavedElsewhere: (error: Error) => boolean
  load: () => Promise<Text>
  whenIdle: (act: () => void) => () => void
  onSaved: (text: Text) => void
}
