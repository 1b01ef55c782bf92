// Runs before scripts that call a package's command: on a fresh clone no package is installed yet.
import { checkNode, installed } from './ready.mjs'

checkNode()
installed()
