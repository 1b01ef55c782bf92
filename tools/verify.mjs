// `npm run verify`: the checks that take seconds, side by side. Format, lint, types, unit tests.
import { spawn } from 'node:child_process'
import { checkNode, installed, root } from './ready.mjs'

checkNode()
installed()

const checks = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  unused: ['knip'],
  types: ['npm', 'run', '--silent', 'types'],
  unit: ['npm', 'run', '--silent', 'unit'],
}

const failed = (await Promise.all(Object.entries(checks).map(check))).filter(Boolean)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}

/** The check's name when it fails; what it printed is shown then, and its time always. */
function check([name, [command, ...args]]) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(
      command === 'npm' ? 'npm' : 'npx',
      command === 'npm' ? args : ['--no-install', command, ...args],
      {
        cwd: root,
        shell: process.platform === 'win32',
      },
    )
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      if (code !== 0 || name === 'unit') console.log(output.trim())
      resolve(code === 0 ? null : name)
    })
  })
}
