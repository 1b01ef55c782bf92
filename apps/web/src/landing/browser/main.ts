import { offerDemo } from './demo.ts'
import { keptSession } from './session.ts'
import { offerWaitlist } from './waitlist.ts'

document.documentElement.toggleAttribute('data-signed-in', keptSession() !== null)
offerWaitlist()
offerDemo()
