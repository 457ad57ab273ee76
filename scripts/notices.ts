/**
 * Writes what the licences of others ask for, to be served with the product:
 *
 *     npm run notices
 *
 * `third-party-notices.txt`, every text once with the packages it is of, and `sbom.cdx.json`, npm's own bill of materials
 * (CycloneDX) of what ships, without what changes from run to run. Run after the lock file changed; a test says so.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { INSIDE } from './notices/inside.ts'
import { idOf, shippedParts } from './notices/shipped.ts'
import { textsOf } from './notices/texts.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LEGAL = path.join(ROOT, 'apps/web/public/legal')
const RULE = '='.repeat(80)

const parts = shippedParts(path.join(ROOT, 'package-lock.json'))

function notices(): string {
  const byText = new Map<string, string[]>()
  for (const part of parts)
    for (const text of textsOf(part, parts, ROOT)) {
      const of = byText.get(text) ?? []
      of.push(`${idOf(part)} (${part.licence})`)
      byText.set(text, of)
    }
  const inside = INSIDE.flatMap(({ of, parts: within }) => {
    const packages = parts.filter((p) => p.name.startsWith(of)).map(idOf)
    return packages.length === 0 ? [] : [`${packages.join('\n')}\n  ${within.join('\n  ')}`]
  })
  return [
    '信鉴 Xinjian 第三方软件声明\n\n本产品包含下列第三方组件，各按其许可使用；许可原文在后。物料清单见同目录的 sbom.cdx.json。',
    `组件\n\n${parts.map((p) => `${idOf(p)} (${p.licence})`).join('\n')}`,
    `组件所含的程序、字体与模型\n\n${inside.join('\n\n')}`,
    ...[...byText].map(([text, of]) => `${[...new Set(of)].join('\n')}\n\n${text}`),
  ].join(`\n\n${RULE}\n\n`)
}

interface Bom {
  serialNumber?: string
  metadata: { timestamp?: string }
  components: { name: string; version: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

function bom(): Bom {
  const said = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { serialNumber: _, ...whole } = JSON.parse(said) as Bom
  delete whole.metadata.timestamp
  const ships = new Set(parts.map(idOf))
  const components = whole.components.filter((c) => ships.has(`${c.name}@${c.version}`))
  const refs = new Set(components.map((c) => c['bom-ref']))
  return {
    ...whole,
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((d) => refs.has(d)) })),
  }
}

fs.mkdirSync(LEGAL, { recursive: true })
fs.writeFileSync(path.join(LEGAL, 'third-party-notices.txt'), `\uFEFF${notices()}\n`)
fs.writeFileSync(path.join(LEGAL, 'sbom.cdx.json'), `${JSON.stringify(bom(), null, 1)}\n`)
