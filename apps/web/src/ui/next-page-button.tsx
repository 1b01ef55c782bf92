import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { loadNextPage, type Pages } from '#platform/next-page.ts'

type Props = Omit<ButtonProps, 'loading'> & { pages: Pages; children: string }

/** Below a list, while there is more of it: loads the next part, and shows that it is on its way. */
export function NextPageButton({ pages, ...button }: Props) {
  const [isLoading, setIsLoading] = useState(false)
  if (!pages.hasNextPage) return null
  return (
    <Button
      variant="default"
      {...button}
      loading={isLoading}
      onClick={() => {
        setIsLoading(true)
        void loadNextPage(pages).finally(() => setIsLoading(false))
      }}
    />
  )
}
