/** What ships of others ships with its licence: named, in words, and in the bill of materials. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { idOf, shippedParts } from '../../scripts/notices/shipped.ts'
import { ROOT, read } from './lib/files.ts'

const LEGAL = 'apps/web/public/legal'
const AGAIN = 'run: npm run notices'

const parts = shippedParts(path.join(ROOT, 'package-lock.json'))
const [, list = '', inside = '', ...texts] = read(`${LEGAL}/third-party-notices.txt`).split(
  `\n\n${'='.repeat(80)}\n\n`,
)
const bom = JSON.parse(read(`${LEGAL}/sbom.cdx.json`)) as {
  bomFormat: string
  components: { name: string; version: string; licenses?: unknown[] }[]
}

/** Licences that a product may be given on with, as long as their words go along. Another one is a question to be asked first. */
const KNOWN = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
])

describe('parts of others that ship', () => {
  it('are a few hundred, each under licences that are known', () => {
    expect(parts.length).toBeGreaterThan(200)
    const strange = parts.filter(
      ({ licence }) =>
        !licence
          .split(/ AND | OR |[()]/)
          .filter(Boolean)
          .every((l) => KNOWN.has(l)) || !licence,
    )
    expect(strange.map((p) => `${idOf(p)} ${p.licence}`)).toEqual([])
  })

  it('are listed in the notices, they alone', () =>
    expect(list.split('\n').slice(2), AGAIN).toEqual(parts.map((p) => `${idOf(p)} (${p.licence})`)))

  it('each have their words', () => {
    const worded = new Set(texts.flatMap((text) => text.split('\n\n')[0]!.split('\n')))
    expect(
      parts.map((p) => `${idOf(p)} (${p.licence})`).filter((id) => !worded.has(id)),
      AGAIN,
    ).toEqual([])
    for (const text of texts) expect(text.length).toBeGreaterThan(200)
  })

  it.each([
    ['LGPL-3.0-or-later', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    ['LGPL-3.0-or-later', 'GNU GENERAL PUBLIC LICENSE'],
    ['LGPL-3.0-or-later', 'MOZILLA PUBLIC LICENSE'],
    ['MPL-2.0', 'Mozilla Public License Version 2.0'],
    ['OFL-1.1', 'SIL OPEN FONT LICENSE Version 1.1'],
    ['Apache-2.0', 'Apache License'],
  ])('of %s: the whole of “%s” goes along with each', (licence, title) => {
    const under = parts.filter((p) => p.licence.split(/ AND |[()]/).includes(licence))
    expect(under.length).toBeGreaterThan(0)
    const words = texts.filter((t) =>
      t.toLowerCase().replace(/\s+/g, ' ').includes(title.toLowerCase()),
    )
    const lack = under.filter(
      (p) =>
        !words.some((t) =>
          t
            .split('\n\n')[0]!
            .split('\n')
            .includes(`${idOf(p)} (${p.licence})`),
        ),
    )
    expect(lack.map(idOf)).toEqual([])
  })

  it('say what is inside them: database, browser, image library, fonts and models', () => {
    for (const part of [
      'PostgreSQL',
      'Chromium',
      'libvips',
      'Skia',
      'Noto Sans SC',
      'PaddleOCR',
      'ONNX Runtime',
    ])
      expect(inside).toContain(part)
  })

  it('stand in the bill of materials, they alone', () => {
    expect(bom.bomFormat).toBe('CycloneDX')
    const named = new Set(bom.components.map((c) => `${c.name}@${c.version}`))
    expect([...named].sort(), AGAIN).toEqual(parts.map(idOf).sort())
  })

  it('are told of on the site and in the application', () => {
    for (const footer of ['public/layout/PublicFooter.tsx', 'shell/frame/Footer.tsx'])
      expect(read(`apps/web/src/${footer}`)).toContain('SITE.notices')
    expect(read('apps/web/src/shell/site.ts')).toContain("'/legal/third-party-notices.txt'")
    expect(fs.existsSync(path.join(ROOT, LEGAL, 'third-party-notices.txt'))).toBe(true)
  })
})
