import { expect, it } from 'vitest'
import { visitsOf } from './visits.ts'

/** `HH:MM who action object`, the newest first; a purpose behind a slash. */
const look = (line: string) => {
  const [time, who, action, rest] = line.split(' ') as [string, string, string, string]
  const [object, purpose] = rest.split('/') as [string, string?]
  return {
    at: new Date(`2026-10-08T${time}:00Z`),
    who,
    action,
    object: object.replace('_', ' '),
    purpose: purpose ?? null,
  }
}
const told = (lines: readonly string[]) =>
  visitsOf(lines.map(look)).map(({ who, from, to, looks }) =>
    [from.slice(11, 16), to.slice(11, 16), who, ...looks.map((l) => l.action)].join(' '),
  )

it.each([
  ['nothing is no visit', [], []],
  [
    'what one person did at one report is one visit, told in the order it was done',
    ['09:20 demo 下载pdf 报告_A', '09:05 demo 查看明细 报告_A', '09:00 demo 查看报告 报告_A'],
    ['09:00 09:20 demo 查看报告 查看明细 下载pdf'],
  ],
  [
    'half an hour between two looks is the same visit, a minute more is another',
    ['10:01 demo 下载pdf 报告_A', '09:30 demo 查看明细 报告_A', '09:00 demo 查看报告 报告_A'],
    ['10:01 10:01 demo 下载pdf', '09:00 09:30 demo 查看报告 查看明细'],
  ],
  [
    'it lasts as long as its looks follow each other',
    ['10:15 demo c 报告_A', '09:50 demo b 报告_A', '09:25 demo a 报告_A', '09:00 demo 0 报告_A'],
    ['09:00 10:15 demo 0 a b c'],
  ],
  [
    'another person, and another report, is another visit, though they run side by side',
    ['09:03 staff c 报告_A', '09:02 demo d 报告_B', '09:01 staff a 报告_A', '09:00 demo b 报告_A'],
    ['09:01 09:03 staff a c', '09:02 09:02 demo d', '09:00 09:00 demo b'],
  ],
  [
    'what was collected of a firm is one thing, whichever part is looked at',
    ['09:02 demo 导出 采集数据：缴款信息', '09:00 demo 查看 采集数据：欠税信息'],
    ['09:00 09:02 demo 查看 导出'],
  ],
  [
    'links that were given for different purposes are different visitors',
    [
      '09:02 分享链接 b 报告_A/贷审会',
      '09:01 分享链接 a 报告_A/总行',
      '09:00 分享链接 0 报告_A/贷审会',
    ],
    ['09:00 09:02 分享链接 0 b', '09:01 09:01 分享链接 a'],
  ],
  [
    'who shares it for a purpose is still on the same visit',
    ['09:02 demo 分享报告 报告_A/总行', '09:00 demo 查看报告 报告_A'],
    ['09:00 09:02 demo 查看报告 分享报告'],
  ],
])('%s', (_, looks, visits) => expect(told(looks)).toEqual(visits))

it('keeps of each look when, what, at what and what for', () =>
  expect(visitsOf([look('09:00 demo 分享报告 报告_A/总行')])).toEqual([
    {
      who: 'demo',
      from: '2026-10-08T09:00:00.000Z',
      to: '2026-10-08T09:00:00.000Z',
      looks: [
        { at: '2026-10-08T09:00:00.000Z', action: '分享报告', object: '报告 A', purpose: '总行' },
      ],
    },
  ]))
