import { Compass } from './compass.tsx'
import classes from './logo.module.css'

/** The compass and the product's name. */
export function Logo({ turning = false }: { turning?: boolean }) {
  return (
    <span className={`inline-row gap-3 ink font-heading text-title strong ${classes.logo}`}>
      <Compass turning={turning} />
      Bearings
    </span>
  )
}
