import { signal } from './signal.ts'

/**
 * A button that opens a demo. It leads to `/auth` where the demo is switched off or scripts do not run. The
 * server fills in `{{demo}}`.
 */
export function DemoButton({ children }: { children: string }) {
  return (
    <form action="/auth" data-demo="{{demo}}">
      <button className="button" type="submit">
        {children}
      </button>
      <p className="refusal" role="alert" />
    </form>
  )
}

/** The question shown before a demo when somebody is signed in here, since this browser keeps one session. */
export function LeaveAccountDialog() {
  return (
    <dialog id="leave-account" aria-labelledby="leave-account-title">
      <h2 id="leave-account-title">Leave your account for the demo?</h2>
      <p>
        You are signed in here. Opening the demo signs you out in this browser. What you have saved stays;
        drafts that only this browser has do not.
      </p>
      <form className="actions" method="dialog">
        <button className="button" value="stay">
          Stay signed in
        </button>
        <button {...signal} value="leave">
          Open the demo
        </button>
      </form>
    </dialog>
  )
}
