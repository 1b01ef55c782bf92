import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './editor.module.css'

/** The shape of the editor while it loads. */
export function EditorSkeleton() {
  return (
    <Stack gap="lg" className={`no-print ${classes.page}`} aria-busy>
      <VisuallyHidden component="output">Loading…</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={36} width={92} />
        <Skeleton height={40} width="min(420px, 80%)" />
        <Skeleton height={48} width="min(640px, 100%)" />
      </Stack>
      <div className={`stack items-start ${classes.columns}`}>
        <div className={`stack gap-5 scrolls ${classes.aside}`}>
          <Skeleton height={180} radius="lg" />
        </div>
        <div className={`shrinks ${classes.main}`}>
          <Skeleton height={420} radius="md" />
        </div>
      </div>
    </Stack>
  )
}
