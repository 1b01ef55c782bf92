import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

const breakpoints = fileURLToPath(new URL('../src/platform/theme/breakpoints.css', import.meta.url))

/** The breakpoints by their names, in every stylesheet: `@media (--phone)`. */
export const styles = [globalData({ files: [breakpoints] }), customMedia()]
