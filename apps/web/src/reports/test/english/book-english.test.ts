import { catalogueOfParts } from '@xinjian/engine/kit/desk'
import { TAX_PARTS } from '@xinjian/engine/tax/desk/sources'
import { beforeAll, expect, it } from 'vitest'
import { inEnglish } from '../../english/dictionary.ts'
import { loadEnglish } from '../../english/english.ts'

beforeAll(loadEnglish)

it.each([
  '按本机构设定的界限判断：R-038 客户过度集中、R-022 节假日开票。',
  '本机构停用，未判断：R-005 逾期申报。',
  '按平台设定的界限判断：R-001 当前欠税、R-057 长期亏损仍扩张、R-009 少申报(票大于税)。',
  '平台停用，未判断：R-002 非正常户。',
  '平台停用，按本机构决定仍判断：R-003 信用D级。',
])('%s is said in English', (note) => expect(inEnglish(note)).not.toMatch(/[\u3400-\u9fff]/))

it('conditions are said with whatever numbers a book sets', () => {
  const rules = catalogueOfParts(TAX_PARTS).filter(({ limits }) => limits.length > 0)
  expect(rules.length).toBeGreaterThan(25)
  const unsaid = rules.filter(({ threshold }) => /[\u3400-\u9fff]/.test(inEnglish(threshold)))
  expect(unsaid.map(({ id }) => id)).toEqual([])
})
