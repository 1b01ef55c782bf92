import { isLanguage, type Language, languageOf } from '@bearings/domain/language/options'
import { speak, spokenHere } from '@bearings/domain/language/speech'
import { languageKey } from './device.ts'
import { call } from './queries/api.ts'

/** Whose pages are in Spanish, too: a family's, and those before anybody is signed in. */
type Reader = { role: string; language?: Language | null } | null

/** Returns the language of a reader's pages: what they chose for their account, then in this browser, then its own. */
function languageFor(reader: Reader): Language {
  if (reader && reader.role !== 'guardian') return 'en'
  return reader?.language ?? chosen() ?? languageOf(navigator.languages)
}

/** Shows the pages that follow in the language of their reader. What is on the page already stays as it is. */
export async function speakTo(reader: Reader): Promise<void> {
  const language = languageFor(reader)
  if (language === spokenHere()) return
  // Offline, before Spanish was ever loaded, the pages are there in English.
  const next = language === 'en' ? null : await loadSpanish().catch(() => null)
  speak(next)
  document.documentElement.lang = spokenHere()
}

/**
 * Keeps the reader's choice in this browser and, once they are signed in, for their account and its mails. Then the page
 * loads anew, because what is on it stays in the language in which it was rendered.
 */
export async function chooseLanguage(language: Language, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await call('PATCH /me', { language })
  try {
    window.localStorage.setItem(languageKey, language)
  } catch {
    // Without storage, the account's language counts, or the browser's own.
  }
  const { pathname, hash, search } = window.location
  const others = new URLSearchParams(search)
  others.delete('lang')
  window.history.replaceState(
    window.history.state,
    '',
    pathname + (others.size > 0 ? `?${others}` : '') + hash,
  )
  window.location.reload()
}

/**
 * Keeps the language of a link of ours, such as that of a mail, which ends in `?lang=es` and is a choice like any other.
 * Call it before the router starts, which takes what no page knows out of the address.
 */
export function keepLinkedLanguage(): void {
  const linked = new URLSearchParams(window.location.search).get('lang')
  try {
    if (isLanguage(linked)) window.localStorage.setItem(languageKey, linked)
  } catch {
    // Without storage, the browser's own language counts.
  }
}

function chosen(): Language | null {
  try {
    const kept = window.localStorage.getItem(languageKey)
    return isLanguage(kept) ? kept : null
  } catch {
    return null
  }
}

async function loadSpanish() {
  return (await import('@bearings/domain/language/spanish/spanish')).spanish
}
