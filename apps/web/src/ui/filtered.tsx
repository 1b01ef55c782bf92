import { type ReactNode, useDeferredValue } from 'react'
import { LoadingLine } from './loading-line.tsx'

type Props<Search> = {
  /** The filter in the URL. */
  search: Search
  /** Renders the page for a filter; it may suspend until its rows are there. */
  children: (shown: Search) => ReactNode
}

/** A page with a filter in its URL. Until the rows of a new filter are there, the page stays as it is. */
export function Filtered<Search>({ search, children }: Props<Search>) {
  const shown = useDeferredValue(search)
  return (
    <>
      <LoadingLine isLoading={shown !== search} />
      {children(shown)}
    </>
  )
}
