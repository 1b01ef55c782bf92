import { offerDemo } from './demo.ts'
import { storedSession } from './session.ts'
import { offerWaitlist } from './waitlist.ts'

offerWaitlist()
offerDemo()
showSession()
// Runs also when the browser restores the page from its back/forward cache.
window.addEventListener('pageshow', showSession)

function showSession() {
  document.documentElement.toggleAttribute('data-signed-in', storedSession() !== null)
}
