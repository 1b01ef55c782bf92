import type { AdvisorLink, MyLink } from './schema.ts'

/** All of a student's links, in their order. */
export function linksIn({ link, others }: MyLink): AdvisorLink[] {
  return link ? [link, ...others] : others
}

/** The student's links after a change of one of them. */
export function withLink(mine: MyLink, id: string, change: (link: AdvisorLink) => AdvisorLink): MyLink {
  const [link = null, ...others] = linksIn(mine).map((each) => (each.id === id ? change(each) : each))
  return { ...mine, link, others }
}

/** The student's links without this one. */
export function withoutLink(mine: MyLink, id: string): MyLink {
  const [link = null, ...others] = linksIn(mine).filter((each) => each.id !== id)
  return { ...mine, link, others }
}

/** A link once an essay is shared by it, or no longer. */
export function withEssay(link: AdvisorLink, essayId: string, shown: boolean): AdvisorLink {
  const others = link.sharedEssayIds.filter((each) => each !== essayId)
  return { ...link, sharedEssayIds: shown ? [...others, essayId] : others }
}

/** Whether the student can have another advisor; one who only covers takes no place. */
export function hasFreePlace(mine: MyLink): boolean {
  return linksIn(mine).filter(({ covers }) => covers === null).length < mine.places
}
