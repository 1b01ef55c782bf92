import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { AidPage } from './aid-page.tsx'
import { FamilyCollegePage } from './college-page.tsx'
import { JoinFamilyPage } from './join/join-page.tsx'
import { type Calculator, FamilyMoneyPage } from './money-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { paths } from './paths.ts'
import { words } from './words.ts'

type Props = {
  /** What follows `/family/`. */
  path: string
  calculator: Calculator
}

/** The pages of a family, by their path. */
export function FamilyPages({ path, calculator }: Props) {
  const [page = '', of = ''] = path.split('/')
  if (page === '' || page === 'home') return <OverviewPage />
  if (page === 'aid') return <AidPage />
  if (page === 'money') return <FamilyMoneyPage calculator={calculator} />
  if (page === 'join') return <JoinFamilyPage key={of} code={of} />
  if (page === 'colleges' && /^\d{6}$/.test(of)) return <FamilyCollegePage key={of} unitid={Number(of)} />
  return (
    <NotFoundNotice
      title={words.noPage}
      link={
        <LinkButton to={paths.home} variant="default" mt="sm">
          {words.home}
        </LinkButton>
      }
    >
      {words.noPageWhy}
    </NotFoundNotice>
  )
}
