import { daysInTrash } from '@bearings/domain/list/rules'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'

/** The page for a URL without a school of this list: there never was one, or it was removed. */
export function SchoolNotFound() {
  return (
    <NotFoundNotice
      title="School not found"
      link={
        <LinkButton to="/schools" variant="default" mt="sm">
          Back to My School List
        </LinkButton>
      }
    >
      {`It is not on your list. If you removed it, you can restore it from the trash for ${daysInTrash} days.`}
    </NotFoundNotice>
  )
}
