import { LinkButton } from '#ui/link-button.tsx'

/** A button that leads to the first step when there are no schools yet. */
export function ListLink() {
  return (
    <LinkButton to="/schools" variant="default">
      Add a school
    </LinkButton>
  )
}
