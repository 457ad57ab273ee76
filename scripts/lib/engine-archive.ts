/** Writes the archive of engines: bundled files, the golden facts, and what each version says of them. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { type ARCHIVE, ARCHIVE_URL, archivedEngine } from '../../packages/engine/src/archive.ts'
import { kindFolder, type ReportKind } from '../../packages/engine/src/report/kinds.ts'
import { bareEngine } from '../../packages/engine/test-support/bare-realm.ts'
import { GOLDEN_CHOICE, goldenFacts, goldenUrl } from '../../packages/engine/test-support/golden.ts'

const sha256 = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')

/** False = the version is there already: a file, once kept, is never written again. */
export async function archive(
  kind: ReportKind,
  version: string,
  bundle: () => Promise<string>,
): Promise<boolean> {
  if (archivedEngine(kind, version)) return false
  const code = await bundle()
  const engine = bareEngine(code)
  if (engine.version !== version) throw new Error(`bundled ${engine.version}, wanted ${version}`)
  await writeMissingGolden(kind)
  const golden: Record<string, string> = {}
  for (const { name, bytes, through } of await goldenFacts(kind))
    golden[name] = sha256(engine.run(bytes, through))
  const hash = sha256(code)
  const file = `${kindFolder(kind)}/${version}.${hash.slice(0, 12)}.js`
  await mkdir(new URL(`${kindFolder(kind)}/`, ARCHIVE_URL), { recursive: true })
  await writeFile(new URL(file, ARCHIVE_URL), code)
  // From the disk, not from when the program began: another kind may have been archived since.
  const manifest = new URL('manifest.json', ARCHIVE_URL)
  const held = JSON.parse(await readFile(manifest, 'utf8')) as typeof ARCHIVE
  const all = { ...held, [kind]: { ...held[kind], [version]: { file, sha256: hash, golden } } }
  await writeFile(manifest, `${JSON.stringify(all, null, 2)}\n`)
  return true
}

async function writeMissingGolden(kind: ReportKind): Promise<void> {
  await mkdir(goldenUrl(kind), { recursive: true })
  for (const [name, bytes] of Object.entries(GOLDEN_CHOICE[kind]))
    await writeFile(new URL(`${name}.gz`, goldenUrl(kind)), gzipSync(bytes(), { level: 9 }), {
      flag: 'wx',
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
}
