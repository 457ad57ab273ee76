/** Until when each kind of record holds: every expected validity is written by hand from domain §2.11. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../kit/calendar/window.ts'
import { type Validity, validityOf } from '../records/validity.ts'

const DAY = '2026-11-20'
type Row = [
  what: string,
  kind: PublicRecordKind,
  fields: Record<string, string | null>,
  validity: Validity | null,
  day?: string,
]

const ROWS: Row[] = [
  ['shown and open', 'ENFORCEMENT', { filedOn: '2019-01-01' }, 'CURRENT'],
  ['said to be closed', 'ENFORCEMENT', { filedOn: '2026-01-01', status: '已结案' }, 'PAST'],
  ['ended for want of assets', 'ENFORCEMENT', { filedOn: '2026-01-01', status: '终本' }, 'PAST'],
  ['without a day', 'ENFORCEMENT', { filedOn: null }, 'OPEN'],
  ['closed, without a day', 'ENFORCEMENT', { filedOn: null, status: '已结案' }, 'PAST'],
  ['filed', 'CASE_FILING', { filedOn: '2026-01-01', status: '审理中' }, 'CURRENT'],

  ['published two years ago less a day', 'DISHONEST', { publishedOn: '2024-11-21' }, 'CURRENT'],
  ['published two years ago', 'DISHONEST', { publishedOn: '2024-11-20' }, 'PAST'],
  ['filed alone', 'DISHONEST', { filedOn: '2026-01-01' }, 'CURRENT'],
  [
    'publication before filing',
    'DISHONEST',
    { publishedOn: '2024-12-01', filedOn: '2023-01-01' },
    'CURRENT',
  ],
  ['without a day', 'DISHONEST', {}, 'OPEN'],
  [
    'with violence, after two years',
    'DISHONEST',
    { publishedOn: '2023-01-01', behaviour: '以暴力、威胁方法妨碍、抗拒执行' },
    'OPEN',
  ],
  [
    'with several acts, after two years',
    'DISHONEST',
    { publishedOn: '2023-01-01', behaviour: '违反财产报告制度;其他规避执行' },
    'OPEN',
  ],
  [
    'with violence, after five years',
    'DISHONEST',
    { publishedOn: '2021-11-20', behaviour: '以暴力方法抗拒执行' },
    'PAST',
  ],
  [
    'one act, after two years',
    'DISHONEST',
    {
      publishedOn: '2023-01-01',
      behaviour: '有履行能力而拒不履行生效法律文书确定义务',
    },
    'PAST',
  ],

  ['not lifted', 'CONSUMPTION_LIMIT', { filedOn: '2018-05-05' }, 'CURRENT'],
  ['without a day', 'CONSUMPTION_LIMIT', {}, 'OPEN'],
  ['ended', 'TERMINATED_ENFORCEMENT', { endedOn: '2020-02-02' }, 'CURRENT'],

  [
    'to its last day',
    'EQUITY_FREEZE',
    { frozenFrom: '2024-01-01', frozenTo: '2026-11-20' },
    'CURRENT',
  ],
  [
    'a day after its last',
    'EQUITY_FREEZE',
    { frozenFrom: '2024-01-01', frozenTo: '2026-11-19' },
    'PAST',
  ],
  [
    'released',
    'EQUITY_FREEZE',
    { frozenFrom: '2026-01-01', frozenTo: '2028-12-31', status: '解冻' },
    'PAST',
  ],
  ['no end, within three years', 'EQUITY_FREEZE', { frozenFrom: '2023-11-21' }, 'CURRENT'],
  ['no end, three years', 'EQUITY_FREEZE', { frozenFrom: '2023-11-20' }, 'PAST'],
  [
    'an end beyond three years',
    'EQUITY_FREEZE',
    { frozenFrom: '2020-01-01', frozenTo: '2030-01-01' },
    'PAST',
  ],
  ['an end alone', 'EQUITY_FREEZE', { frozenTo: '2027-01-01' }, 'CURRENT'],
  ['no day', 'EQUITY_FREEZE', { status: '冻结' }, 'OPEN'],

  ['no end stated', 'ASSET_SEIZURE', { seizedFrom: '2026-06-01' }, 'OPEN'],
  ['no end, three years', 'ASSET_SEIZURE', { seizedFrom: '2023-11-20' }, 'PAST'],
  [
    'to its last day',
    'ASSET_SEIZURE',
    { seizedFrom: '2026-06-01', seizedTo: '2026-11-20' },
    'CURRENT',
  ],
  [
    'lifted before its last day',
    'ASSET_SEIZURE',
    { seizedFrom: '2026-06-01', seizedTo: '2029-05-31', seizureType: '解除查封' },
    'PAST',
  ],
  ['no day, lifted', 'ASSET_SEIZURE', { seizureType: '解除冻结' }, 'PAST'],

  ['listed', 'ABNORMAL_LIST', { putOn: '2020-01-01' }, 'CURRENT'],
  ['removed that day', 'ABNORMAL_LIST', { putOn: '2020-01-01', removedOn: '2026-11-20' }, 'PAST'],
  ['removed later', 'ABNORMAL_LIST', { putOn: '2020-01-01', removedOn: '2026-11-21' }, 'CURRENT'],
  [
    'removed, the day not told',
    'SERIOUS_VIOLATION',
    { putOn: '2020-01-01', removedReason: '已履行义务' },
    'PAST',
  ],
  ['without a day', 'SERIOUS_VIOLATION', { reason: '弄虚作假' }, 'OPEN'],

  ['in force', 'EQUITY_PLEDGE', { registeredOn: '2016-01-01', status: '有效' }, 'CURRENT'],
  ['out of force', 'EQUITY_PLEDGE', { registeredOn: '2016-01-01', status: '无效' }, 'PAST'],
  [
    'cancelled',
    'CHATTEL_MORTGAGE',
    { registeredOn: '2016-01-01', cancelledOn: '2020-01-01' },
    'PAST',
  ],
  ['accepted', 'BANKRUPTCY', { publishedOn: '2026-01-01', bankruptcyType: '破产清算' }, 'CURRENT'],
  ['no term of its own', 'JUDGMENT', { judgedOn: '2026-01-01' }, null],
  ['no term of its own', 'ADMIN_PENALTY', { decidedOn: '2026-01-01' }, null],
  // The day of a leap year has none in the year that its term ends.
  ['from 29 February', 'DISHONEST', { publishedOn: '2024-02-29' }, 'CURRENT', '2026-02-27'],
  ['from 29 February', 'DISHONEST', { publishedOn: '2024-02-29' }, 'PAST', '2026-02-28'],
]

describe('on the day of judgement', () => {
  it.each(ROWS)('%s: %s %o is %s', (_, kind, fields, validity, day = DAY) => {
    expect(validityOf(kind, fields, parseDay(day)!)).toBe(validity)
  })
})
