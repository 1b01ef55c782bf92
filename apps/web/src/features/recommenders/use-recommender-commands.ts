import { IconMailHeart, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#platform/commands.ts'

/** Returns the commands that open the recommenders, which have no link in the sidebar, and that add one. */
export function useRecommenderCommands(): { page: Command; add: Command } {
  const navigate = useNavigate()
  return {
    page: {
      id: 'recommenders',
      label: 'Recommenders',
      about: 'Letters of recommendation',
      icon: IconMailHeart,
      run: () => void navigate({ to: '/recommenders' }),
    },
    add: {
      id: 'add-recommender',
      label: 'Add Recommender',
      icon: IconPlus,
      run: () => void navigate({ to: '/recommenders', search: { add: true } }),
    },
  }
}
