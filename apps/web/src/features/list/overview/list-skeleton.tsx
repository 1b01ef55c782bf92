import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './list-skeleton.module.css'

/** The shape of the list while it loads. */
export function ListSkeleton() {
  return (
    <Stack gap="md" aria-busy>
      <VisuallyHidden component="output">Loading schools…</VisuallyHidden>
      <Skeleton height={40} width={260} />
      <Skeleton height={90} radius="lg" />
      <Skeleton height={36} width="60%" radius="xl" />
      <div className="panel">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <div key={row} className={`ruled stack items-center gap-6 ${classes.row}`}>
            <div>
              <Skeleton height={20} width="72%" mb={10} />
              <Skeleton height={12} width="90%" />
            </div>
            <Skeleton height={8} className={classes.wide} />
            <Skeleton height={16} width={44} className={classes.wide} />
            <Skeleton height={32} width={130} />
            <Skeleton height={32} width={120} radius="xl" />
          </div>
        ))}
      </div>
    </Stack>
  )
}
