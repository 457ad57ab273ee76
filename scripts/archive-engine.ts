/**
 * Keeps the present version of every engine as one bundled file in packages/engine/archive, so that its reports can be
 * replayed when the sources have gone on:
 *
 *     node scripts/run.mjs scripts/archive-engine.ts
 *
 * A version is archived once; its file never changes. See docs/decisions/0024.
 */
import { ENGINES } from '../packages/engine/src/engines.ts'
import { kindFolder, REPORT_KIND_NAMES } from '../packages/engine/src/report/kinds.ts'
import { archive } from './lib/engine-archive.ts'
import { bundleEngine } from './lib/engine-bundle.ts'

for (const kind of REPORT_KIND_NAMES) {
  const { version } = ENGINES[kind]
  // The folder and the name of an engine follow from its kind, so that one kind's file holds one engine.
  const added = await archive(kind, version, () =>
    bundleEngine(`import { ${kind}_ENGINE as engine } from './packages/engine/src/${kindFolder(kind)}/engine.ts'
import { canonicalJson } from './packages/format/src/index.ts'
globalThis.version = engine.version
globalThis.run = (bytes, through) => canonicalJson(engine.make(engine.decode(bytes), through))`),
  )
  process.stdout.write(`${kind} ${version}: ${added ? 'archived' : 'already archived'}\n`)
}
