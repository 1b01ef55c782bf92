import { clearStoredContents } from '#platform/device.ts'
import { demoWords } from '#product/demo-words.ts'
import { call, explain } from './call.ts'
import { endSession, storeSession, type StoredSession, storedSession } from './session.ts'

/** Makes the demo buttons open a demo. Where the demo is switched off, they are plain links to `/auth`. */
export function offerDemo(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-demo=on]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void open(form)
    })
    // Runs also when the browser restores the page from its back/forward cache.
    window.addEventListener('pageshow', () => setBusy(form, false))
  }
}

async function open(form: HTMLFormElement) {
  const session = storedSession()
  if (isBusy(form) || !(await mayLeave(session))) return
  const refusal = form.querySelector('.refusal')!
  refusal.textContent = ''
  setBusy(form, true)
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const demo = await call('POST /demo', { timeZone })
    if (session) await endSession(session)
    // Who leaves an account here has agreed that nothing unsaved stays.
    if (session && !isDemo(session)) clearStoredContents()
    storeSession(demo)
    window.location.assign('/dashboard')
  } catch (error) {
    refusal.textContent = explain(error, {
      ...demoWords,
      TOO_MANY: 'Too many demos were opened from this network.',
    })
    setBusy(form, false)
  }
}

/** Returns whether the current session may end. A demo makes way for the next one; an account asks first. */
async function mayLeave(session: StoredSession | null): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('#leave-account')
  if (!session || isDemo(session) || !dialog) return true
  dialog.returnValue = 'stay'
  dialog.showModal()
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  return dialog.returnValue === 'leave'
}

function isDemo({ user }: StoredSession): boolean {
  return user.app_metadata?.demo === true
}

/** Marks the button as busy. It is not `disabled`, because that would take the focus away. */
function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.querySelector('button')?.setAttribute('aria-disabled', String(busy))
}

function isBusy(form: HTMLFormElement): boolean {
  return form.querySelector('button')?.getAttribute('aria-disabled') === 'true'
}
