/** 股东信息, as registered with the bureau. Natural persons are shown and searched without their names (domain §7.2). */
import { maskIdNo, maskName } from '@xinjian/format'
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'

const masked = (value: unknown): string | null => (value ? maskIdNo(String(value)) : null)

export const shareholder = flatDataset({
  table: 'shareholder',
  part: 'SHAREHOLDERS',
  snapshot: true,
  collect: { mandatory: false, weight: 1 },
  key: (r) => `${text(r.name)}/${text(r.idNo) ? maskIdNo(String(r.idNo)) : ''}`,
  columns: {
    name: { from: 'name', otherwise: '', fact: 'name', zh: '股东', en: 'Shareholder' },
    kind: { from: 'type', fact: 'kind', zh: '类型', en: 'Kind' },
    id_masked: { from: 'idNo', read: masked, zh: '证件号码', en: 'Document no.' },
    ratio: { kind: 'percent', from: 'ratio', fact: 'ratio', zh: '持股比例', en: 'Share' },
    subscribed_wan: {
      kind: 'wan',
      from: 'subscribedWan',
      fact: 'subscribedWan',
      zh: '认缴（万元）',
      en: 'Subscribed (10k)',
    },
    paid_wan: {
      kind: 'wan',
      from: 'paidWan',
      fact: 'paidWan',
      zh: '实缴（万元）',
      en: 'Paid in (10k)',
    },
    subscribed_on: {
      kind: 'date',
      from: 'subscribeDate',
      fact: 'subscribedOn',
      zh: '认缴日期',
      en: 'Subscribed on',
    },
    note: { from: 'note', zh: '备注', en: 'Note' },
  },
  order: 'r.ratio desc nulls last, r.row_key',
  // A person is not found by a name that is not shown.
  search: ["case when r.kind like '%自然人%' then '' else r.name end", 'r.kind'],
  shown: (cells) =>
    String(cells.kind).includes('自然人')
      ? { ...cells, name: maskName(String(cells.name)) }
      : cells,
})
