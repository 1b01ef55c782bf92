/** A text as the server has it; `content` is `null` while there is none. */
export type Known<Content> = { content: Content | null; revision: number }

/** What this device stores of a text until it is saved. */
export type Unsent<Content> = {
  content: Content
  /** The revision that it was typed upon. */
  revision: number
  /** Fingerprints of what was sent upon it without an answer coming back: one of them may be the newest there. */
  sent: string[]
}

/**
 * Why a text is saved: typing paused, the page was hidden, the person left it, or the person clicked Save.
 */
export type Occasion = 'pause' | 'hide' | 'leave' | 'ask'

export type KeeperState<Text> = {
  saved: boolean
  /** Why the last attempt to save failed; `null` when it did not. */
  failure: Error | null
  /** `false` when this device cannot keep what is typed. */
  onDevice: boolean
  /** The version saved elsewhere since typing began; the person has to choose between the two. */
  other: Text | null
}

/** The editor of the text. */
export type Page<Content> = {
  read: () => Content
  show: (content: Content) => unknown
  /** Reading it takes no time to speak of. */
  isShort: () => boolean
}

export type Services<Content, Text extends Known<Content>> = {
  /** The content of an empty text. */
  empty: Content
  /** Whether the device has taken it. */
  keep: (draft: Unsent<Content> | null) => boolean
  save: (content: Content, basedOn: number, occasion: Occasion) => Promise<Omit<Text, 'content'>>
  /**
   * A save by the person, and the save on leaving, count even if nothing changed, because they keep a
   * version.
   */
  keepsVersions?: boolean
  /** Whether the server has refused a save because there was another since. */
  isSavedElsewhere: (error: Error) => boolean
  load: () => Promise<Text>
  whenIdle: (act: () => void) => () => void
  onSaved: (text: Text) => void
}
