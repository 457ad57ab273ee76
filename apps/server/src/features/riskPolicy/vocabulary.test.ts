import { readdir, readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { ARCHIVE_URL } from '@xinjian/engine/archive'
import { ENGINES } from '@xinjian/engine/engines'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { kindFolder } from '@xinjian/engine/report/kinds'
import { expect, it } from 'vitest'
import { vocabulary } from './vocabulary.ts'

it('knows every rule and figure that a report may have, whoever is held beside the enterprise', async () => {
  for (const { kind, rules, indicators } of await vocabulary()) {
    const engine: ReportEngine<unknown> = ENGINES[kind]
    const folder = new URL(`golden/${kindFolder(kind)}/`, ARCHIVE_URL)
    const known = new Set([...rules, ...indicators].map(({ key }) => key))
    expect(known.size, kind).toBe(rules.length + indicators.length)
    for (const name of await readdir(folder)) {
      const month = parseMonth(name.replace('.gz', '').split('@')[1]!)!
      const facts = engine.decode(gunzipSync(await readFile(new URL(name, folder))))
      const document = engine.make(facts, month)
      const told = [
        ...document.rules.map(({ id }) => id),
        ...document.indicators.map(({ key }) => key),
      ]
      expect(
        told.filter((key) => !known.has(key)),
        `${kind} ${name}`,
      ).toEqual([])
    }
  }
})

/** By hand: what reports call alike in several windows. */
it('tells figures of one name apart by their window', async () => {
  const invoice = (await vocabulary()).find(({ kind }) => kind === 'INVOICE')!
  const nameOf = (key: string) => invoice.indicators.find((one) => one.key === key)?.name
  expect(nameOf('I-001.L12')).toMatch(/（近12个月）$/)
  expect(nameOf('I-001.L3')).toMatch(/（近3个月）$/)
  for (const { kind, indicators } of await vocabulary()) {
    const names = indicators.map(({ name, unit }) => `${name} ${unit}`)
    expect(
      names.filter((name, i) => names.indexOf(name) !== i),
      kind,
    ).toEqual([])
  }
})
