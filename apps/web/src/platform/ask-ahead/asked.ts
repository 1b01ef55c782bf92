/** What a page has asked for before the app's own code was there, by path, with this token. */
export type Asked = {
  token: string
  at: number
  answers: Map<string, Promise<Response | null>>
  /** Asks for what is too large to come beside the app's code. */
  askForFile?: (which: 'colleges') => Promise<void>
}

declare global {
  interface Window {
    bearingsAsked?: Asked | undefined
  }
}

/** Milliseconds after which an answer is too old to be shown as new: as long as the app takes its own for fresh. */
const fresh = 30_000

/**
 * The answer that is on its way already, once; `null` when there is none, when it was asked for by somebody else, or
 * when it failed on the way.
 */
export async function takeAsked(path: string, token: string | null): Promise<Response | null> {
  const asked = window.bearingsAsked
  if (!asked) return null
  if (asked.token !== token || Date.now() - asked.at > fresh) return forgetAsked()
  const answer = asked.answers.get(path)
  if (!answer) return null
  asked.answers.delete(path)
  const response = await answer
  // Asked again by the app, which knows what to do when nobody is there.
  return response && response.status < 500 ? response : null
}

/** Before anything is written: what was asked for earlier would show the time before it. */
export function forgetAsked(): null {
  window.bearingsAsked = undefined
  return null
}
