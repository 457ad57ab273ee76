/** Same name is not same firm: a made world whose truth stands in the table. */
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { describe, expect, it } from 'vitest'
import { type KnownFirm, matchOf } from './match.ts'

/** In Shenzhen, renamed once, moved from Hubei. */
const FIRM: KnownFirm = {
  name: '示例五金（深圳）有限公司',
  taxNo: '91420100MA0000001X',
  registrationNo: '440301100000001',
  formerNames: ['武汉示例五金有限公司'],
  provinces: ['42', '44'],
  legalRep: '王小明',
  holders: ['李大海', '示例投资有限公司'],
  address: '广东省深圳市南山区示例路1号',
}
const OTHER = '91330100MA0000002X'

const record = (
  subject: AnswerRecord['subject'],
  fields: AnswerRecord['fields'] = {},
  kind: AnswerRecord['kind'] = 'ENFORCEMENT',
): AnswerRecord => ({ kind, fields, subject, item: {} })

const NAME = '示例五金(深圳)有限公司'

describe('whose a record is', () => {
  it.each<[string, AnswerRecord['subject'], 'CODE' | 'NAME' | null]>([
    ['its code', { name: NAME, code: FIRM.taxNo }, 'CODE'],
    ['its code, written small and with spaces', { code: ' 91420100ma0000001x ' }, 'CODE'],
    ['its organisation code', { name: NAME, code: 'MA000000-1' }, 'CODE'],
    ['its registration number', { name: NAME, code: '440301100000001' }, 'CODE'],
    ['its code under a name it does not bear', { name: '别家有限公司', code: FIRM.taxNo }, 'CODE'],
    ['another code under its name', { name: NAME, code: OTHER }, null],
    ['the number of a person under its name', { name: NAME, code: '440300199001011234' }, null],
    ['a masked code that cannot be its own', { name: NAME, code: '9133****0002X' }, null],
    ['a masked code that may be its own', { name: NAME, code: '9142********001X' }, 'NAME'],
    ['a masked code that may be, without a name', { code: '9142********001X' }, null],
    ['its name alone', { name: NAME }, 'NAME'],
    ['its name in full width with marks', { name: '<em>示例五金</em>（深圳） 有限公司' }, 'NAME'],
    ['its name beside a number of the vendor', { name: NAME, code: '0-22' }, 'NAME'],
    ['its former name', { name: '武汉示例五金有限公司' }, 'NAME'],
    ['a name that begins alike', { name: '示例五金（深圳）有限公司南山分公司' }, null],
    ['a name that lacks its place', { name: '示例五金有限公司' }, null],
    ['the former name of another', { name: '杭州示例五金有限公司' }, null],
    ['nobody', {}, null],
  ])('%s', (_, subject, level) => expect(matchOf(record(subject), FIRM)?.level ?? null).toBe(level))
})

describe('what speaks for a record without a code, and against it', () => {
  const signs = (fields: AnswerRecord['fields'], kind: AnswerRecord['kind'] = 'ENFORCEMENT') => {
    const match = matchOf(record({ name: NAME }, fields, kind), FIRM)
    return [match?.for, match?.against]
  }

  it.each<[string, AnswerRecord['fields'], AnswerRecord['kind'], string[], string[]]>([
    ['a case in its province', { caseNo: '（2026）粤0304执12号' }, 'ENFORCEMENT', ['REGION'], []],
    ['a case where it came from', { caseNo: '(2019)鄂0102执7号' }, 'ENFORCEMENT', ['REGION'], []],
    ['a case elsewhere', { caseNo: '(2026)浙0104执9号' }, 'ENFORCEMENT', [], ['REGION']],
    ['a case of the supreme court', { caseNo: '(2025)最高法民终1号' }, 'JUDGMENT', [], []],
    ['its legal representative', { legalRep: '王小明' }, 'DISHONEST', ['LEGAL_REP'], []],
    ['another one', { legalRep: '王大明' }, 'DISHONEST', [], ['LEGAL_REP']],
    ['who is restricted with it', { person: '王小明' }, 'CONSUMPTION_LIMIT', ['LEGAL_REP'], []],
    ['a shareholder', { defendant: '示例五金，李大海' }, 'JUDGMENT', ['SHAREHOLDER'], []],
    ['strangers beside it', { defendant: '赵六' }, 'JUDGMENT', [], []],
    ['nothing', {}, 'ENFORCEMENT', [], []],
  ])('%s', (_, fields, kind, forIt, against) =>
    expect(signs(fields, kind)).toEqual([['NAME', ...forIt], against]),
  )
})
