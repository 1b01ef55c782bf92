import { Link } from '@tanstack/react-router'
import classes from './completion-banner.module.css'

/** A banner until the profile is complete. `percent` is from 0 to 100. */
export function CompletionBanner({ percent }: { percent: number }) {
  if (percent >= 100) return null
  return (
    <div className={`cluster spread rounded on-brass ${classes.banner}`}>
      <span>Your profile is {percent}% complete. Finish it for better recommendations.</span>
      <Link to="/profile/edit/$step" params={{ step: 'background' }}>
        Finish profile
      </Link>
    </div>
  )
}
