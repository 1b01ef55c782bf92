import type { Rolldown } from 'vite'

const home = /\/src\/routes\/_app\/dashboard\.tsx/
/** The other pages that students open most often. */
const lists = /\/src\/routes\/_app\/(essays\/index|deadlines)\.tsx/
const colleges = /\/src\/routes\/_app\/schools\/(find\/)?index\.tsx/
/** The sign-in pages. */
const signIn = /\/src\/routes\/auth(\/index)?\.tsx/
/** Pages behind sign-in also need this code, but none of the sign-in forms. */
const authClient = /\/auth-client\.ts|\/@supabase\//
const landing = /\/src\/landing\/|\/(landing|welcome|privacy)\.html/

/** One file imports all of Mantine, so these rules must say which component belongs to which page. */
const mantine =
  /\/@mantine\/core\/esm\/components\/|\/@mantine\/hooks\/|\/react-number-format\/|\/@floating-ui\/|mantine-style:/
const isOurs = (id: string) => !id.includes('/node_modules/') && !mantine.test(id)
const onHome =
  /(?:\/components\/|mantine-style:)(Accordion|Alert|Card|Checkbox|Collapse|Input\w*|InlineInput|Text\w*|Skeleton)[/.]/

/** Small parts of Mantine that pages use together: a name, the components, and their other modules. */
const together: [name: string, components: string, others: RegExp][] = [
  [
    'overlays',
    'Modal\\w*|Menu|Popover|Tooltip|FocusTrap|RadioIcon|ScrollArea|NativeScrollArea',
    /use-debounced-callback|use-window-event|@floating-ui/,
  ],
  ['choices', 'Combobox\\w*|Select|MultiSelect|Pill\\w*|NumberInput', /get-option-by-label/],
]

/**
 * Puts everything that all app pages load first into one file, because each file costs a request and its
 * headers. The landing pages have their own files.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: usedBy(landing, 'everywhere'), debugName: 'everywhere', priority: 9 },
    { name: 'app', test: (id) => !landing.test(id), tags: ['$initial'], priority: 8 },
    // Code that the student's home page shares with other pages goes into one file, which is already loaded
    // when they open: a file for each icon and rule would cost more in headers than in code.
    {
      name: usedBy(home, 'common'),
      debugName: 'common',
      test: (id) => !mantine.test(id) || onHome.test(id),
      minShareCount: 2,
      priority: 7,
    },
    // The same for the other frequent pages. Each extra file also costs CPU time on a slow phone, even from
    // cache.
    ...[usedBy(lists, 'lists'), usedBy(colleges, 'colleges')].map((name, index) => ({
      name,
      debugName: 'pages',
      test: (id: string) => !mantine.test(id),
      minShareCount: 2,
      priority: 6 - index,
    })),
    { name: 'auth-client', test: authClient, priority: 5 },
    // The styles of Mantine's other components are one sheet, because Chromium lays out all text of the page
    // again whenever a sheet with layers arrives.
    { name: 'parts', test: /mantine-style:/, priority: 4 },
    // Menus, dialogs and choices are small modules that use each other, so each group is one file.
    ...together.map(([name, components, others], index) => {
      const part = new RegExp(`/core/esm/components/(?:${components})/`)
      const test = (id: string) => mantine.test(id) && (part.test(id) || others.test(id))
      return { name, test, minShareCount: 2, priority: 3 - index }
    }),
    // The rest of our own code that the sign-in page shares with other pages.
    { name: usedBy(signIn, 'sign-in'), debugName: 'sign-in', test: isOurs, minShareCount: 2, priority: 1 },
  ],
}

/** Names a chunk for the modules that these pages import, directly or not, but not for the pages. */
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
