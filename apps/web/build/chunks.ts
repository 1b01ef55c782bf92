import type { Rolldown } from 'vite'

const home = /\/src\/routes\/_app\/dashboard\.tsx/
/** The other pages that students open most. */
const lists = /\/src\/routes\/_app\/(essays\/index|deadlines)\.tsx/
const colleges = /\/src\/routes\/_app\/schools\/(find\/)?index\.tsx/
/** Where people sign in. */
const signIn = /\/src\/routes\/auth(\/index)?\.tsx/
/** The pages behind sign-in need this too, and none of the forms. */
const authClient = /\/auth-client\.ts|\/@supabase\//
const landing = /\/src\/landing\/|\/(landing|welcome|privacy)\.html/

/** Mantine is imported by one file that names all of it, so that who uses which component is to be said here. */
const mantine =
  /\/@mantine\/core\/esm\/components\/|\/@mantine\/hooks\/|\/react-number-format\/|\/@floating-ui\/|mantine-style:/
const isOurs = (id: string) => !id.includes('/node_modules/') && !mantine.test(id)
const onHome =
  /(?:\/components\/|mantine-style:)(Accordion|Alert|Card|Checkbox|Collapse|Input\w*|InlineInput|Text\w*|Skeleton)[/.]/

/** Small parts of Mantine that pages use together: names of components, and what else belongs to them. */
const together: [name: string, components: string, others: RegExp][] = [
  [
    'overlays',
    'Modal\\w*|Menu|Popover|Tooltip|FocusTrap|RadioIcon|ScrollArea|NativeScrollArea',
    /use-debounced-callback|use-window-event|@floating-ui/,
  ],
  ['choices', 'Combobox\\w*|Select|MultiSelect|Pill\\w*|NumberInput', /get-option-by-label/],
]

/**
 * One file for what every page of the app starts with, since each file costs a request and its headers. The landing
 * pages keep to themselves.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: usedBy(landing, 'everywhere'), debugName: 'everywhere', priority: 9 },
    { name: 'app', test: (id) => !landing.test(id), tags: ['$initial'], priority: 8 },
    // Code that the student's home page shares with other pages is bundled into one file, which is already
    // loaded when they open: separate files for each icon and rule would cost more in headers than in code.
    {
      name: usedBy(home, 'common'),
      debugName: 'common',
      test: (id) => !mantine.test(id) || onHome.test(id),
      minShareCount: 2,
      priority: 7,
    },
    // The same for these. A slow phone's processor also works for each file, asked for or read.
    ...[usedBy(lists, 'lists'), usedBy(colleges, 'colleges')].map((name, index) => ({
      name,
      debugName: 'pages',
      test: (id: string) => !mantine.test(id),
      minShareCount: 2,
      priority: 6 - index,
    })),
    { name: 'auth-client', test: authClient, priority: 5 },
    // The styles of Mantine's other components are one sheet: whenever a sheet with layers arrives, Chromium lays out all
    // text of the page again.
    { name: 'parts', test: /mantine-style:/, priority: 4 },
    // Menus, dialogs and choices are small files that use each other: one file each for what comes together anyway.
    ...together.map(([name, components, others], index) => {
      const part = new RegExp(`/core/esm/components/(?:${components})/`)
      const test = (id: string) => mantine.test(id) && (part.test(id) || others.test(id))
      return { name, test, minShareCount: 2, priority: 3 - index }
    }),
    // What is left of our own code that the sign-in page shares with other pages.
    { name: usedBy(signIn, 'sign-in'), debugName: 'sign-in', test: isOurs, minShareCount: 2, priority: 1 },
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
