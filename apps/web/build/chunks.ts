import type { Rolldown } from 'vite'

const home = /\/src\/routes\/_app\/dashboard\.tsx/
const landing = /\/src\/landing\/|\/(landing|welcome|privacy)\.html/

/** Mantine is imported by one file that names all of it, so that who uses which component is to be said here. */
const mantine =
  /\/@mantine\/core\/esm\/components\/|\/@mantine\/hooks\/|\/react-number-format\/|mantine-style:/
const onHome =
  /(?:\/components\/|mantine-style:)(Accordion|Alert|Card|Checkbox|Collapse|Input\w*|InlineInput|Text\w*|Skeleton)[/.]/

/**
 * One file for what every page of the app starts with, since each file costs a request and its headers. The landing
 * pages keep to themselves.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: usedBy(landing, 'everywhere'), debugName: 'everywhere', priority: 3 },
    { name: 'app', test: (id) => !landing.test(id), tags: ['$initial'], priority: 2 },
    // What a student's home shares with other pages comes in one file with it, and is there when they are opened: a file
    // of its own for each icon and each rule would weigh more in headers than in code.
    {
      name: usedBy(home, 'common'),
      debugName: 'common',
      test: (id) => !mantine.test(id) || onHome.test(id),
      minShareCount: 2,
      priority: 1,
    },
  ],
}

/** What these need, directly or through others, but not these themselves. */
function usedBy(pages: RegExp, name: string): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>()
  return (id, graph) => {
    return !pages.test(id) && isUsed(id) ? name : null

    function isUsed(module: string): boolean {
      const before = known.get(module)
      if (before !== undefined) return before
      // Two modules may import each other.
      known.set(module, false)
      const used = pages.test(module) || (graph.getModuleInfo(module)?.importers ?? []).some(isUsed)
      known.set(module, used)
      return used
    }
  }
}
