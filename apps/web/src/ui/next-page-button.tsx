import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { loadNextPage, type Pages } from '#platform/queries/next-page.ts'

type Props = Omit<ButtonProps, 'loading'> & { pages: Pages; children: string }

/**
 * A button below a list that loads the next page, and shows that it is loading. Renders nothing after the
 * last page.
 */
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
