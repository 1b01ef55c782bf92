import { call, explain } from './call.ts'
import { keepSession, keptSession } from './session.ts'

/** Makes the demo buttons open a demo. Where it is switched off they are plain ways to `/auth`. */
export function offerDemo(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-demo=on]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void open(form)
    })
}

async function open(form: HTMLFormElement) {
  const button = form.querySelector('button')!
  if (button.ariaDisabled === 'true' || !(await mayLeaveAccount())) return
  const refusal = form.querySelector('.refusal')!
  refusal.textContent = ''
  // Not `disabled`, which would take the focus away.
  button.ariaDisabled = 'true'
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    keepSession(await call('POST /demo', { timeZone }))
    window.location.assign('/dashboard')
  } catch (error) {
    refusal.textContent = explain(error, {
      TOO_MANY: 'Many demos were opened from this network. Please try again in an hour.',
      RULE_BROKEN: 'The demo is switched off here. Create an account instead.',
    })
    button.ariaDisabled = 'false'
  }
}

/** A demo in this browser makes way for the next one; an account asks first. */
async function mayLeaveAccount(): Promise<boolean> {
  const session = keptSession()
  const dialog = document.querySelector<HTMLDialogElement>('#leave-account')
  if (!session || session.user.app_metadata?.demo || !dialog) return true
  dialog.returnValue = 'stay'
  dialog.showModal()
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  return dialog.returnValue === 'leave'
}
