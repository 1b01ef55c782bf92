import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { notifyFailure } from '#platform/notify.ts'
import { Icon } from '#ui/icon.tsx'

type Props<Loaded> = {
  label?: string
  /** Loads all that is printed, also what is not on the screen yet. */
  load: () => Promise<Loaded>
  /** What is printed in place of the page. */
  children: (loaded: Loaded) => ReactNode
}

/** Prints something that is loaded for it. */
export function PrintButton<Loaded>({ label = 'Print', load, children }: Props<Loaded>) {
  const [printed, setPrinted] = useState<Loaded | null>(null)
  const loading = useMutation({
    mutationFn: load,
    onSuccess: (loaded) => setPrinted(() => loaded),
    onError: (error) => notifyFailure('Not printed', error),
  })
  useEffect(() => {
    if (printed === null) return
    const end = () => setPrinted(null)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])

  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconPrinter} />}
        loading={loading.isPending}
        onClick={() => loading.mutate()}
      >
        {label}
      </Button>
      {printed !== null && createPortal(children(printed), document.body)}
    </>
  )
}
