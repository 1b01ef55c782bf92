import { offerDemo } from './demo.ts'
import { storedSession } from './session.ts'
import { offerWaitlist } from './waitlist.ts'

offerWaitlist()
offerDemo()
showSession()
// Also when the browser brings the page back as it was left.
window.addEventListener('pageshow', showSession)

function showSession() {
  document.documentElement.toggleAttribute('data-signed-in', storedSession() !== null)
}
