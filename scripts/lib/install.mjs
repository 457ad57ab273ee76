// Plain JavaScript for whatever Node ≥ 20 is on PATH: brings node_modules in line with the lock file, then everything else
// runs on the Node 24 that npm installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const NODE = path.join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Installs when the lock file is not the one installed last. */
export function install() {
  const marker = path.join(ROOT, 'node_modules', '.xinjian-lock')
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === lock && fs.existsSync(NODE))
    return
  process.stderr.write('正在安装依赖…\n')
  const npm = process.env.npm_execpath
  // `npm ci` takes exactly the versions of the lock file, clears what an older one left behind, and changes no file of the
  // repository. tests/repo/lock.test.ts keeps the file such that it is accepted.
  const mode = ['ci']
  const [command, args] = npm ? [process.execPath, [npm, ...mode]] : ['npm', mode]
  const { status } = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    // What npm says goes to stderr: stdout belongs to the program that is started next.
    stdio: ['ignore', 2, 2],
    shell: !npm && process.platform === 'win32',
    // An npm before 11 runs every install script; this one would look for GPU libraries on the network.
    env: {
      ...process.env,
      ONNXRUNTIME_NODE_INSTALL: 'skip',
      ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip',
    },
  })
  if (status !== 0) {
    process.stderr.write('安装依赖失败，请检查网络与 npm 源后重试\n')
    process.exit(status ?? 1)
  }
  fs.writeFileSync(marker, lock)
  writeCssTypes()
}

/** Writes apps/web/css-types, so that an editor knows the classes of style sheets; `npm run types` writes them again. */
export function writeCssTypes() {
  spawnSync(NODE, ['scripts/css-types.ts'], { cwd: ROOT, stdio: 'inherit' })
}
