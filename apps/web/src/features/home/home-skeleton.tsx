import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './student-home.module.css'

/** The shape of the home page while it loads: welcome, the next thing, course, two columns, and the links below. */
export function HomeSkeleton() {
  return (
    <Stack gap="lg" className="container" aria-busy>
      <VisuallyHidden component="output">Loading Home…</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={14} width={140} />
        <Skeleton height={36} width="min(22rem, 90%)" />
      </Stack>
      <Skeleton height={94} radius="lg" />
      <Skeleton height={150} radius="lg" />
      <div className={`stack gap-4 ${classes.columns}`}>
        <Skeleton height={300} radius="lg" />
        <Skeleton height={300} radius="lg" />
      </div>
      <Skeleton height={130} radius="lg" />
    </Stack>
  )
}
