import { LinkButton } from '#ui/link-button.tsx'

/** The first step where there is no school yet. */
export function ListLink() {
  return (
    <LinkButton to="/schools" variant="default">
      Add a school
    </LinkButton>
  )
}
