import { say } from '@bearings/domain/say'
import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { notifyFailure } from '#platform/notify.ts'
import { loadNextPage, type Pages } from '#platform/queries/next-page.ts'

type Props = Omit<ButtonProps, 'loading'> & { pages: Pages; children: string }

/**
 * A button below a list that loads the next page, and shows that it is loading. Renders nothing after the
 * last page.
 */
export function NextPageButton({ pages, className = '', ...button }: Props) {
  const [isLoading, setIsLoading] = useState(false)
  if (!pages.hasNextPage) return null
  return (
    <>
      <Button
        variant="default"
        {...button}
        className={`no-print ${className}`}
        loading={isLoading}
        onClick={() => {
          setIsLoading(true)
          void loadNextPage(pages)
            .then(tellFailure)
            .finally(() => setIsLoading(false))
        }}
      />
      <span className="only-print">
        {say('The list goes on: only the part that was on the screen is printed.')}
      </span>
    </>
  )
}

/** Says why no more of a list could be loaded; nothing if it could. */
export function tellFailure(error: Error | null): void {
  if (error) notifyFailure(say('The rest could not be loaded'), error)
}
