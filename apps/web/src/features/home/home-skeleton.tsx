import { Skeleton, Stack } from '@mantine/core'
import classes from './student-home.module.css'

/** The home's own shape: welcome, course, two columns, four cards. */
export function HomeSkeleton() {
  return (
    <Stack gap="lg" className={classes.home} aria-hidden>
      <Stack gap={10}>
        <Skeleton height={14} width={140} />
        <Skeleton height={36} width="min(22rem, 90%)" />
      </Stack>
      <Skeleton height={150} radius="lg" />
      <div className={classes.columns}>
        <Skeleton height={300} radius="lg" />
        <Skeleton height={300} radius="lg" />
      </div>
      <div className={classes.ways}>
        {['profile', 'schools', 'essays', 'analytics'].map((way) => (
          <Skeleton key={way} height={130} radius="lg" />
        ))}
      </div>
    </Stack>
  )
}
