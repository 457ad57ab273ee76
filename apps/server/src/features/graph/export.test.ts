/** What the files of a query say of circles that its findings leave out. */

import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { GraphAnswer } from './answer/packed.ts'
import { exportOf } from './export.ts'

const answerWith = (told: number): GraphAnswer => ({
  ...{ queryNo: 'GRA20261201000000AAAA', at: '2026-12-01T00:00:00Z', charged: true },
  ...{ enterpriseName: '示例公司', taxNo: '91440300AAAAAAAA1X', view: 'SUPPLY', levels: 3 },
  ...{ sources: [], nodes: [], edges: [], folded: [], cut: [], findings: [] },
  circles: { byLength: [{ length: 2, count: 508 }], complete: true, ofCentre: 20, told },
})
const said = async (
  answer: GraphAnswer,
  format: 'csv' | 'graphml',
  language: 'zh' | 'en' = 'zh',
): Promise<string> => {
  const { body } = exportOf(answer, { format, language })
  return Buffer.isBuffer(body) ? body.toString('utf8') : text(body as Readable)
}

it.each(['csv', 'graphml'] as const)('%s', async (format) => {
  expect(await said(answerWith(120), format)).toContain('列出120个，其余388个未列出')
  expect(await said(answerWith(120), format, 'en')).toContain('388')
  expect(await said(answerWith(120), format, 'en')).not.toContain('未列出')
  expect(await said(answerWith(508), format)).not.toContain('未列出')
})
