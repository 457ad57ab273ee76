/**
 * An invented enterprise whose report is as long as reports get: customers in every province, many goods at several rates,
 * partners that both buy and sell, red and void invoices, 36 months of both directions. Uploaded as any user would.
 */
import type { BodyOf } from '@xinjian/contract/endpoint'
import type { enterprise } from '@xinjian/contract/nouns/enterprise'
import { usccCheckCharacter } from '../../packages/format/src/uscc.ts'
import { random, zipf } from '../lib/random.ts'
import { ask } from './product.ts'

const TAX_NO = '914403001922038216'
const NAME = '深圳市示例百业贸易有限公司'
/** Of the contract's own type: a field that it calls otherwise does not compile. */
const FIRM: BodyOf<typeof enterprise.enterpriseSave> = {
  ...{ name: NAME, taxNo: TAX_NO },
  establishedOn: '2012-05-01',
}
const MONTHS = 36
const PER_MONTH = 110
/** A third of them on both sides. */
const PARTIES = 90
const TURNOVER = 8
const PROVINCES = [
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65',
].flatMap((all) => all.split(' '))
const GOODS = [
  '钢材',
  '电缆',
  '轴承',
  '水泵',
  '轮胎',
  '涂料',
  '纸箱',
  '布料',
  '茶叶',
  '面粉',
  '运输',
  '咨询',
]
const RATES = [13, 9, 6, 3, 0]
const HEADER =
  '数电发票号码,发票代码,发票号码,发票票种,开票日期,购方识别号,购买方名称,销方识别号,销方名称,税收分类编码,货物名称,金额,税率,税额,价税合计,发票状态'

/** Uploads both directions; resolves with the tax number when every row is booked. */
export async function uploadBroadEnterprise(base: string, token: string): Promise<string> {
  await ask(base, '/enterprise/save', FIRM, token)
  for (const direction of ['OUT', 'IN'] as const) {
    const form = new FormData()
    form.set('taxNo', TAX_NO)
    form.set('file', new Blob([csv(direction)]), `${direction}.csv`)
    const response = await fetch(`${base}/api/invoice/import/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    const { data, msg } = (await response.json()) as { data: { id: number }[]; msg: string }
    if (!data?.[0]) throw new Error(msg)
    await booked(base, token, data[0].id)
  }
  return TAX_NO
}

async function booked(base: string, token: string, id: number): Promise<void> {
  for (;;) {
    const { row, errors } = await ask<{ row: { status: string }; errors: unknown[] }>(
      base,
      '/invoice/import/detail',
      { id },
      token,
    )
    if (row.status === 'DONE' && errors.length === 0) return
    if (row.status === 'DONE' || row.status === 'FAILED') throw new Error(JSON.stringify(errors))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function csv(direction: 'OUT' | 'IN'): string {
  const { next, below } = random(direction === 'OUT' ? 1 : 2)
  const weight = zipf(PARTIES)
  const last = new Date()
  const lines = [HEADER]
  for (let m = MONTHS; m >= 1; m--) {
    for (let i = 0; i < PER_MONTH; i++) {
      const day = new Date(Date.UTC(last.getFullYear(), last.getMonth() - m, 1 + below(27)))
      const date = `${day.toISOString().slice(0, 10)} ${10 + below(14)}:${10 + below(50)}:00`
      // Every third is still made on tax-disk equipment, where numbers run on and invoices can be void.
      const disk = i % 3 === 0
      const serial = String(m * 1000 + i).padStart(8, '0')
      const side = direction === 'OUT' ? '44' : '31'
      const numbers = disk
        ? ['', `${side}00231130`, serial, '增值税专用发票']
        : [`${date.slice(2, 4)}${side}20000000${serial}`, '', '', '数电票（增值税专用发票）']
      // The largest partners of the first two years stay away in the last one, others come in their place.
      const seen = weight(next()) + (m > 12 ? 0 : TURNOVER)
      const party = partyOf(seen + (direction === 'OUT' ? 0 : (PARTIES * 2) / 3))
      const own = [TAX_NO, NAME]
      const goods = below(GOODS.length * 3)
      const rate = RATES[goods % RATES.length]!
      // More from year to year, three times as much of late, in round sums now and then, and often taken back: rules that
      // speak make a report longer.
      const growth = (1 + (MONTHS - m) / 24) * (m <= 2 ? 3 : 1)
      const size = (500_000 + below(9_500_000)) * growth
      const round = below(3) === 0 ? 1_000_000 : 1
      const fen = Math.ceil(size / round) * round * (below(m <= 2 ? 4 : 12) === 0 ? -1 : 1)
      const tax = Math.round((fen * rate) / 100)
      lines.push(
        [
          ...numbers,
          date,
          ...(direction === 'OUT' ? [...party, ...own] : [...own, ...party]),
          `1${String(100 + goods).padEnd(18, '0')}`,
          `*${GOODS[goods % GOODS.length]}*${GOODS[goods % GOODS.length]}${Math.floor(goods / GOODS.length) + 1}型`,
          (fen / 100).toFixed(2),
          `${rate}%`,
          (tax / 100).toFixed(2),
          ((fen + tax) / 100).toFixed(2),
          disk && below(9) === 0 ? '作废' : '正常',
        ].join(','),
      )
    }
  }
  return `${lines.join('\r\n')}\r\n`
}

function partyOf(index: number): [taxNo: string, name: string] {
  const province = PROVINCES[index % PROVINCES.length]!
  const first17 = `91${province}0100MA5${String(10_000 + index)}0`.slice(0, 17).padEnd(17, '0')
  return [
    `${first17}${usccCheckCharacter(first17)}`,
    `示例往来${index + 1}号国际供应链管理（集团）股份有限公司`,
  ]
}
