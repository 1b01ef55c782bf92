import { signal } from './signal.ts'

/**
 * The banner above the page. Its text is the server's setting `LAUNCH_BANNER`; if that contains a link, the
 * link replaces the waitlist.
 */
export function LaunchBanner() {
  return (
    <aside className="launch" aria-label="Announcement">
      <p>{'{{launchBanner}}'}</p>
      <button className="link" type="button" data-opens="waitlist" aria-haspopup="dialog">
        Join the waitlist
      </button>
    </aside>
  )
}

export function WaitlistDialog() {
  return (
    <dialog id="waitlist" aria-labelledby="waitlist-title">
      <form noValidate>
        <h2 id="waitlist-title">Join the waitlist</h2>
        <p>Leave your email address, and we’ll write to you once, when Bearings launches.</p>
        <label htmlFor="waitlist-email">Email</label>
        <input
          id="waitlist-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-describedby="waitlist-refusal"
        />
        <p className="refusal" id="waitlist-refusal" role="alert" />
        <div className="actions">
          <button className="button" type="button" data-closes>
            Cancel
          </button>
          <button {...signal} type="submit">
            Join the waitlist
          </button>
        </div>
      </form>
      <div className="done" hidden>
        <h2 tabIndex={-1}>You are on the list</h2>
        <p>
          We will write to <strong data-address /> when Bearings launches.
        </p>
        <div className="actions">
          <button className="button" type="button" data-closes>
            Close
          </button>
        </div>
      </div>
    </dialog>
  )
}
