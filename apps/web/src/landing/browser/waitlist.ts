import { call, explain } from './call.ts'

const wrongAddress = 'Enter an email address, such as name@example.com.'

/** Sets up the dialog that takes an email address for the waitlist. */
export function offerWaitlist(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#waitlist')
  const form = dialog?.querySelector('form')
  const done = dialog?.querySelector<HTMLElement>('.done')
  if (!dialog || !form || !done) return
  const email = form.querySelector('input')!

  document.querySelector('[data-opens=waitlist]')?.addEventListener('click', () => {
    form.hidden = false
    done.hidden = true
    refuse('')
    dialog.showModal()
    email.focus()
  })
  for (const button of dialog.querySelectorAll('[data-closes]'))
    button.addEventListener('click', () => dialog.close())
  email.addEventListener('input', () => refuse(''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void join()
  })

  async function join() {
    if (!email.checkValidity()) return refuse(wrongAddress)
    try {
      await call('POST /waitlist', { email: email.value })
    } catch (error) {
      return refuse(
        explain(error, {
          INVALID_INPUT: wrongAddress,
          TOO_MANY: 'Too many addresses came from this network.',
        }),
      )
    }
    done!.querySelector('[data-address]')!.textContent = email.value.trim()
    form!.reset()
    form!.hidden = true
    done!.hidden = false
    done!.querySelector('h2')!.focus()
  }

  function refuse(reason: string) {
    form!.querySelector('.refusal')!.textContent = reason
    email.setAttribute('aria-invalid', String(reason !== ''))
    if (reason) email.focus()
  }
}
