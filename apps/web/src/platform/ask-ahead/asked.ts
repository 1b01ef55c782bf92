/** The requests a page sent before the app's code loaded, by path, and the token they used. */
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
 * The response already under way, usable once; `null` if there is none, if another person's token requested
 * it, or if it failed.
 */
export async function takeAsked(path: string, token: string | null): Promise<Response | null> {
  const asked = window.bearingsAsked
  if (!asked) return null
  if (asked.token !== token || Date.now() - asked.at > fresh) return forgetAsked()
  const answer = asked.answers.get(path)
  if (!answer) return null
  asked.answers.delete(path)
  const response = await answer
  // The app sends the request again, because it handles an unreachable server.
  return response && response.status < 500 ? response : null
}

/** Before anything is written: what was asked for earlier would show the time before it. */
export function forgetAsked(): null {
  window.bearingsAsked = undefined
  return null
}
