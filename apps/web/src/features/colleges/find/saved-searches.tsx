import { mostSaved } from '@bearings/domain/colleges/find/options'
import { Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { Icon } from '#ui/icon.tsx'
import { countFilters, type FindSearch, findSearch } from './find-search.ts'
import { useChangeSearch, useSavedSearches } from './use-saved-searches.ts'
import classes from './find.module.css'

const SaveSearchDialog = lazyComponent(() => import('./saved-search-dialogs.tsx'), 'SaveSearchDialog')
const ManageSearchesDialog = lazyComponent(() => import('./saved-search-dialogs.tsx'), 'ManageSearchesDialog')

type Props = { search: FindSearch; onOpen: (search: FindSearch) => void }

/** The student's saved searches, to open one, to save the current one, or to manage them. */
export function SavedSearches({ search, onOpen }: Props) {
  usePreload(SaveSearchDialog.load)
  usePreload(ManageSearchesDialog.load)
  const { saved, current } = useSavedSearches(search)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const change = useChangeSearch()
  const before = saved.find(({ id }) => id === opened)
  const asksForSomething = countFilters(search) > 0 || search.q !== undefined || search.sort !== undefined
  const close = () => setDialog(null)

  return (
    <>
      <Menu position="bottom-end" width={280} shadow="md">
        <Menu.Target>
          <button type="button" className="pill" data-chosen={current ? true : undefined}>
            <Icon of={IconBookmark} size={16} />
            <span className={`clipped ${classes.savedName}`}>{current?.name ?? 'Saved searches'}</span>
            <Icon of={IconChevronDown} size={16} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {saved.length === 0 && <Menu.Label>Save a search, and open it again here.</Menu.Label>}
          {saved.map(({ id, name, filters }) => (
            <Menu.Item
              key={id}
              rightSection={current?.id === id && <Icon of={IconCheck} size={16} />}
              onClick={() => {
                setOpened(id)
                onOpen(findSearch(filters))
              }}
            >
              {name}
            </Menu.Item>
          ))}
          {saved.length > 0 && <Menu.Divider />}
          {!current && before && asksForSomething && (
            <Menu.Item onClick={() => change.mutate({ id: before.id, filters: search })}>
              Update “{before.name}”
            </Menu.Item>
          )}
          <Menu.Item
            disabled={!asksForSomething || current !== undefined || saved.length >= mostSaved}
            onClick={() => setDialog('save')}
          >
            Save this search…
          </Menu.Item>
          {saved.length > 0 && <Menu.Item onClick={() => setDialog('manage')}>Rename or delete…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'save' && <SaveSearchDialog search={search} onClose={close} />}
        {dialog === 'manage' && <ManageSearchesDialog saved={saved} onClose={close} />}
      </Suspense>
    </>
  )
}
