import { profileFilters, searchProfiles } from '@bearings/domain/library/rules'
import { say, translated } from '@bearings/domain/say'
import { Stack, Text } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '#platform/session/me.ts'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { InEnglish } from '../in-english.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { ProfileCard } from './profile-card.tsx'
import { profilePages } from './profiles-query.ts'
import { filterNames, isFilter, type ProfilesSearch } from './profiles-search.ts'
import { about, title } from './words.ts'
import cards from '../cards.module.css'

/** All admitted students, filtered by a category and a search text. */
export function ProfilesPage({ search: { show = 'all' } }: { search: ProfilesSearch }) {
  const pages = useSuspenseInfiniteQuery(profilePages)
  const profiles = pages.data.pages.flatMap((page) => page.profiles)
  const { role } = useMe()
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const found = searchProfiles(profiles, q).filter(profileFilters[show])
  const filters = Object.keys(profileFilters)
    .filter(isFilter)
    .map((value) => ({
      value,
      name: translated(filterNames[value]),
      count: profiles.filter(profileFilters[value]).length,
    }))

  return (
    <Stack gap="lg">
      <PageHeader title={translated(title)} about={translated(about)}>
        {role === 'student' && (
          <LinkButton to="/resources/admitted-profiles/yours" variant="default">
            Your story
          </LinkButton>
        )}
      </PageHeader>
      <InEnglish>{say('The profiles are in English.')}</InEnglish>
      <SearchInput
        label={say('Search profiles, schools, or majors')}
        placeholder={say('Search profiles, schools, or majors...')}
        maw="var(--width-form)"
        value={q}
        onType={setQ}
      />
      <FilterButtons
        filters={filters}
        value={show}
        onChange={(chosen) =>
          void navigate({
            to: '/resources/admitted-profiles',
            search: chosen === 'all' ? {} : { show: chosen },
            replace: true,
          })
        }
      />
      <NothingFound isShown={found.length === 0} title={say('No profiles found')}>
        {say('Try adjusting your search filters.')}
      </NothingFound>
      {found.length > 0 && (
        <FirstRows rows={found} first={6}>
          {(shown) => (
            <ul className={cards.three} aria-label={translated(title)}>
              {shown.map((profile) => (
                <ProfileCard key={profile.id} profile={profile} />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      <NextPageButton pages={pages}>{say('Look through older stories, too')}</NextPageButton>
      {profiles.some(({ isSample }) => isSample) && (
        <Text size="sm" c="dimmed" maw="var(--width-text)">
          {say(
            'A profile marked Sample is fictional: nobody in it exists, and its results are possible but never happened. It shows how an application can fit together, not what gets someone in.',
          )}
        </Text>
      )}
    </Stack>
  )
}
