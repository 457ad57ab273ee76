/** What a policy says of a verdict can be followed: whatever opens in it opens in the report, whoever is held beside the enterprise. */
import { readdir, readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { ARCHIVE_URL } from '@xinjian/engine/archive'
import { ENGINES } from '@xinjian/engine/engines'
import { ownFigures, PLATFORM_CARD } from '@xinjian/engine/invoice/score/own/card'
import { ownReasons } from '@xinjian/engine/invoice/score/own/reasons'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { kindFolder, REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { findIn } from '@xinjian/engine/report/policy/found'
import { judgePolicy } from '@xinjian/engine/report/policy/judge'
import type { Condition } from '@xinjian/engine/report/policy/table'
import { expect, it } from 'vitest'
import { evidenceOf } from './of.ts'

const ASKED = [
  { about: 'DECISION', is: 'IS', value: 'REVIEW' },
  { about: 'RISK', is: 'REACHES', value: 'HIGH' },
  { about: 'GRADE', is: 'WORSE', value: 'B' },
  { about: 'SCORE', is: 'LT', value: 500 },
  { about: 'LIMIT', is: 'LT', value: 1 },
] as const

const LEAST = { DECISION: 20, RISK: 20, GRADE: 10, SCORE: 10, LIMIT: 5, CHECK: 20 }

it('every reason that opens has rows in its report', async () => {
  const opened: Partial<Record<Condition['about'], number>> = {}
  for (const kind of REPORT_KIND_NAMES)
    for (const document of await goldenOf(kind)) {
      const packs = document.verdict.decision?.policies ?? []
      const checks = packs.flatMap(({ id: pack, checks: all }) =>
        all.map(({ id }) => ({ about: 'CHECK', is: 'FAIL', key: `${pack}/${id}` }) as const),
      )
      for (const asked of [...ASKED, ...checks]) {
        const { of, because = [] } = findIn(document, { ...asked, report: kind })
        for (const key of [of, ...because.map((one) => one.of)]) {
          if (key === undefined) continue
          expect(evidenceOf(document, key).length, `${kind} ${key}`).toBeGreaterThan(0)
          opened[asked.about] = (opened[asked.about] ?? 0) + 1
        }
      }
    }
  for (const [about, least] of Object.entries(LEAST))
    expect(opened[about as Condition['about']] ?? 0, about).toBeGreaterThanOrEqual(least)
})

it('every part of a score and every leg of a limit that opens has rows in its report, and the figures of own cards open whatever card gave the score', async () => {
  const opened = { parts: 0, legs: 0, beside: 0 }
  for (const kind of REPORT_KIND_NAMES)
    for (const document of await goldenOf(kind)) {
      const opens = (of: string | undefined): number => {
        if (of === undefined) return 0
        expect(evidenceOf(document, of).length, `${kind} ${of}`).toBeGreaterThan(0)
        return 1
      }
      const yuan = document.indicators.filter(({ unit }) => unit === 'yuan')
      const legs = [undefined, ...yuan.map(({ key }) => key)].map((key) => ({
        ...{ report: kind, key, times: 1 },
      }))
      const policy = { reports: [{ kind, days: 60 }], lines: [], score: kind }
      const { scored, limit } = judgePolicy(
        { ...policy, limit: { legs, take: 'MIN' } },
        new Map([[kind, { reportNo: 'X', document }]]),
      )
      for (const { of } of scored?.parts ?? []) opened.parts += opens(of)
      for (const { of, because = [] } of limit?.legs ?? []) {
        opened.legs += opens(of)
        for (const reason of because) opened.legs += opens(reason.of)
      }
      const figures = ownFigures(document)
      if (!figures || !document.verdict.score?.fileFigures) continue
      for (const { of } of ownReasons(PLATFORM_CARD, figures, document)) {
        expect(of).toBeDefined()
        opened.beside += opens(of)
      }
    }
  expect(opened.parts).toBeGreaterThan(20)
  expect(opened.legs).toBeGreaterThan(50)
  expect(opened.beside).toBeGreaterThan(0)
})

async function goldenOf(kind: ReportKind) {
  const engine: ReportEngine<unknown> = ENGINES[kind]
  const folder = new URL(`golden/${kindFolder(kind)}/`, ARCHIVE_URL)
  return Promise.all(
    (await readdir(folder)).map(async (name) => {
      const month = parseMonth(name.replace('.gz', '').split('@')[1]!)!
      return engine.make(engine.decode(gunzipSync(await readFile(new URL(name, folder)))), month)
    }),
  )
}
