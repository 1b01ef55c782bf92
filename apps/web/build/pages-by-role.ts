import type { Role } from '@bearings/domain/actor'
import type { Plugin, Rolldown } from 'vite'
import { chunksOf, filesOf } from './files-of.ts'

const roles: readonly Role[] = ['student', 'guardian', 'advisor', 'admin']

/**
 * Writes `pages-by-role.json`, the files of each page that a role can open, without those of the pages before
 * it. Browsers without a service worker fetch them, so that these pages open offline.
 */
export function pagesByRole(): Plugin {
  return {
    name: 'pages-by-role',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs when all file names have their hashes.
      order: 'post',
      handler(_, bundle) {
        const pages = Object.fromEntries(roles.map((role) => [role, pagesOf(bundle, role)]))
        this.emitFile({ type: 'asset', fileName: 'pages-by-role.json', source: JSON.stringify(pages) })
      },
    },
  }
}

function pagesOf(bundle: Rolldown.OutputBundle, role: Role): string[][] {
  const listed = new Set<string>()
  const pages = chunksOf(bundle).flatMap((chunk) => {
    const page = /\/src\/routes\/(_app\/.+)\?tsr-split=/.exec(chunk.facadeModuleId ?? '')?.[1]
    if (!page || !isFor(role, page)) return []
    const files = filesOf(bundle, [chunk]).filter((file) => !listed.has(file))
    for (const file of files) listed.add(file)
    return [files]
  })
  return pages.filter((files) => files.length > 0)
}

/** Advisors, admins and families have their own pages under their role's name; advisors and families use no others. */
function isFor(role: Role, page: string): boolean {
  if (page.startsWith('_app/admin/')) return role === 'admin'
  const isOfFamily = page.startsWith('_app/family.')
  if (isOfFamily || role === 'guardian') return isOfFamily && role === 'guardian'
  return page.startsWith('_app/advisor/') === (role === 'advisor')
}
